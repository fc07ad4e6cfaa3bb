/** What the engine asks of a book: a measured number, the name of a procedure, or an ordered list of such names. */
export type Question = { readonly asks: string } & (
  | { readonly kind: 'figure'; readonly unit: string }
  | { readonly kind: 'choice' | 'ladder'; readonly of: readonly string[] }
);
