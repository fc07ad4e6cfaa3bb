import { type Sheet, say, type Words } from '../../views/index.ts';
import type { Ink } from './ink.ts';
import { type Column, cell, heading, PAGE, paragraph, row } from './table.ts';

/** A word as a shell takes it. */
export const quoted = (word: string): string =>
  /^[\w./:@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** How to ask why, with names that this very sheet has. */
export const askText = (words: Words, sheet: Sheet, command: string, ink: Ink): readonly string[] => {
  const { ask, labels } = words;
  const last = sheet.running.home.length;
  const number = last > 0 ? `running.${last}.home` : 'score.home';
  const ruling = sheet.rulings.find((line) => line.kind === 'goal-counted') ?? sheet.rulings[0];
  const asked: readonly (readonly [string, string])[] = [
    ['list', ask.list],
    [number, ask.number],
    ...(ruling === undefined ? [] : [[ruling.id, say(ask.ruling, { n: ruling.id })] as const]),
  ];
  const columns: readonly Column[] = [{ width: 18 }, { width: PAGE - 24, wraps: true }];
  const lines = asked.flatMap(([name, says]) => row(columns, [cell(name, 'strong'), cell(says, 'quiet')], ink));
  return [
    heading(labels.why, ask.any, ink),
    ...paragraph(`${command} --why ${labels.name.toUpperCase()}`, '  ', ink, 'strong'),
    ...lines.map((line) => `    ${line}`),
  ];
};
