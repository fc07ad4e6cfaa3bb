import { CONDITIONS } from './conditions.ts';
import type { Shelf } from './editions.ts';
import { USA_2026 } from './usa-2026.ts';

/** The editions and conditions that this version knows, and the one it takes when a game names none. */
export const SHELF: Shelf = { editions: [USA_2026], conditions: CONDITIONS, usual: USA_2026.name };
