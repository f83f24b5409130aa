import { TRADES } from '#finance/domain/renovation.ts'
import { ARTEN, STANDARDABWEICHUNGEN, UNSICHERHEIT, WASSERLAGE } from '#reference/market/bewertungsmodell.ts'
import { OHNE_GRUNDSTUECK } from '#reference/market/niveaumodell.ts'
import type { Kreis } from '#reference/market/kreise.ts'
import { within } from './adjustment.ts'
import { leerstandswirkung } from './beurkundung.ts'
import { schwankung } from './kreisniveau.ts'
import { bodenanteil } from './bodenanteil.ts'
import { isErbbauKnown } from './erbbau.ts'
import type { Location } from './locate.ts'
import type { MarketObject } from './marketObject.ts'

/** One reason why a price is not known better. */
export interface Uncertainty {
  readonly id: string
  /** German: "Baujahr nicht bekannt". */
  readonly label: string
  /** Standard deviation of ln. */
  readonly sigma: number
  /** True when a statement or document would take it away. */
  readonly missing: boolean
}

/** Half the width of the range as a share of its middle: the reasons are independent of each other. */
export function halfWidthOf(uncertainties: readonly Pick<Uncertainty, 'sigma'>[]): number {
  return STANDARDABWEICHUNGEN * Math.hypot(...uncertainties.map(({ sigma }) => sigma))
}

/** The one missing statement whose answer narrows the range most; null when nothing is missing. */
export function mostHelpful(uncertainties: readonly Uncertainty[]): Uncertainty | null {
  const open = uncertainties.filter(({ missing }) => missing)
  return open.reduce<Uncertainty | null>((best, one) => (best && best.sigma >= one.sigma ? best : one), null)
}

export function uncertaintiesOf(location: Location, object: MarketObject): readonly Uncertainty[] {
  return [...ofThePlace(location, object), ...ofTheObject(object), ...gapsOf(location, object)].filter(
    ({ sigma }) => sigma > 0,
  )
}

function ofThePlace(location: Location, { art }: MarketObject): Uncertainty[] {
  const { niveau, land, siedlungstyp } = location
  const { nachTyp, kreis } = UNSICHERHEIT.ort[ARTEN[art].wie]
  const ofPlaces = siedlungstyp === null ? kreis : (nachTyp[siedlungstyp - 1] ?? kreis)
  const elsewhere = land === 'NW' ? 0 : UNSICHERHEIT.uebertragung
  return [
    given('ort', 'Abstand der Orte vom gemessenen Verhältnis Angebot zu Beurkundung', ofPlaces),
    given('uebertragung', 'Verhältnis in Nordrhein-Westfalen gemessen', elsewhere),
    given('schwankung', 'Angebotspreise schwanken von Jahr zu Jahr', niveau.kreis ? schwankung(niveau.kreis) : 0),
    given(
      'leerstand',
      'Preise bei hohem Leerstand',
      niveau.kreis ? -UNSICHERHEIT.leerstand * leerstandswirkung(art, niveau.kreis, siedlungstyp) : 0,
    ),
    lageOf(location),
  ]
}

function lageOf({ basis, niveau, kreis }: Location): Uncertainty {
  const sigma = niveau.guete === 'keine' ? withoutData(kreis) : UNSICHERHEIT.lage[niveau.guete]
  if (basis === 'PLZ') {
    const thin = niveau.guete === 'keine' || niveau.guete === 'schwach'
    return given('lage', thin ? 'Wenige Angebote in der PLZ' : 'Lage innerhalb der PLZ', sigma)
  }
  if (basis === 'Land') return missing('lage', 'Nur das Land bekannt', UNSICHERHEIT.nurLand)
  const between = Math.max(kreis?.streuung ?? 0, UNSICHERHEIT.ohnePlz, sigma)
  return missing('lage', 'Postleitzahl nicht bekannt', between)
}

/** How far PLZ without data of their own may lie from what is taken for them. */
function withoutData(kreis: Kreis | null): number {
  const { lage, jeStreuung } = UNSICHERHEIT
  return kreis ? within(jeStreuung * kreis.streuung, lage.mittel, lage.keine) : lage.keine
}

function ofTheObject(object: MarketObject): Uncertainty[] {
  const { bekannt, unbekannt } = UNSICHERHEIT.erbbaurecht
  const erbbau = isErbbauKnown(object)
    ? given('erbbaurecht', 'Wert des Erbbaurechts', bekannt)
    : missing('erbbaurecht', 'Bedingungen des Erbbaurechts nicht bekannt', unbekannt)
  return [
    given('objekt', 'Unterschiede der Objekte innerhalb eines Ortes', ARTEN[object.art].streuung),
    ...(object.wasserlage ? [given('wasserlage', 'Aufschlag für die Lage am Wasser', WASSERLAGE.streuung)] : []),
    ...(object.erbbaurecht === true ? [erbbau] : []),
  ]
}

/** What a new home does not have to state, because being new says it. Of a house the plot counts as much as its land does. */
export function gapsOf({ kreis }: Location, object: MarketObject): Uncertainty[] {
  const { art, baujahr, neubau, zustand, wohnflaeche, energieklasse, denkmal, grundstuecksflaeche } = object
  const old = neubau !== true
  const { wie } = ARTEN[art]
  const land = wie === 'efh' && !grundstuecksflaeche ? OHNE_GRUNDSTUECK * bodenanteil(kreis) : 0
  return [
    missing('baujahr', 'Baujahr nicht bekannt', old && !baujahr ? UNSICHERHEIT.ohneBaujahr : 0),
    missing('zustand', conditionLabel(object), old && !zustand ? UNSICHERHEIT.ohneZustand[wie] : 0),
    missing('wohnflaeche', 'Wohnfläche nicht bekannt', wohnflaeche ? 0 : UNSICHERHEIT.ohneWohnflaeche),
    missing(
      'energieklasse',
      'Energieklasse nicht bekannt',
      old && !energieklasse && denkmal !== true ? UNSICHERHEIT.ohneEnergieklasse : 0,
    ),
    missing('grundstueck', 'Grundstücksfläche nicht bekannt', land),
  ]
}

/** Whoever tells of the bath and the windows has said something, if not enough. */
function conditionLabel({ worn = 0, renewed = {} }: MarketObject): string {
  const isPartTold = worn > 0 || TRADES.some(trade => renewed[trade] !== undefined)
  return isPartTold ? 'Zustand nur zum Teil bekannt' : 'Zustand nicht bekannt'
}

function given(id: string, label: string, sigma: number): Uncertainty {
  return { id, label, sigma, missing: false }
}

function missing(id: string, label: string, sigma: number): Uncertainty {
  return { id, label, sigma, missing: true }
}
