import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { complement, inPercent } from '#kernel/share.ts'
import { GEBAEUDEANTEIL } from '#reference/afa.ts'
import { ARTEN, ERBBAURECHT, MODELL } from '#reference/market/bewertungsmodell.ts'
import { ERBBAU } from '#reference/market/verfahrensannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { type Adjustment, within } from './adjustment.ts'
import { bodenanteil } from './bodenanteil.ts'
import type { ErbbauTerms } from './erbbauTerms.ts'
import type { Location } from './locate.ts'
import type { MarketObject } from './marketObject.ts'
import { restnutzungOf } from './restnutzung.ts'

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
  const left = restnutzung > jahre ? ((frei - boden) * (restnutzung - jahre)) / restnutzung : 0
  return frei - boden + (bodenzins * boden - zins) * barwert(bodenzins, jahre) - (1 - entschaedigung) * left * discount
}

/**
 * The same where it is prolonged at an Erbbauzins of so much of the land's value: nothing falls to its owner, and what is overpaid from then
 * on is taken off. €.
 * @param satz Erbbauzins a year as a share of the value of the land
 */
export function verlaengerterWert({ frei, boden, bodenzins, zins, jahre }: ErbbauInput, satz: number): number {
  const until = barwert(bodenzins, jahre)
  const then = barwert(bodenzins, jahre + ERBBAU.verlaengerung) - until
  return frei - boden + (bodenzins * boden - zins) * until + (bodenzins - satz) * boden * then
}

/** What is paid of a price whose loan must be paid back so many years before the end, 0 to 1; 1: a usual loan still fits in. */
export function beleihbarkeit(jahre: number, vorEnde: number): number {
  const { ueblich, zins, kaeufer, beleihung } = ERBBAU.darlehen
  const paidBack = barwert(zins, loanYears(jahre, vorEnde)) / barwert(zins, ueblich)
  return 1 - kaeufer * beleihung * (1 - paidBack)
}

function loanYears(jahre: number, vorEnde: number): number {
  return within(jahre - vorEnde, 0, ERBBAU.darlehen.ueblich)
}

/** Present value of 1 € a year. */
function barwert(zins: number, jahre: number): number {
  return (1 - (1 + zins) ** -jahre) / zins
}

/** true: years and Erbbauzins are both stated, so it is calculated rather than assumed. */
export function isErbbauKnown({ erbbau }: MarketObject): boolean {
  return erbbau !== undefined && erbbau !== null && erbbau.jahre !== null && erbbau.zins !== null
}

/** How much the usual share counts beside the figures, 0 to 1: what is usually sold runs long, and with a short term it tells nothing. */
function usualPart(years: number): number {
  const { kurz, lang, anteil } = ERBBAU.ueblich
  return anteil * within((years - kurz) / (lang - kurz), 0, 1)
}

/** Between its figures and what such homes usually bring, see usualPart; without the terms the usual share alone. @param free €/m² on land of its own */
export function erbbauStep(location: Location, object: MarketObject, free: number, day: CalendarDate): Adjustment[] {
  const { art, erbbaurecht, erbbau, wohnflaeche } = object
  if (erbbaurecht !== true) return []
  const { jahre = null, zins = null } = erbbau ?? {}
  const rest = restnutzungOf({ object, day })
  if (!erbbau || jahre === null || zins === null || !wohnflaeche || !rest) {
    return [{ id: 'erbbaurecht', label: 'Erbbaurecht, Bedingungen nicht bekannt', factor: ERBBAURECHT, source: MODELL }]
  }
  const frei = free * wohnflaeche
  const { wie } = ARTEN[art]
  const share =
    wie === 'efh' ? bodenanteil(location.kreis) : inPercent(complement(rowAt(GEBAEUDEANTEIL, day, wie).rate)) / 100
  const input: ErbbauInput = {
    frei,
    boden: Math.min(erbbau.boden ?? share * frei, ERBBAU.bodenHoechstens * frei),
    bodenzins: ERBBAU.bodenzins[wie],
    zins,
    jahre,
    restnutzung: rest.years,
    entschaedigung: erbbau.entschaedigung ?? ERBBAU.entschaedigung,
  }
  const usual = usualPart(jahre)
  const factor = within((1 - usual) * (valueBy(input, erbbau) / frei) + usual * ERBBAURECHT, ERBBAU.von, ERBBAU.bis)
  return [{ id: 'erbbaurecht', label: labelOf(input, erbbau), factor, source: ERBBAU.source }]
}

/**
 * A prospect of being prolonged is no contract: who buys pays for what ends, and for a part of what may go on (assumption). Nobody has to
 * prolong at more than the land brings: whoever does not is paid for the building, for only a prolongation on the old terms ends that claim
 * (§ 27 (3) ErbbauRG). So what is asked for it takes nothing off.
 */
function valueBy(input: ErbbauInput, { verlaengertZu, vorEnde }: ErbbauTerms): number {
  const ending = erbbauwert(input) * beleihbarkeit(input.jahre, vorEnde ?? ERBBAU.darlehen.vorEnde)
  return verlaengertZu
    ? ending + ERBBAU.aussicht * Math.max(0, verlaengerterWert(input, verlaengertZu) - ending)
    : ending
}

function labelOf({ jahre, zins }: ErbbauInput, { verlaengertZu, vorEnde }: ErbbauTerms): string {
  const loan = loanYears(jahre, vorEnde ?? ERBBAU.darlehen.vorEnde)
  const short = loan < ERBBAU.darlehen.ueblich ? `, ein Darlehen höchstens ${germanNumber(loan)}` : ''
  const asked = verlaengertZu ? `, Verlängerung zu ${germanNumber(verlaengertZu * 100)}\u00a0% des Bodenwerts` : ''
  return `Erbbaurecht: noch ${jahre} Jahre${short}, ${germanNumber(Math.round(zins))}\u00a0€ Erbbauzins im Jahr${asked}`
}
