import { pairing } from './pairs.ts';
import { conclude, filesUnder } from './sources.ts';

const { pairs, complaints } = pairing([...filesUnder('src'), ...filesUnder('cases')]);
conclude('pairs', pairs, 'rule families with their cases', complaints);
