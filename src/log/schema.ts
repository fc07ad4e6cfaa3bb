import {
  ENDS,
  type Field,
  type Fields,
  LOG_SAYING_KINDS,
  LOG_SAYINGS,
  SAYING_KINDS,
  SAYINGS,
  SIDES,
} from '../words/index.ts';
import { ENVELOPE } from './codec.ts';

/** A JSON Schema, as far as ours go. */
export type Schema = { readonly [keyword: string]: unknown };

const halves = (least: number, most: number): Schema => ({
  type: 'number',
  minimum: least,
  maximum: most,
  multipleOf: 0.5,
});

/** The JSON Schema of one field as files write it. */
export const schemaOfField = (field: Field): Schema => ({ description: field.says, ...shapeOf(field) });

const shapeOf = (field: Field): Schema => {
  switch (field.is) {
    case 'side':
      return { enum: SIDES };
    case 'sides':
      return { enum: [...SIDES, 'both'] };
    case 'one-of':
      return { enum: [...field.of, ...field.of.filter((word) => /^\d+$/.test(word)).map(Number)] };
    case 'end':
      return { enum: ENDS };
    case 'place':
      return { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number', minimum: -500, maximum: 500 } };
    case 'rider':
      return { type: 'string', minLength: 1, maxLength: 80 };
    case 'text':
      return { type: 'string', minLength: 1, maxLength: field.longest };
    case 'count':
      return { type: 'integer', minimum: field.least, maximum: field.most };
    case 'chukker':
      return { type: 'integer', minimum: 1, maximum: 999 };
    case 'clock':
      return { type: 'string', pattern: '^\\d{1,2}:[0-5]\\d(\\.\\d{1,3})?$' };
    case 'goals':
    case 'rating':
      return halves(field.least, field.most);
    case 'flag':
      return { type: 'boolean' };
    case 'value':
      return { type: ['number', 'string', 'array'] };
    case 'saying':
      return { type: 'object', properties: { kind: { enum: SAYING_KINDS } }, required: ['kind'] };
    case 'list':
      return { type: 'array', maxItems: field.most, items: schemaOfField(field.of) };
    case 'record':
      return schemaOfFields(field.of);
    default:
      return field satisfies never;
  }
};

/** The JSON Schema of a record. Fields that are not named may stand in a log, which keeps them. */
export const schemaOfFields = (fields: Fields, others = true): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)])),
  required: Object.entries(fields).flatMap(([name, field]) => (field.optional === true ? [] : [name])),
  additionalProperties: others,
});

const schemaOfSaying = ([kind, row]: readonly [string, { readonly says: string; readonly fields: Fields }]): Schema => {
  const fields = schemaOfFields(row.fields) as { properties: object; required: readonly string[] };
  return {
    ...fields,
    title: kind,
    description: row.says,
    properties: { kind: { const: kind }, ...fields.properties },
    required: ['kind', ...fields.required],
  };
};

/** The JSON Schema of one line of a log. A saying of a later version fits when its kind is none of ours. */
export const schemaOfLog = (): Schema => {
  const envelope = schemaOfFields(ENVELOPE) as { properties: object; required: readonly string[] };
  const foreign = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', not: { enum: [...SAYING_KINDS, ...LOG_SAYING_KINDS] } } },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A call of a Chukker log',
    ...envelope,
    properties: {
      ...envelope.properties,
      said: { anyOf: [...Object.entries({ ...SAYINGS, ...LOG_SAYINGS }).map(schemaOfSaying), foreign] },
    },
    required: [...envelope.required, 'said'],
  };
};
