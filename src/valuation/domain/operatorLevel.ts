import { ANGEBOT_ZU_ABSCHLUSS, ANTEIL, ARTEN, MODELL, UNSICHERHEIT } from '#reference/market/bewertungsmodell.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { LANDESMITTEL } from '#reference/market/laendermittel.ts'
import { type Adjustment, productOf } from './adjustment.ts'
import { erbbauStep } from './erbbau.ts'
import { kreisniveau } from './kreisniveau.ts'
import { letStep } from './letting.ts'
import type { Location } from './locate.ts'
import type { MarketLevel } from './marketLevel.ts'
import type { MarketObject } from './marketObject.ts'
import { objectAdjustments } from './objectAdjustments.ts'
import type { OperatorPrice } from './operatorTables.ts'
import { rangeAround } from './priceRange.ts'
import { operatorSource } from './source.ts'
import { gapsOf, halfWidthOf, type Uncertainty } from './spread.ts'

const STEP = 10

/** The level of a place where the operator has brought in a figure of his own for the kind: it goes before ours. */
export function operatorLevel(
  own: OperatorPrice,
  location: Location,
  object: MarketObject,
  day: CalendarDate,
): MarketLevel {
  const { kreis } = location.niveau
  const source = `${own.source}, Stand ${own.stand}`
  const notary: Adjustment = {
    id: 'abschluss',
    label: 'Vom Angebot zum beurkundeten Preis',
    factor: ANGEBOT_ZU_ABSCHLUSS,
    source: MODELL,
  }
  const toNotary = own.basis === 'angebot' ? [notary] : []
  const level = kreis ? kreisniveau(kreis) : LANDESMITTEL[location.land].kauf[2025]
  const around = { level, siedlungstyp: location.siedlungstyp, kreis }
  const free = [...toNotary, ...objectAdjustments(object, around)]
  const price = own.mid * productOf(free)
  const adjustments = [...free, ...letStep(location, object, price, day), ...erbbauStep(location, object, price, day)]
  const notarised = own.mid * productOf(adjustments)
  const uncertainties = uncertaintiesOf(own, location, object, source)
  const halfWidth = halfWidthOf(uncertainties)
  return {
    basis: own.plz === null ? 'Kreis' : 'PLZ',
    place: location.label,
    reference: own.mid,
    asking: rangeAround(notarised / ANGEBOT_ZU_ABSCHLUSS, halfWidth, STEP),
    notarised: rangeAround(notarised, halfWidth, STEP),
    adjustments,
    halfWidth,
    share: ANTEIL,
    uncertainties,
    dataQuality: own.basis === 'beurkundet' && own.plz !== null ? 'gut' : 'mittel',
    sources: [operatorSource('Preise des Betreibers', own)],
  }
}

/** The range of the row is read as the spread of single sales, about two of three; it never narrows below our own. */
function uncertaintiesOf(own: OperatorPrice, location: Location, object: MarketObject, source: string): Uncertainty[] {
  const ofRow = own.low > 0 && own.high > own.low ? Math.min(Math.log(own.high / own.low) / 2, MAX) : 0
  const place = own.plz === null ? Math.max(location.niveau.kreis?.streuung ?? 0, UNSICHERHEIT.ohnePlz) : 0
  const spread = Math.max(ARTEN[object.art].streuung, ofRow)
  const rows = [
    { id: 'objekt', label: `Streuung der Preise: ${source}`, sigma: spread, missing: false },
    {
      id: 'lage',
      label: own.plz === null ? 'Wert des Betreibers gilt für den Kreis' : 'Lage innerhalb der PLZ',
      sigma: Math.max(place, UNSICHERHEIT.lage.gut),
      missing: false,
    },
    ...gapsOf(location, object),
  ]
  return rows.filter(({ sigma }) => sigma > 0)
}

const MAX = 0.3
