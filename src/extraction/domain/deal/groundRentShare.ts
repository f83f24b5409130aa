import type { GroundRentParts } from './groundRent.ts'
import { eurosIn, type Statement } from '../statements/statementsOf.ts'

/** "3,5 % des aktuellen Bodenwertes" */
const SHARE =
  /(?<percent>\d{1,2}(?:,\d{1,2})?) ?(?:%|prozent|v· ?h·) (?:p· ?a· |jährlich |im jahr )?(?:des|vom|auf den|aus dem|von dem) (?:\p{L}+(?:en|igen) )?(?:bodenwert|bodenrichtwert|grundstückswert|verkehrswert(?=(?:e?s)? des (?:grundstücks|bodens)))(?:e?s)?(?!\p{L})/u
/** "nach dem aktuellen Bodenwert neu vereinbart (4 % aus rund 145.000 €)" */
const SHARE_OF_SUM =
  /(?<percent>\d{1,2}(?:,\d{1,2})?) ?(?:%|prozent|v· ?h·) (?:p· ?a· |jährlich )?(?:aus|von|auf) (?=(?:derzeit |aktuell |heute |geschätzt(?:en)? |rund |ca· ?|circa |etwa )*\d)/u
const LAND = /(?<!\p{L})(?:boden|grundstücks)(?:richt)?werte?s?(?!\p{L})/u
/** Between the share and the value of the whole land: "(derzeit rund 145.000 €)", ", der nach der Karte bei 145.000 € liegt". */
const TO_SUM =
  /^(?:, (?:der|dieser|welcher)(?: \p{L}+){0,6}(?= ))?[ (:=,]*(?:(?:von|bei|mit|in höhe von|derzeit|aktuell|heute|geschätzt(?:en)?|rund|ca·|circa|etwa) ?)*$/u
const MIN_LAND = 5_000
const OF_THE_LAND = /(?<!\p{L})(?:bodenwert|grundstückswert)\p{L}*[^.€]{0,60}$/u
const LAND_VALUE = /(?<!\p{L})(?:bodenrichtwert\p{L}*|brw)(?!\p{L})[^.€]{0,60}$/u
const PER_M2 = /^ ?(?:\/|je|pro) ?(?:m²|qm|quadratmeter)/u
const MAX_PERCENT = 8

/** What an exposé tells of the land under an Erbbaurecht: € of the whole, or €/m² of it. null: not told. */
export interface LandTold {
  readonly total: number | null
  readonly perM2: number | null
}

export interface GroundRentShare {
  readonly percent: number
  /** € of the whole land, as told; null: not told. */
  readonly land: number | null
  /** € a year; null: the land's value is not known. */
  readonly year: number | null
  /** What the year is made of; null: it is not known. */
  readonly parts: GroundRentParts | null
  readonly index: number
  readonly length: number
}

/** The Zins as a share of what the land is worth. @param area of the plot, m² */
export function groundRentShareIn(text: string, told: LandTold, area: number | null): GroundRentShare | null {
  const share = SHARE.exec(text) ?? (LAND.test(text) ? SHARE_OF_SUM.exec(text) : null)
  const percent = Number(share?.groups?.['percent']?.replace(',', '.'))
  if (!share || !(percent > 0 && percent <= MAX_PERCENT)) return null
  const land = landAfter(text, share.index + share[0].length)
  const total = land ?? told.total
  const { perM2 } = told
  const value = total ?? (perM2 !== null && area !== null ? perM2 * area : null)
  const year = value === null ? null : Math.round((percent / 100) * value)
  const parts = total !== null ? { percent, land: total } : perM2 !== null && area !== null ? { percent, perM2, area } : null // prettier-ignore
  return { percent, land, year, parts, index: share.index, length: share[0].length }
}

export function landToldIn(statements: readonly Statement[]): LandTold {
  const of = (before: RegExp, isPerM2: boolean) =>
    statements
      .flatMap(({ text }) =>
        eurosIn(text).filter(
          ({ at, length, value }) =>
            before.test(text.slice(0, at)) &&
            PER_M2.test(text.slice(at + length)) === isPerM2 &&
            (isPerM2 || value >= MIN_LAND),
        ),
      )
      .at(0)?.value ?? null
  return { total: of(OF_THE_LAND, false), perM2: of(LAND_VALUE, true) }
}

/** € of the whole land, named right behind the share of it; null: something else, or a price per m². */
function landAfter(text: string, end: number): number | null {
  const next = eurosIn(text).find(({ at }) => at >= end)
  if (!next || next.value < MIN_LAND || PER_M2.test(text.slice(next.at + next.length))) return null
  return TO_SUM.test(text.slice(end, next.at)) ? next.value : null
}
