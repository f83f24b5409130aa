/** Who looks at a report, by which its pages of the exposé are found. */
export type PageSource =
  | { readonly kind: 'own'; readonly privateDocumentId: string; readonly downloadToken: string }
  /** Nobody's: its pages lie open. */
  | { readonly kind: 'example' }
  /** Of whoever has a link. */
  | { readonly kind: 'shared'; readonly pass: string; readonly withExpose: boolean }
