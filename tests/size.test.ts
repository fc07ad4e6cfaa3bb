import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** What may be sent to a tablet, in bytes, gzipped: it is fetched beside a field, over whatever network there is. */
const MOST = 60_000;

test(`engine, log, line-ups, ground and one book take at most ${MOST} bytes, gzipped`, async () => {
  const lib = { entry: 'tests/runtimes/core.ts', formats: ['es' as const] };
  const built = await build({ logLevel: 'silent', configFile: false, build: { lib, write: false, minify: true } });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  const size = gzipSync(bundle.output[0].code, { level: 9 }).length;
  console.log(`engine, log, lineup, ground and one book: ${size} bytes gzipped`);
  // A bundle that lost a layer would be small.
  expect(bundle.output[0].exports).toEqual(['engine', 'ground', 'lineup', 'log', 'rulebook']);
  for (const name of ['replay', 'offSideLine', 'openLineUps', 'checkSeal', 'SHELF', 'report'])
    expect(bundle.output[0].code).toContain(name);
  expect(size).toBeLessThanOrEqual(MOST);
}, 60_000);
