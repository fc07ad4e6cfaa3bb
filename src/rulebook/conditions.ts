import type { Condition } from './editions.ts';

const CONDITION_X = 'USPA 2025 optional tournament condition for Outdoor Rule 2.d';

/** The optional conditions, by subject; an edition lists those that it offers. */
export const CONDITIONS: readonly Condition[] = [
  {
    id: 'eligibility-2d',
    title: 'Eligibility of riders, 2.d',
    before: 'draw',
    chosenBy: 'committee',
    patch: {
      'eligibility.lowest-event': {
        value: 12,
        article: '2.d(1)',
        source: CONDITION_X,
        standing: 'read',
        says: 'A rider rated −1 may not play above the 12-goal level.',
      },
      'eligibility.minus-above': {
        value: 6,
        article: '2.d(2)',
        source: CONDITION_X,
        standing: 'read',
        says: 'Above 6 goals the number of minus riders is bound.',
      },
      'eligibility.minus-most': {
        value: 1,
        article: '2.d(2)',
        source: CONDITION_X,
        standing: 'read',
        says: 'Above 6 goals a team has at most one rider rated −1 or −½.',
      },
      'eligibility.minus-relief': {
        value: 'when-nobody-else',
        article: '2.d(2)',
        source: CONDITION_X,
        standing: 'read',
        says: 'A second one may come in for a rider who is out, that game only, when nobody else is there.',
      },
      'eligibility.relief-from': {
        value: 7,
        article: '2.d(2)',
        source: CONDITION_X,
        standing: 'read',
        says: 'That holds from 7 goals.',
      },
      'eligibility.relief-to': {
        value: 12,
        article: '2.d(2)',
        source: CONDITION_X,
        standing: 'read',
        says: 'That holds up to 12 goals.',
      },
      'eligibility.share-from': {
        value: 7,
        article: '2.d(3)',
        source: CONDITION_X,
        standing: 'read',
        says: 'In events of 7 goals or more every rider is bound to a share of the upper limit.',
      },
      'eligibility.share': {
        value: 3,
        article: '2.d(3)',
        source: CONDITION_X,
        standing: 'read',
        says: 'That share is three quarters of the upper limit.',
      },
      'eligibility.low-to': {
        value: 3,
        article: '2.d(4)',
        source: CONDITION_X,
        standing: 'read',
        says: 'In events up to 3 goals the best rider may be over the limit.',
      },
      'eligibility.low-excess': {
        value: 1,
        article: '2.d(4)',
        source: CONDITION_X,
        standing: 'read',
        says: 'There he may be over the upper limit by one goal at most.',
      },
      'eligibility.pair': {
        value: 'best-two-one-over',
        article: '2.d(5)',
        source: CONDITION_X,
        standing: 'read',
        says: 'In 4 to 6 goal events a rider over the share may play if he is not over the limit and the best two fit.',
      },
      'eligibility.pair-excess': {
        value: 1,
        article: '2.d(5)',
        source: CONDITION_X,
        standing: 'read',
        says: 'The best two may be over the limit by one goal at most.',
      },
    },
  },
];
