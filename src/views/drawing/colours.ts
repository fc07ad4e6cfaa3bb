/** Colours of the drawings. One meaning each: amber is the ball, red is no, turf is yes, leather is the book. */
export const COLOURS = {
  ink: '#12181B',
  ink2: '#3F484B',
  chalk: '#F5F2E9',
  paper: '#FFFFFF',
  line: '#D8D3C4',
  line2: '#777B74',
  turf: '#17663A',
  turfDark: '#0E4526',
  field: '#E2EDD9',
  runOff: '#EEF3E7',
  allowed: '#D9EBCF',
  forbidden: '#F6D9D2',
  both: '#EFC3BA',
  red: '#B3241C',
  redText: '#8F1C15',
  hatchRed: '#CF6A5F',
  hatchTurf: '#5E9A78',
  leather: '#6E411C',
  amber: '#F2A900',
  yellow: '#F6C700',
} as const;

export const FONTS = "'Archivo Variable', Archivo, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";
