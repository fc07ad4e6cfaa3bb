import type { SilkPattern } from '../../words/index.ts';

/** A club as it rides: its name and its shirt. */
export interface Club {
  readonly name: string;
  readonly colour: string;
  readonly second?: string;
  readonly pattern?: SilkPattern;
}

/** Invented clubs with shirts that differ at a distance. */
export const CLUBS: readonly Club[] = [
  { name: 'Windrush', colour: '#0b3d91', second: '#ffffff', pattern: 'sash' },
  { name: 'Larkspur', colour: '#7a1fa2' },
  { name: 'La Querencia', colour: '#f6c700', second: '#0a0a0a', pattern: 'hoop' },
  { name: 'Tres Álamos', colour: '#00693e', second: '#f6c700', pattern: 'halves' },
  { name: 'Saltmarsh', colour: '#9fd3e6', second: '#10243f', pattern: 'quarters' },
  { name: 'El Ceibo', colour: '#c8102e' },
  { name: 'Foxglove Hill', colour: '#d85a8a', second: '#ffffff', pattern: 'stripes' },
  { name: 'Puesto Viejo', colour: '#5c3a1e', second: '#f0e2c0', pattern: 'cross' },
  { name: 'Ninety Oaks', colour: '#ffffff', second: '#c8102e', pattern: 'chevron' },
  { name: 'Los Teros', colour: '#101010', second: '#ff7a00', pattern: 'sash' },
];

export const FIRST_NAMES: readonly string[] = [
  'Agustina',
  'Bruno',
  'Clara',
  'Diego',
  'Edith',
  'Facundo',
  'Grace',
  'Hal',
  'Inés',
  'Jonah',
  'Lucía',
  'Mateo',
  'Nora',
  'Owen',
  'Pilar',
  'Rafael',
  'Sofía',
  'Tom',
];

export const FAMILY_NAMES: readonly string[] = [
  'Achával',
  'Bellamy',
  'Cárcova',
  'Dunmore',
  'Etchart',
  'Fairweather',
  'Garrahan',
  'Holloway',
  'Iriarte',
  'Jessop',
  'Lezama',
  'Marchetti',
  'Norcross',
  'Oyarzún',
  'Pemberton',
  'Quiroga',
  'Ravenhill',
  'Sayavedra',
  'Thornbury',
  'Urquijo',
];

export const EVENTS: readonly string[] = ['Spring Cup', 'Founders Trophy', 'Copa del Río', 'Harvest Plate'];
export const GROUNDS: readonly string[] = ['Ground One', 'River Field', 'Cancha Vieja', 'North Ground'];
export const DAYS: readonly string[] = ['2026-02-14', '2026-03-08', '2026-04-19', '2026-09-27', '2026-10-11'];
