/** What a piece of text is, so that a terminal may show it: a heading, a side remark, an alarm, something to look at. */
export type Style = 'strong' | 'quiet' | 'alarm' | 'mark' | 'usual';

/** Gives a piece of text its look. */
export type Ink = (style: Style, text: string) => string;

/** For files, pipes and whoever asked for no colour. */
export const NO_COLOUR: Ink = (_style, text) => text;

const CODES: { readonly [style in Style]: string } = { strong: '1', quiet: '2', alarm: '31', mark: '33', usual: '' };

/** For a terminal. */
export const COLOUR: Ink = (style, text) => {
  const code = CODES[style];
  return code === '' || text.trim() === '' ? text : `\u001b[${code}m${text}\u001b[0m`;
};

/** Where text goes, as far as colour is concerned. */
interface Stream {
  readonly isTTY?: boolean;
}

/** Colour on a terminal, unless NO_COLOR or a terminal that knows none says otherwise. */
export const inkFor = (stream: Stream, env: { readonly [name: string]: string | undefined }): Ink => {
  const wanted = stream.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
  return wanted ? COLOUR : NO_COLOUR;
};
