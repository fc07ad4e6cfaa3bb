import type { Schema } from '../log/index.ts';
import { SAYING_KINDS } from '../words/index.ts';
import { FORMS } from './forms.ts';
import { ENVELOPE, GIVEN_GAME, TEAM, THEN_GAME, type Vocabulary, WHEN_GAME } from './vocabulary.ts';
import { GIVEN_LINEUP, THEN_LINEUP, WHEN_LINEUP } from './vocabulary-lineup.ts';
import { GIVEN_PLACEMENT, THEN_PLACEMENT, WHEN_PLACEMENT } from './vocabulary-placement.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

const propertiesOf = (vocabulary: Vocabulary): Schema =>
  Object.fromEntries(
    Object.entries(vocabulary).map(([key, { form, says }]) => [key, { description: says, ...FORMS[form].schema }]),
  );

const recordOf = (vocabulary: Vocabulary, more: Schema = {}): Schema => ({
  type: 'object',
  properties: { ...propertiesOf(vocabulary), ...more },
  additionalProperties: false,
});

/** The sayings of a step: any particulars or none; a side alone is enough for some. */
const SAYINGS_OF_STEP: Schema = Object.fromEntries(
  SAYING_KINDS.filter((kind) => kind !== 'game-opened').map((kind) => [kind, { type: ['object', 'string', 'null'] }]),
);

const expected = (vocabulary: Vocabulary): Schema => ({
  anyOf: [
    { const: 'unknown' },
    {
      type: 'object',
      minProperties: 1,
      additionalProperties: { anyOf: [{ const: 'unknown' }, { ...recordOf(vocabulary), minProperties: 1 }] },
    },
  ],
});

const givenOf = (vocabulary: Vocabulary): Schema => ({ anyOf: [{ type: 'string' }, recordOf(vocabulary)] });

const envelopeOf = (
  kind: 'game' | 'lineup' | 'placement',
  given: Vocabulary,
  step: Schema,
  then: Vocabulary,
): Schema => ({
  if: { properties: { kind: { const: kind } } },
  then: {
    properties: {
      given: givenOf(given),
      when: { anyOf: [{ type: 'null' }, ...(kind === 'placement' ? [step] : []), { type: 'array', items: step }] },
      then: expected(then),
    },
  },
});

const ONE_CASE: Schema = {
  ...recordOf(ENVELOPE, { kind: { enum: ['game', 'lineup', 'placement', 'row', 'event'] } }),
  required: ['id', 'kind', 'given', 'then'],
  allOf: [
    envelopeOf('game', GIVEN_GAME, recordOf(WHEN_GAME, SAYINGS_OF_STEP), THEN_GAME),
    envelopeOf('lineup', GIVEN_LINEUP, recordOf(WHEN_LINEUP), THEN_LINEUP),
    envelopeOf('placement', GIVEN_PLACEMENT, recordOf(WHEN_PLACEMENT), THEN_PLACEMENT),
  ],
};

/** The JSON Schema of a case file: one case, a list of them, or `{ cases: [...] }`. */
export const schemaOfCase = (): Schema => ({
  $schema: DRAFT,
  title: 'Chukker cases',
  $defs: { team: recordOf(TEAM), case: ONE_CASE },
  anyOf: [
    { $ref: '#/$defs/case' },
    { type: 'array', minItems: 1, items: { $ref: '#/$defs/case' } },
    { type: 'object', required: ['cases'], properties: { cases: { type: 'array', items: { $ref: '#/$defs/case' } } } },
  ],
});

/** The JSON Schema of a line-up file: the keys of `given` at the top, with `when`, `edition` and `with`. */
export const schemaOfLineup = (): Schema => ({
  $schema: DRAFT,
  title: 'Chukker line-up',
  $defs: { team: recordOf(TEAM), case: ONE_CASE },
  anyOf: [
    { $ref: '#/$defs/case' },
    recordOf(GIVEN_LINEUP, {
      id: { type: 'string' },
      title: { type: 'string' },
      edition: { type: 'string' },
      with: { type: ['array', 'string'] },
      when: { anyOf: [{ type: 'null' }, { type: 'array', items: recordOf(WHEN_LINEUP) }] },
    }),
  ],
});
