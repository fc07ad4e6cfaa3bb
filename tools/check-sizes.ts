import { LONGEST_FILE, LONGEST_FUNCTION, type Size, sizesOf } from './sizes.ts';
import { conclude, filesUnder, isTest, isTypeScript, read } from './sources.ts';

const files = filesUnder('src').filter((file) => isTypeScript(file) && !isTest(file));
const sizes = files.map((file) => sizesOf(file, read(file)));

const byLength = (list: readonly Size[]): Size[] => [...list].sort((a, b) => b.lines - a.lines);
const longestFiles = byLength(sizes.map((size) => size.whole));
const longestFunctions = byLength(sizes.flatMap((size) => size.functions));

const tooLong = (list: readonly Size[], most: number) =>
  list
    .filter((size) => size.lines > most)
    .map(({ file, line, name, lines }) => ({ file, line, text: `${name} has ${lines} lines; ${most} is the most` }));

const five = (list: readonly Size[], label: (size: Size) => string): string => list.slice(0, 5).map(label).join(', ');
console.log(`longest files: ${five(longestFiles, ({ file, lines }) => `${file} ${lines}`)}`);
console.log(`longest functions: ${five(longestFunctions, ({ file, name, lines }) => `${name} (${file}) ${lines}`)}`);
conclude('sizes', files.length, 'files', [
  ...tooLong(longestFiles, LONGEST_FILE),
  ...tooLong(longestFunctions, LONGEST_FUNCTION),
]);
