import type { Entry } from '../entryRules.ts'
import { accessOf } from '../entryRules.ts'

/** What the view „Objekte“ shows and in which order; the words are those of its two lists. */
export const SHOWN = {
  alle: 'Alle Objekte',
  grün: 'Grün',
  gelb: 'Gelb',
  rot: 'Rot',
  preview: 'Nur Vorschau',
  failed: 'Fehler',
} as const
export type Shown = keyof typeof SHOWN

export const ORDERS = {
  newest: 'Neueste zuerst',
  cheapest: 'Preis: niedrigster zuerst',
  dearest: 'Preis: höchster zuerst',
  light: 'Ampel: Grün zuerst',
  name: 'Name: A bis Z',
} as const
export type ObjectOrder = keyof typeof ORDERS

export function isShown(entry: Entry, shown: Shown): boolean {
  if (shown === 'alle') return true
  if (shown === 'preview' || shown === 'failed') return accessOf(entry) === shown
  return entry.card?.light === shown
}

/** What its owner calls it, else the exposé, else its file. */
export function nameOf({ title, card, originalFilename }: Entry): string {
  return title ?? card?.name ?? originalFilename
}

const TEXTS = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })
const LIGHTS = ['grün', 'gelb', 'rot'] as const

/** @param entries the newest first. What has no value stands last in every order */
export function ordered(entries: readonly Entry[], order: ObjectOrder): readonly Entry[] {
  switch (order) {
    case 'newest':
      return entries
    case 'name':
      return entries.toSorted((one, other) => TEXTS.compare(nameOf(one), nameOf(other)))
    case 'light':
      return byNumber(entries, ({ card }) => (card ? LIGHTS.indexOf(card.light) : null))
    case 'cheapest':
      return byNumber(entries, ({ card }) => card?.price ?? null)
    case 'dearest':
      return byNumber(entries, ({ card }) => (typeof card?.price === 'number' ? -card.price : null))
  }
}

function byNumber(entries: readonly Entry[], valueOf: (entry: Entry) => number | null): readonly Entry[] {
  const place = (entry: Entry) => valueOf(entry) ?? Infinity
  // Two without a value would differ by NaN.
  return entries.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}
