import type { Passage } from '../../passages.ts'
import { documentText } from './documentText.ts'

/** A fraction of one thing that is called out by itself. */
interface LotShare {
  readonly parts: number
  readonly of: number
  /** What it is a share of, in letters and digits only. */
  readonly thing: string
}

const MAX_OF = 16
/** "187/1.000 Miteigentumsanteil, verbunden mit dem Sondereigentum" is a flat. */
const SHARE =
  /(?<![\d/.,])(?:(?<half>½|halbe[rn]?|hälftige[rnsm]?)|(?<parts>\d{1,2})\s?\/\s?(?<of>\d{1,2}))(?![\d/.,])\s?-?\s?(?:ideelle[rnsm]?\s)?(?:mit)?-?(?:eigentums)?-?anteile?n?(?!\p{L})(?!\s?(?:(?:an|am|de[rm]|eine[rm]|gemeinsamen)\s){0,3}\p{L}*(?:weg|zufahrt|straße|garagenhof|platz)(?:fläche)?(?!\p{L}))(?!s?[^.\n]{0,40}verbunden mit)(?=(?<thing>[^\n]{0,160}))/giu
const THING_ENDS =
  /verkehrswert|(?<!\p{L})(?:vkw|wert)(?!\p{L})|¦|;|€|EUR|\(|eingetragen|abteilung|(?:des|der|von) (?:schuldner|eigentümer)/iu
/** "Versteigert werden beide hälftigen Miteigentumsanteile" */
const ALL_OF_THEM =
  /(?<!\p{L})(?:beide[nr]?|die zwei|sämtliche[nr]?|alle)\s(?:ideellen?\s|je\s)?(?:(?:½|1\s?\/\s?2)\s?-?\s?|hälftige[nr]?\s)?(?:mit)?-?(?:eigentums)?-?(?:anteile|hälften)(?!\p{L})/iu

const MIN_THING = 4
/** The share of the ground that a flat has tells the flats of a house apart: "338,48/10.000". */
const FLAT = /\d{1,4}(?:[.,]\d+)?\s?\/\s?10{1,2}[.\d]*/u
/** So many letters behind the words for the share it may stand. */
const NEAR = 240

/** The first share that a text names; null: none, or the flat of a WEG that comes with one. */
export function shareIn(text: string): LotShare | null {
  return sharesIn(text)[0] ?? null
}

function sharesIn(text: string): LotShare[] {
  return [...text.matchAll(SHARE)].flatMap(({ groups, index }) => {
    const of = groups?.['half'] === undefined ? Number(groups?.['of']) : 2
    const parts = groups?.['half'] === undefined ? Number(groups?.['parts']) : 1
    const thing = plain((groups?.['thing'] ?? '').split(THING_ENDS)[0] ?? '')
    const flat = thing.length < MIN_THING ? FLAT.exec(text.slice(index + 3, index + NEAR))?.[0] : undefined
    return parts > 0 && of <= MAX_OF && parts < of ? [{ parts, of, thing: flat?.replace(/\s/gu, '') ?? thing }] : []
  })
}

/** Whether all shares of everything that is sold in shares are called out, so that who buys them all has the whole. */
export function areSharesAll(passages: readonly Passage[]): boolean {
  const { text } = documentText(passages)
  if (ALL_OF_THEM.test(text)) return true
  // "eingetragenen hälftigen Miteigentumsanteile": what they are shares of, the list says.
  const named = sharesIn(text).filter(({ thing }) => thing.length >= MIN_THING)
  const things = Map.groupBy(named, ({ thing }) => thing)
  return things.size > 0 && [...things.values()].every(isWhole)
}

function isWhole(shares: readonly LotShare[]): boolean {
  const sum = shares.reduce((total, { parts, of }) => total + parts / of, 0)
  return Math.abs(sum - 1) < 1e-9
}

function plain(thing: string): string {
  return thing
    .toLowerCase()
    .replace(/^\s?(?:an?m?|an de[rm]|des|der|von)\s/u, '')
    .replace(/[^\p{L}\d]/gu, '')
}
