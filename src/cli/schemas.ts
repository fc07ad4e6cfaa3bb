import { schemaOfCase, schemaOfLineup } from '../cases/index.ts';
import { type Schema, schemaOfLog } from '../log/index.ts';

const unknownOr = (type: Schema): Schema => ({ anyOf: [{ type: 'null' }, type] });
const text = unknownOr({ type: 'string', maxLength: 600 });
const whole = (least: number, most: number): Schema => unknownOr({ type: 'integer', minimum: least, maximum: most });
const halves = (least: number, most: number): Schema => ({
  type: 'number',
  minimum: least,
  maximum: most,
  multipleOf: 0.5,
});
const list = (items: Schema, most: number): Schema => unknownOr({ type: 'array', maxItems: most, items });

const SCORE: Schema = { type: 'array', minItems: 2, maxItems: 2, items: halves(0, 99) };

const PLAYER: Schema = {
  type: 'object',
  properties: {
    player: text,
    handicap: unknownOr(halves(-2, 10)),
    goals: whole(0, 99),
    of_which_penalty: whole(0, 99),
    of_which_safety_60: whole(0, 99),
    note: text,
  },
};

const TEAM: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 600 },
    published_team_handicap: unknownOr(halves(-8, 40)),
    goals_by_handicap: unknownOr(halves(0, 99)),
    team_goals: list({ type: 'object', properties: { what: text, goals: unknownOr(halves(0, 99)), note: text } }, 40),
    players: list(PLAYER, 40),
    note: text,
  },
};

/** A published result, as `chukker result check` reads it. What a report leaves out, and null, is unknown. */
const RESULT: Schema = {
  type: 'object',
  required: ['teams', 'final'],
  properties: {
    event: text,
    date: text,
    periods: whole(1, 12),
    basis: { ...text, description: 'begins with flat, handicap or level teams, where the report says one of them' },
    upper_limit: unknownOr(halves(-8, 40)),
    teams: { type: 'array', minItems: 2, maxItems: 2, items: TEAM },
    running_score_by_period: list(unknownOr(SCORE), 24),
    overtime_periods_in_list: whole(0, 12),
    final: SCORE,
    claims: list({ type: 'object', description: 'what another source says of the game' }, 100),
    source: text,
    note: text,
  },
};

const schemaOfResult = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A published result, or a list of them',
  $defs: { result: RESULT },
  anyOf: [{ $ref: '#/$defs/result' }, { type: 'array', items: { $ref: '#/$defs/result' } }],
});

/** The forms of files that this version reads, each with its JSON Schema. */
export const SCHEMAS = {
  log: schemaOfLog,
  case: schemaOfCase,
  lineup: schemaOfLineup,
  result: schemaOfResult,
} as const satisfies { readonly [form: string]: () => Schema };

export type SchemaName = keyof typeof SCHEMAS;
export const SCHEMA_NAMES = Object.keys(SCHEMAS) as readonly SchemaName[];
