import type { Game, Judged } from '../../engine/index.ts';
import { asCallId, type Call, type Corrected, isEdit } from '../../log/index.ts';
import { type LogWords, objectionSays, pageOf, say, sayingOf, type Words } from '../../views/index.ts';

/** A call in a sentence: its name, what was said, from which seat. */
const callSays = (game: Game, words: Words, judged: Pick<Judged, 'call'>): string => {
  const { call } = judged;
  return `${asCallId(call.id)} (${words.offices[call.seat]}): ${sayingOf(pageOf(game, words), call)}`;
};

/** What a call said; of a correction, what it corrects and how. */
export const anySays = (game: Game, words: Words, log: LogWords, call: Call): string => {
  if (!isEdit(call)) return sayingOf(pageOf(game, words), call);
  const { device, count } = call.said.call;
  const corrected = say(log.kinds[call.said.kind], { call: `${device}:${count}` });
  if (call.said.kind === 'withdraw') return corrected;
  return `${corrected}: ${sayingOf(pageOf(game, words), { ...call, said: call.said.said as Call['said'] })}`;
};

/** Calls that only confirmed what another seat had said. */
export const confirmations = (game: Game, words: Words): readonly string[] =>
  game.judged.flatMap((one) =>
    one.rulings.flatMap((ruling) =>
      ruling.kind === 'confirmed' ? [`${callSays(game, words, one)} = ${ruling.call}`] : [],
    ),
  );

const isDisagreement = ({ objections, insisted }: Judged): boolean =>
  !insisted && objections.some(({ why }) => why === 'said-otherwise');

/** Calls that say otherwise than another seat, and wait. */
export const disagreements = (game: Game, words: Words): readonly string[] =>
  game.judged.flatMap((one) => {
    const first = one.objections.find(({ why }) => why === 'said-otherwise')?.with?.['call'];
    return isDisagreement(one) ? [`${callSays(game, words, one)} ≠ ${first ?? ''}`] : [];
  });

/** One correction of a call, and whether it holds. */
const correctionSays = (
  game: Game,
  words: Words,
  log: LogWords,
  { root, edits }: Corrected,
  edit: Corrected['edits'][number],
): string => {
  const says =
    edit.said.kind === 'withdraw'
      ? say(log.kinds.withdraw, { call: asCallId(root.id) })
      : sayingOf(pageOf(game, words), { ...root, said: edit.said.said } as typeof root);
  const holds = edit === edits.at(-1) ? log.merge.inForce : log.merge.notInForce;
  return `${asCallId(edit.id)} (${words.offices[edit.seat]}): ${says} [${holds}]`;
};

/** Calls with two corrections that had not seen each other: both are shown. */
export const doubles = (game: Game, words: Words, log: LogWords): readonly string[] =>
  [...game.standing.corrected.values()].flatMap((corrected) =>
    corrected.double.map((edit) => correctionSays(game, words, log, corrected, edit)),
  );

/** Corrections that correct nothing, with the reason. */
export const astray = (game: Game, log: LogWords): readonly string[] =>
  game.standing.astray.map(({ edit, why }) => {
    const { device, count } = edit.said.call;
    return `${asCallId(edit.id)} → ${device}:${count}: ${log.astray[why]}`;
  });

/** Everything that people have to settle before the sheet can be signed; empty when it can. */
export const toSettle = (game: Game, words: Words, log: LogWords): readonly string[] => {
  const page = pageOf(game, words);
  const aside = game.judged.flatMap((one) => {
    if (one.grade !== 'out-of-order' || one.insisted) return [];
    const sentence = isDisagreement(one) ? log.seal.disagreement : log.seal.setAside;
    const against = one.objections.map((objection) => objectionSays(words, objection)).join(' ');
    return [say(sentence, { call: asCallId(one.call.id), says: `${sayingOf(page, one.call)} – ${against}` })];
  });
  const twice = [...game.standing.corrected.values()].flatMap(({ root, double }) =>
    double.length === 0 ? [] : [say(log.seal.double, { call: asCallId(root.id) })],
  );
  return [...aside, ...twice];
};
