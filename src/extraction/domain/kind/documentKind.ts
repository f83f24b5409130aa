/** What a document is. Public: `document.kind` of the JSON. */
export const ACCEPTED_KINDS = ['expose', 'preisliste', 'zwangsversteigerung'] as const

/** What is no German offer of sale. */
export const REFUSED_KINDS = [
  'mietangebot',
  'energieausweis',
  'weg-protokoll',
  'abrechnung',
  'wirtschaftsplan',
  'kaufvertrag',
  'grundbuch',
  'wohnflaechenberechnung',
  'grundriss',
  'baubeschreibung',
  'mietvertrag',
  'rechnung',
  'schreiben',
  'finanzierung',
  'teilungserklaerung',
  'ausland',
  'sonstiges',
] as const

export const DOCUMENT_KINDS = [...ACCEPTED_KINDS, ...REFUSED_KINDS] as const

export type AcceptedKind = (typeof ACCEPTED_KINDS)[number]
export type RefusedKind = (typeof REFUSED_KINDS)[number]
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** A line of the document by which its kind is recognised, as it stands there, shortened at words. */
export interface KindMark {
  /** Counted from 1. */
  readonly page: number
  readonly quote: string
}

/** What a document is, and by what it is recognised. */
export type Recognised =
  | { readonly kind: AcceptedKind; readonly name: null; readonly marks: readonly KindMark[] }
  | {
      readonly kind: RefusedKind
      /** What it is in German with its article: "ein Mietvertrag". */
      readonly name: string
      /** At most two, of different places. */
      readonly marks: readonly KindMark[]
    }
