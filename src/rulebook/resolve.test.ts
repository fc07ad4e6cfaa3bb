import { describe, expect, test } from 'vitest';
import { asField } from '../words/index.ts';
import type { Condition, Edition, Shelf } from './editions.ts';
import { PROVISION_IDS, PROVISIONS } from './provisions.ts';
import { answer, type BookWanted, resolve } from './resolve.ts';
import { SHELF } from './shelf.ts';
import { USA_2026 } from './usa-2026.ts';

/** A book nobody plays by: it differs from the usual one in two answers and offers conditions of its own. */
const PAPER: Edition = {
  name: 'paper-book',
  title: 'Paper Book',
  revision: '3',
  inForce: { from: 1950, to: 1960 },
  offers: ['long-games', 'longer-games', 'idle'],
  differsFrom: USA_2026.name,
  entries: {
    'handicap.reference': {
      value: 8,
      article: 'P 4',
      source: 'made up',
      standing: 'assumed',
      says: 'The full difference is for eight chukkers.',
    },
    'handicap.fraction': {
      value: 'fraction-dropped',
      article: 'P 5',
      source: 'made up',
      standing: 'assumed',
      says: 'A fraction is dropped.',
    },
  },
};

const changing = (id: string, value: number): Condition => ({
  id,
  title: id,
  before: 'draw',
  chosenBy: 'committee',
  patch: {
    'handicap.reference': {
      value,
      article: `${id} 1`,
      source: 'made up',
      standing: 'read',
      says: 'Another reference.',
    },
  },
});

const shelf: Shelf = {
  editions: [...SHELF.editions, PAPER],
  conditions: [...SHELF.conditions, changing('long-games', 10), changing('longer-games', 12), changing('idle', 8)],
  usual: SHELF.usual,
};

const bookOf = (wanted: Partial<BookWanted> = {}) => {
  const book = resolve(shelf, { edition: 'paper-book', ...wanted });
  if (!book.ok) throw new Error(JSON.stringify(book.faults));
  return book.value;
};

const faultOf = (wanted: Partial<BookWanted>): string => {
  const book = resolve(shelf, { edition: 'paper-book', ...wanted });
  const [fault] = book.ok ? [] : book.faults;
  return fault === undefined ? 'no fault' : `${asField(fault.path)}: ${fault.found}; ${fault.wanted}`;
};

describe('an edition that differs from another', () => {
  test('answers its own differences and takes the rest, and each answer knows who gave it', () => {
    const book = bookOf();
    expect(answer(book, 'handicap.reference')).toBe(8);
    expect(book.entries['handicap.reference'].from).toBe('paper-book');
    expect(answer(book, 'riders.a-side')).toBe(4);
    expect(book.entries['riders.a-side'].from).toBe(USA_2026.name);
    expect(Object.keys(book.entries).sort()).toEqual([...PROVISION_IDS].sort());
  });

  test('that differs from itself, or from one that is not there, is a fault', () => {
    const circle: Edition = { ...PAPER, name: 'circle', differsFrom: 'circle' };
    expect(resolve({ ...shelf, editions: [circle] }, { edition: 'circle' })).toMatchObject({ ok: false });
    expect(resolve({ ...shelf, editions: [PAPER] }, { edition: 'paper-book' })).toMatchObject({ ok: false });
    expect(faultOf({ edition: 'no-such-book' })).toContain('unknown edition "no-such-book"');
  });
});

describe('conditions', () => {
  test('lay their answers over the edition, with their own citation', () => {
    const entry = bookOf({ conditions: ['long-games'] }).entries['handicap.reference'];
    expect(entry).toMatchObject({ value: 10, article: 'long-games 1', from: 'long-games' });
  });

  test.each([
    [{ conditions: ['no-such'] }, 'conditions[0]: unknown condition "no-such"'],
    [{ conditions: ['eligibility-2d'] }, 'conditions[0]: not offered by this edition: "eligibility-2d"'],
    [{ conditions: ['idle'] }, 'conditions[0]: idle changes nothing in this book'],
    [{ conditions: ['long-games', 'longer-games'] }, 'conditions[1]: clash: longer-games and long-games both change'],
    [{ conditions: ['long-games', 'long-games'] }, 'conditions[1]: long-games changes nothing in this book'],
  ])('%j is a fault', (wanted, fault) => {
    expect(faultOf(wanted)).toContain(fault);
  });
});

describe('variances', () => {
  const variance = { provision: 'handicap.reference', value: 7, granted: '1955-05-01', source: 'a letter' };

  test('change one provision, dated and with their source', () => {
    const entry = bookOf({ variances: [variance] }).entries['handicap.reference'];
    expect(entry).toMatchObject({ value: 7, source: 'a letter', from: 'variance of 1955-05-01' });
  });

  test.each([
    [{ ...variance, provision: 'no.such' }, 'variances[0].provision: unknown provision'],
    [{ ...variance, provision: 'toString' }, 'variances[0].provision: unknown provision'],
    [{ ...variance, value: 'seven' }, 'variances[0].value: "seven"; a number of chukkers'],
    [{ ...variance, value: Number.NaN }, 'variances[0].value: NaN'],
    [
      { ...variance, provision: 'handicap.fraction', value: 'rounded' },
      'one of: any-fraction-is-half, fraction-dropped',
    ],
    [{ ...variance, value: 8 }, 'changes nothing'],
  ])('%j is a fault', (given, fault) => {
    expect(faultOf({ variances: [given] })).toContain(fault);
  });
});

describe('the shelf', () => {
  test.each(SHELF.editions.map((edition) => edition.name))(
    '%s answers every question and survives a round trip',
    (name) => {
      const book = resolve(SHELF, { edition: name });
      if (!book.ok) throw new Error('does not resolve');
      expect(JSON.parse(JSON.stringify(book.value))).toEqual(book.value);
      for (const id of PROVISION_IDS) {
        const entry = book.value.entries[id];
        const question = PROVISIONS[id];
        expect(entry.article, id).not.toBe('');
        expect(entry.source, id).not.toBe('');
        expect(entry.says, id).toMatch(/\.$/);
        if (question.kind === 'figure') expect(typeof entry.value, id).toBe('number');
        else expect(question.of as readonly unknown[], id).toContain(entry.value);
      }
    },
  );

  test.each(SHELF.conditions.map((condition) => condition.id))(
    'the condition %s resolves in each edition that offers it',
    (id) => {
      for (const edition of SHELF.editions.filter((e) => e.offers.includes(id))) {
        expect(resolve(SHELF, { edition: edition.name, conditions: [id] })).toMatchObject({ ok: true });
      }
    },
  );
});
