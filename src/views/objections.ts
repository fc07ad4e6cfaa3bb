import type { Objection, ProvisionId } from '../rulebook/index.ts';
import { isNamed } from './named.ts';
import { say, type Words } from './words/index.ts';

/** An objection as people read it. */
export interface Reason {
  readonly why: Objection['why'];
  readonly says: string;
  readonly provision: ProvisionId;
}

/** Offices stand in an objection by the names that calls use. */
const inWords = (words: Words, { why, with: about }: Objection): Objection['with'] => {
  if (why !== 'wrong-office') return about;
  const office = (name: string): string => (isNamed(words.offices, name) ? words.offices[name] : name);
  const may = (about['may'] ?? '').split(', ').map(office);
  return { ...about, office: office(about['office'] ?? ''), may: may.join(', ') };
};

/** The sentence for an objection, with its names and figures. */
export const objectionSays = (words: Words, objection: Objection): string => {
  const { why, under } = objection;
  const special = `${why} under ${under}`;
  const sentence = isNamed(words.objectionsUnder, special) ? words.objectionsUnder[special] : words.objections[why];
  return say(sentence, inWords(words, objection));
};

export const reasonOf = (words: Words, objection: Objection): Reason => ({
  why: objection.why,
  says: objectionSays(words, objection),
  provision: objection.under,
});
