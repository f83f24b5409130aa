import { isTradeTold } from '#extraction/domain/deal/tradeTold.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isTradeAlone } from '#extraction/domain/tradeAlone.ts'
import { ARTEN, type Marktart } from '#reference/market/bewertungsmodell.ts'
import type { Location } from './locate.ts'
import { isMixedUse, type MarketObject } from './marketObject.ts'

/**
 * The statements that form the price and that the exposé does not make, in German. Empty: an asked price far from the
 * estimate cannot be explained by what we were not told, so only then may it become a K.-o. Letting and rent are not
 * among them: where they are not stated, the ceiling takes the better of let and free, and the highest rent of the market.
 */
export function missingForPrice(
  offer: Offer,
  location: Location | null,
  object: MarketObject | null,
  operatorLet: boolean,
): string[] {
  const { numbers, texts } = offer
  if (offer.kind === 'Grundstück') return missingForPlot(offer, location)
  const trade = isTradeAlone(offer)
  const isNew = object?.neubau === true
  const energy = texts.energieklasse !== null || numbers.energiekennwert !== null
  const statements: readonly (readonly [string, boolean])[] = [
    // No model of homes knows its kind; what its price hangs on is the lease.
    trade ? ['Bedingungen der Vermietung', false] : ['Objektart', object !== null],
    ['Postleitzahl', location?.basis === 'PLZ'],
    trade ? ['Nutzfläche', numbers.nutzflaeche !== null] : ['Wohnfläche', numbers.wohnflaeche !== null],
    ['Baujahr', isNew || numbers.baujahr !== null],
    ['Zustand', isNew || ((object?.zustand ?? null) !== null && object?.zustandByAge !== true)],
    ['Energieklasse oder Energiekennwert', isNew || energy || object?.denkmal === true],
    ['Flächen und Mieten des Gewerbes', !isMixedUse(offer) || isTradeTold(offer.deal)],
    ['Vertrag mit dem Betreiber', !operatorLet],
    [
      'Bodenrichtwert des großen Grundstücks',
      !object || !hasPlot(object.art) || (numbers.grundstuecksflaeche ?? 0) <= LARGE_PLOT,
    ],
    ['Grundstücksfläche', !object || !hasPlot(object.art) || numbers.grundstuecksflaeche !== null],
  ]
  return statements.filter(([, stated]) => !stated).map(([name]) => name)
}

/** A Bodenrichtwert is the value of a usual plot of its zone; how this one differs no exposé says in full. */
function missingForPlot({ numbers }: Offer, location: Location | null): string[] {
  const statements: readonly (readonly [string, boolean])[] = [
    ['Postleitzahl', location?.basis === 'PLZ'],
    ['Grundstücksfläche', numbers.grundstuecksflaeche !== null],
  ]
  const missing = statements.filter(([, stated]) => !stated).map(([name]) => name)
  return [...missing, 'wie Zuschnitt, Erschließung und Baurecht von der Zone des Bodenrichtwerts abweichen']
}

/** m²; the value of more land than a home usually has is not in the price per m² of Wohnfläche. */
const LARGE_PLOT = 1000

function hasPlot(art: Marktart): boolean {
  return ARTEN[art].wie === 'efh' || art === 'Mehrfamilienhaus'
}
