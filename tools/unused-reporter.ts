import type { ReporterOptions } from 'knip';

/** Says in one line what knip looked at; names each thing that nobody uses. */
export default function report({ issues, counters, configurationHints }: ReporterOptions): void {
  const unused = Object.entries(issues).flatMap(([kind, byFile]) =>
    Object.entries(byFile).flatMap(([file, bySymbol]) =>
      Object.keys(bySymbol).map((symbol) => `${file}  ${kind}: ${symbol}`),
    ),
  );
  if (counters.processed === 0) throw new Error('unused: nothing to look at, which cannot be right');
  for (const line of unused) console.error(line);
  for (const { type, identifier } of configurationHints) console.error(`knip.json  ${type}: ${String(identifier)}`);
  console.log(`unused: ${counters.processed} files, ${unused.length === 0 ? 'all well' : `${unused.length} to mend`}`);
}
