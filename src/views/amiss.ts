import type { Judged } from '../engine/index.ts';
import type { Objection } from '../rulebook/index.ts';
import { type Reason, reasonOf } from './objections.ts';
import { momentName, type Page } from './page.ts';
import { sayingOf } from './sayings.ts';
import { say } from './words/index.ts';

/** Something that is not in order: a call set aside, one that was insisted on, or a line-up in breach. */
export interface Amiss {
  readonly kind: 'set-aside' | 'insisted' | 'breach';
  /** The call, counted in the order of judging from 1. */
  readonly call: number;
  /** What was said, and of which moment. */
  readonly says: string;
  /** What became of it. */
  readonly stands: string;
  readonly reasons: readonly Reason[];
  readonly judged: Judged;
}

const whenSaid = (page: Page, { call: { said } }: Judged): string => {
  if (!('chukker' in said) || typeof said.chukker !== 'number') return '';
  const clock = 'clock' in said ? (said.clock as Parameters<typeof momentName>[2]) : undefined;
  return ` (${momentName(page, said.chukker, clock)})`;
};

const told = (page: Page, judged: Judged, at: number, objections: readonly Objection[], kind: Amiss['kind']): Amiss => {
  const { amiss, offices } = page.words;
  const { by, insist } = judged.call;
  return {
    kind,
    call: at + 1,
    says: `${sayingOf(page, judged.call)}${whenSaid(page, judged)}`,
    stands: say(amiss[kind], { office: offices[by], reason: insist ?? '' }),
    reasons: objections.map((found) => reasonOf(page.words, found)),
    judged,
  };
};

/** Everything that is not in order, in the order of the calls. */
export const amissOf = (page: Page): readonly Amiss[] =>
  page.game.judged.flatMap((judged, at): Amiss[] => {
    const breaches = judged.rulings.flatMap((ruling) => (ruling.kind === 'breach' ? [ruling.objection] : []));
    const breach = breaches.length === 0 ? [] : [told(page, judged, at, breaches, 'breach')];
    if (judged.grade !== 'out-of-order') return breach;
    return [told(page, judged, at, judged.objections, judged.insisted ? 'insisted' : 'set-aside'), ...breach];
  });
