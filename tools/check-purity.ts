import { editionNames, impurities } from './purity.ts';
import { conclude, coreFolders, filesUnder, isTest, isTypeScript, read } from './sources.ts';

const core = coreFolders()
  .flatMap(filesUnder)
  .filter((file) => isTypeScript(file) && !isTest(file));
const outsideTheBook = filesUnder('src').filter((file) => !file.startsWith('src/rulebook/') && !isTest(file));

conclude('purity', core.length, 'files of the core', [
  ...core.flatMap((file) => impurities(file, read(file))),
  ...outsideTheBook.flatMap((file) => editionNames(file, read(file))),
]);
