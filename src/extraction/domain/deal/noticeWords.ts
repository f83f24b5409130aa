import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark } from '../remark.ts'

const OFFICE = /bauaufsicht|bauamt|bauordnung|behörd|verfügung|angeordnet|untersagt/iu

/** Whether an office has spoken of it: only then is there a letter of it. */
export function isOfOffice({ evidence }: Pick<Remark, 'evidence'>): boolean {
  return OFFICE.test(wholeQuote(evidence))
}

const LOT = /(?<!\p{L})(?:lfd\.?\s?nr|laufende nummer|los|bv-?\s?nr|blatt|nr\.)(?!\p{L})/iu

/** Whether a part of a house is called a lot: "lfd. Nr. 3", "Los 2". */
export function isCalledLot(name: string): boolean {
  return LOT.test(name)
}

const GONE = /nicht mehr|entfall|weggefallen/iu

/** Whether a quote on the Wertgrenzen says that they hold no more, and not only that a Zuschlag was refused. */
export function saysLimitsAreGone({ evidence }: Pick<Remark, 'evidence'>): boolean {
  return GONE.test(wholeQuote(evidence))
}
