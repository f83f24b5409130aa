import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { numberOfWord } from '../values/numberWords.ts'
import { pricesIn, statementsOf } from './statementsOf.ts'

/** The building next door that the same seller offers at a price of its own: its like, asked for on the same day. */
export interface OfferNextDoor {
  /** €, asked. */
  readonly price: number
  /** null: not told. */
  readonly units: number | null
  /** m² of flats; null: not told. */
  readonly area: number | null
  readonly evidence: Evidence
}

const BUILDING = '(?:\\p{L}*haus|gebäude|anwesen|objekt)(?:e?s)?'
const NEXT_DOOR = wholeWords(
  [
    `(?:nachbar|neben)(?:haus|gebäude|anwesen|objekt|mehrfamilienhaus|zinshaus)(?:es|s)?`,
    `${BUILDING} (?:direkt |gleich |unmittelbar )?(?:nebenan|daneben)`,
    `(?:benachbarte|angrenzende|nebenliegende|danebenliegende|nebenstehende)[sn]? (?:\\p{L}+ )?${BUILDING}`,
  ].join('|'),
  '',
)
const OFFERED =
  /(?<!\p{L})(?:bieten?|biete|angeboten|anbieten|(?:zum|im) verkauf|(?:mit|hinzu|dazu)?(?:erwerben|erworben|gekauft) werden|(?:kauf|verkaufs)preis|verkaufen|verkauft werden|zu haben|zu erwerben|erhältlich|verkäuflich)(?!\p{L})/u
/** What was paid is another comparison, and rents are no prices. */
const OF_ELSE =
  /(?<!\p{L})(?:wurden?|ging(?:en)?|verkauft worden|hat|haben) [^.]{0,60}(?<!\p{L})(?:verkauft|weg|erzielt|gebracht|gekostet)(?!\p{L}| werden)|(?<!\p{L})(?:miete\p{L}*|kaltmiete\p{L}*|pacht\p{L}*|stellpl\p{L}*|garagen?|versteiger\p{L}*)(?!\p{L})/u
const UNITS =
  /(?<!\p{L}|\d)(?<count>\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?:wohn|miet|wohnungs)?(?:einheiten|wohnungen|parteien|we)(?!\p{L})/u
const AREA = /(?<![\d·,])(?<area>\d{2,4}(?:,\d{1,2})?) ?(?:m²|qm)(?!\p{L})/u
/** € for a building of flats at the least. */
const MIN_PRICE = 30_000

export function offersNextDoor(passages: readonly Passage[]): OfferNextDoor[] {
  return passages.flatMap(passage =>
    statementsOf(saidIn(passage).text).flatMap(({ text, start }) => {
      if (!NEXT_DOOR.test(text) || !OFFERED.test(text) || OF_ELSE.test(text)) return []
      const behind = pricesIn(text).find(({ at, value }) => at > text.search(NEXT_DOOR) && value >= MIN_PRICE)
      if (!behind) return []
      const area = AREA.exec(text)?.groups?.['area']
      return [
        {
          price: behind.value,
          units: unitsIn(text),
          area: area === undefined ? null : Number(area.replace(',', '.')),
          evidence: inItsClause(proof(passage, start + behind.at, start + behind.at + behind.length)),
        },
      ]
    }),
  )
}

function unitsIn(text: string): number | null {
  const count = UNITS.exec(text)?.groups?.['count']
  if (count === undefined) return null
  return Number(count) || (numberOfWord(count) ?? null)
}
