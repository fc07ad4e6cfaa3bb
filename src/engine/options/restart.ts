import type { Book } from '../../rulebook/index.ts';
import { choiceOpen, isHit } from '../restarts.ts';
import type { State } from '../state.ts';
import { type Option, optionsAt } from './option.ts';

/** How play may begin or resume: by the restart that is due, once nothing is open (20, 22). */
export const restartOptions = (_book: Book, state: State, moment: Option['moment']): readonly Option[] => {
  const option = optionsAt(moment);
  const { restart, shot, phase } = state;
  const isHitIn = (kind: string | undefined): boolean => kind === 'hit-in' || kind === 'hit-in-forward';
  const near = option('too-near', 'restart.too-near');
  if (phase === 'in-play') return isHitIn(shot?.kind) ? [near] : [];
  if ((phase !== 'dead' && phase !== 'between') || state.foul !== undefined) {
    return phase === 'dead' && restart?.called === true && isHitIn(restart.kind) ? [near] : [];
  }
  if (!isHit(restart)) return [option('throw-in', restart?.under ?? 'play.begins')];
  if (choiceOpen(restart)) return [];
  const delayed = isHitIn(restart.kind) ? 'restart.delayed-hit-in' : 'restart.delayed-hit';
  return [
    ...(restart.called ? [option('hit', 'penalty.procedure')] : [option('play', 'penalty.procedure')]),
    option('delayed', delayed),
    option('teed', 'restart.teed'),
    ...(restart.called && phase === 'dead' && isHitIn(restart.kind) ? [near] : []),
  ];
};
