import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PAGES } from './pages.ts';

for (const [file, page] of Object.entries(PAGES)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page());
  console.log(`wrote ${file}`);
}
