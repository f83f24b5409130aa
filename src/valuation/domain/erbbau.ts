import type { CalendarDate } from '#kernel/calendarDate.ts'
import { complement, inPercent } from '#kernel/share.ts'
import { GEBAEUDEANTEIL } from '#reference/afa.ts'
import { ARTEN, ERBBAURECHT, MODELL } from '#reference/market/bewertungsmodell.ts'
import { ERBBAU } from '#reference/market/verfahrensannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { type Adjustment, within } from './adjustment.ts'
import { bodenanteil } from './bodenanteil.ts'
import type { Location } from './locate.ts'
import type { MarketObject } from './marketObject.ts'
import { restnutzungOf } from './restnutzung.ts'

/** What of an Erbbaurecht makes its price. null: not stated. */
export interface ErbbauTerms {
  /** Years it still runs. */
  readonly jahre: number | null
  /** Erbbauzins, € a year. */
  readonly zins: number | null
}

export interface ErbbauInput {
  /** € of the same home on land of its own, and what of it is land. */
  readonly frei: number
  readonly boden: number
  /** What the land would bring in a year, as a share of it. */
  readonly bodenzins: number
  /** Erbbauzins, € a year. */
  readonly zins: number
  readonly jahre: number
  /** Years that the building can still be used. */
  readonly restnutzung: number
  /** Part of the building's value that is paid for at the end, 0 to 1. */
  readonly entschaedigung: number
}

/**
 * Value of a building on another's land by its figures (§ 50 ImmoWertV): the building, what the owner saves or overpays on
 * the land each year, and less what falls to the land's owner unpaid at the end. €.
 */
export function erbbauwert(input: ErbbauInput): number {
  const { frei, boden, bodenzins, zins, jahre, restnutzung, entschaedigung } = input
  const discount = (1 + bodenzins) ** -jahre
  const annuity = (1 - discount) / bodenzins
  const left = restnutzung > jahre ? ((frei - boden) * (restnutzung - jahre)) / restnutzung : 0
  return frei - boden + (bodenzins * boden - zins) * annuity - (1 - entschaedigung) * left * discount
}

/** true: years and Erbbauzins are both stated, so it is calculated rather than assumed. */
export function isErbbauKnown({ erbbau }: MarketObject): boolean {
  return erbbau !== undefined && erbbau !== null && erbbau.jahre !== null && erbbau.zins !== null
}

/** How much the usual share counts beside the figures, 0 to 1: what is usually sold runs long, and with a short term it tells nothing. */
function usualPart(years: number): number {
  const { kurz, lang, anteil } = ERBBAU.ueblich
  return anteil * Math.min(1, Math.max(0, (years - kurz) / (lang - kurz)))
}

/** Between its figures and what such homes usually bring, see usualPart; without the terms the usual share alone. @param free €/m² on land of its own */
export function erbbauStep(location: Location, object: MarketObject, free: number, day: CalendarDate): Adjustment[] {
  const { art, erbbaurecht, erbbau, wohnflaeche } = object
  if (erbbaurecht !== true) return []
  const { jahre = null, zins = null } = erbbau ?? {}
  const rest = restnutzungOf({ object, day })
  if (jahre === null || zins === null || !wohnflaeche || !rest) {
    return [{ id: 'erbbaurecht', label: 'Erbbaurecht, Bedingungen nicht bekannt', factor: ERBBAURECHT, source: MODELL }]
  }
  const frei = free * wohnflaeche
  const { wie } = ARTEN[art]
  const share =
    wie === 'efh' ? bodenanteil(location.kreis) : inPercent(complement(rowAt(GEBAEUDEANTEIL, day, wie).rate)) / 100
  const value = erbbauwert({
    frei,
    boden: share * frei,
    bodenzins: ERBBAU.bodenzins[wie],
    zins,
    jahre,
    restnutzung: rest.years,
    entschaedigung: ERBBAU.entschaedigung,
  })
  const usual = usualPart(jahre)
  const factor = within((1 - usual) * (value / frei) + usual * ERBBAURECHT, ERBBAU.von, ERBBAU.bis)
  const label = `Erbbaurecht: noch ${jahre} Jahre, ${Math.round(zins)}\u00a0€ Erbbauzins im Jahr`
  return [{ id: 'erbbaurecht', label, factor, source: ERBBAU.source }]
}
