import type { Schema } from '../log/index.ts';

const GOALS: Schema = { type: 'number', multipleOf: 0.5 };
const TEXT: Schema = { type: 'string', minLength: 1 };
const COUNT: Schema = { type: 'integer', minimum: 0 };
const FLAG: Schema = { type: 'boolean' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const pairOf = (items: Schema): Schema => ({ type: 'array', items, minItems: 2, maxItems: 2 });
const tableOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });

const SPOT: Schema = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };

const NEWCOMER: Schema = {
  type: 'object',
  properties: { id: TEXT, name: TEXT, rating: orNull(GOALS) },
  required: ['name'],
  additionalProperties: false,
};
const RIDER: Schema = { anyOf: [TEXT, GOALS, NEWCOMER] };
const RIDERS: Schema = {
  anyOf: [listOf({ anyOf: [GOALS, TEXT, NEWCOMER] }), tableOf(orNull(GOALS)), { type: 'null' }],
};
const MOMENT = '^\\d{1,3}(\\s+\\d{1,2}:[0-5]\\d(\\.\\d{1,3})?)?$';
const PLAYED = '^\\d{1,3}\\s+\\d{1,2}:[0-5]\\d(\\.\\d{1,3})?$';

/** The forms that values of a case take: what each is called in the guide, and its schema. */
export const FORMS = {
  pair: { says: '[home, away]', schema: pairOf(orNull(GOALS)) },
  'pair-or-number': { says: 'number, or [home, away]', schema: { anyOf: [orNull(GOALS), pairOf(orNull(GOALS))] } },
  pairs: { says: 'list of [home, away]', schema: listOf(pairOf(GOALS)) },
  flag: { says: 'true or false', schema: FLAG },
  flags: { says: 'list of true or false', schema: listOf(FLAG) },
  count: { says: 'whole number', schema: COUNT },
  'count-or-pair': { says: 'whole number, or [home, away]', schema: { anyOf: [COUNT, pairOf(COUNT)] } },
  number: { says: 'number in steps of 0.5', schema: GOALS },
  text: { says: 'text', schema: TEXT },
  word: { says: 'word', schema: orNull(TEXT) },
  words: { says: 'list of words, each of which must be there', schema: listOf({ type: ['string', 'number'] }) },
  'riders-goals': { says: '{ rider: goals }, any of them', schema: tableOf(COUNT) },
  'named-words': { says: '{ rider: list of riders }', schema: tableOf(listOf({ type: ['string', 'number'] })) },
  grades: { says: 'list of grades, one a step', schema: listOf(TEXT) },
  limits: { says: '[lower, upper]', schema: pairOf(orNull(GOALS)) },
  'riders-given': { says: '[6, 1, 1, 0], or { Ann: 6, Ben: 1 }, or a list of { name, rating }', schema: RIDERS },
  team: { says: 'team (keys below), or its total', schema: { anyOf: [GOALS, { $ref: '#/$defs/team' }] } },
  named: {
    says: 'name, rating, or { name, rating }; or a list of two',
    schema: { anyOf: [RIDER, { ...listOf(RIDER), maxItems: 2 }] },
  },
  moment: {
    says: '3 or 3 7:12',
    schema: {
      anyOf: [
        { type: 'integer', minimum: 0 },
        { type: 'string', pattern: MOMENT },
      ],
    },
  },
  'moment-or-pause': {
    says: 'between, during or 3 4:10',
    schema: { anyOf: [{ enum: ['between', 'during'] }, { type: 'string', pattern: PLAYED }] },
  },
  silk: { says: '{ colour: "#f6c700", second, pattern }', schema: { type: 'object', required: ['colour'] } },
  officials: { says: 'list of { office, name }', schema: listOf({ type: 'object', required: ['office', 'name'] }) },
  variances: { says: 'list of { provision, value, granted, source }', schema: listOf({ type: 'object' }) },
  removal: {
    says: '{ on, disabled, removed }',
    schema: {
      type: 'object',
      properties: { on: TEXT, disabled: RIDER, removed: RIDER },
      required: ['disabled', 'removed'],
      additionalProperties: false,
    },
  },
  measures: {
    says: '[length, width]',
    schema: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
  },
  spot: { says: '[x, y]', schema: SPOT },
  'spot-or-null': { says: '[x, y], or null', schema: orNull(SPOT) },
  crossed: {
    says: '{ across: yards }',
    schema: {
      type: 'object',
      properties: { across: { type: 'number' } },
      required: ['across'],
      additionalProperties: false,
    },
  },
  'word-or-number': { says: 'word', schema: { type: ['string', 'integer'] } },
  'riders-seen': {
    says: 'list of { at, side, tracked, returning }',
    schema: listOf({ type: 'object', required: ['at'] }),
  },
  entering: { says: 'list of { from, to }', schema: listOf({ type: 'object', required: ['from', 'to'] }) },
  margins: { says: 'list of numbers', schema: listOf(orNull({ type: 'number' })) },
  'exact-words': { says: 'list of words, one each', schema: listOf(TEXT) },
  seconds: { says: 'number', schema: { type: 'number', minimum: 0 } },
  'pair-of-ends': { says: '[a, b]', schema: pairOf({ enum: ['a', 'b'] }) },
  restart: {
    says: '{ kind, to, at-start-of, spot }, any of them',
    schema: {
      type: 'object',
      properties: {
        kind: TEXT,
        to: { enum: ['home', 'away', null] },
        'at-start-of': { anyOf: [COUNT, { type: 'null' }] },
        spot: { anyOf: [SPOT, { type: 'null' }] },
      },
      additionalProperties: false,
      minProperties: 1,
    },
  },
  record: { says: 'record, or the name of a file', schema: { type: ['object', 'string'] } },
  changes: {
    says: '{ key: [before, after] }, any of them',
    schema: { type: 'object', additionalProperties: {} },
  },
  steps: { says: 'list of steps; in a placement one record', schema: { type: ['array', 'object', 'null'] } },
  then: {
    says: '{ edition: { … } }, { all: { … } } or unknown',
    schema: { anyOf: [{ const: 'unknown' }, { type: 'object', minProperties: 1 }] },
  },
  any: { says: 'anything', schema: {} },
} as const satisfies { readonly [form: string]: { readonly says: string; readonly schema: Schema } };

export type Form = keyof typeof FORMS;
