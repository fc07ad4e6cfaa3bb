import type { ProvisionId } from '../rulebook/index.ts';

/** A list with something in it: a working without a line, or a number without a provision, does not compile. */
export type Some<T> = readonly [T, ...T[]];

/** The answer to "why?": what was asked, how it came about, and the provisions that it stands under. */
export interface Why {
  /** The name by which it is asked: `running.3.home`, or `12` for the twelfth ruling. */
  readonly id: string;
  /** What it is, in a few words. */
  readonly title: string;
  /** As it is printed. */
  readonly shown: string;
  /** How it came about, in sums and sentences that a person can follow. */
  readonly working: Some<string>;
  readonly provisions: Some<ProvisionId>;
}

/** A printed number. It is made together with its working, so that none can be printed without. */
export interface Figure extends Why {
  /** The number for programs: goals as numbers (1.5), times and ordinals as text, nothing where it is not known. */
  readonly value: number | string | null;
}

/** The same list, or another when nothing is in it. */
export const some = <T>(list: readonly T[], otherwise: T): Some<T> => {
  const [first, ...rest] = list;
  return first === undefined ? [otherwise] : [first, ...rest];
};

const isFigure = (value: object): value is Figure => 'working' in value && 'value' in value;

/** Every figure in a part of a view, in the order in which it stands there; each name once. */
export const figuresIn = (view: unknown): readonly Figure[] => {
  const found = new Map<string, Figure>();
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if (!isFigure(value)) for (const part of Object.values(value)) walk(part);
    else if (!found.has(value.id)) found.set(value.id, value);
  };
  walk(view);
  return [...found.values()];
};
