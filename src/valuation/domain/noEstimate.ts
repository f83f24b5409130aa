import { germanNumber } from '#kernel/germanNumber.ts'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isFarmland } from '#extraction/domain/objectType.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import type { Location } from './locate.ts'
import { isMixedUse, type MarketObject } from './marketObject.ts'
import { incomeUseOf, isEatenUp } from './incomeValue.ts'

/** German: why there is nothing to say. */
export const ABROAD = 'Das Objekt liegt nicht in Deutschland.'

const NO_FARMLAND_VALUE =
  'Für diese land- oder forstwirtschaftliche Fläche gibt es ohne Land, Größe und Nutzung kein Preisniveau. Den Bodenrichtwert für diese Nutzung nennt der Gutachterausschuss.'
const NO_PLOT_VALUE =
  'Ein Grundstück wird nach Bodenrichtwert und Fläche geschätzt; im Exposé haben wir nicht beides gefunden. Der Bodenrichtwert steht kostenlos im Portal BORIS des Landes.'
const NO_TRADE_VALUE =
  'Ein Gewerbeobjekt wird nach seiner Nettomiete geschätzt. Im Exposé haben wir keine Miete eines laufenden Vertrags gefunden oder keine Nutzung, für die es übliche Kaufpreisfaktoren gibt (Büro, Praxis, Handel, Halle).'
const NO_OPERATOR_VALUE =
  'Ein vom Betreiber vermietetes Objekt wird nach seiner Pacht geschätzt, nicht wie eine Wohnung. Im Exposé haben wir keine Pacht gefunden, die heute gezahlt wird.'
const EATEN_UP =
  'Das Hausgeld, das Sie als Eigentümer zahlen, ist so hoch wie die Pacht oder höher: Es bleibt kein Ertrag, aus dem ein Preis folgen könnte.'
const NO_PACKAGE_VALUE =
  'Ein Paket ist die Summe seiner Teile; ohne Fläche und Miete jedes Teils lässt es sich nicht schätzen.'

/** German: why the value of a finished home says nothing about this deal. */
const UNVALUED: Readonly<Partial<Record<DealType, string>>> = {
  fertighaus: 'Ein Bauvertrag ist noch kein Haus: Vergleichen lässt sich nur, was das Bauen im Ganzen kostet.',
  anteil: 'Für Anteile an einem Haus gibt es keinen Markt, mit dem sich vergleichen ließe.',
}

/** true: no method fits the deal, whatever is known of the object. */
export function isUnvalued({ deal }: Pick<Offer, 'deal'>): boolean {
  return deal !== null && UNVALUED[deal.type.value] !== undefined
}

export function abroadReason(): string {
  return `${ABROAD} Preise, Steuern und Gesetze dieses Berichts gelten dort nicht.`
}

/** German sentence: the one thing that would allow an estimate. */
export function reasonOf(offer: Offer, location: Location | null, object: MarketObject | null): string {
  if (isFarmland(offer.objectType)) return NO_FARMLAND_VALUE
  const deal = offer.deal && UNVALUED[offer.deal.type.value]
  if (deal) return deal
  if (offer.kind === 'Grundstück') return NO_PLOT_VALUE
  const income = incomeUseOf(offer)
  if (income === 'betreiber' && isEatenUp(offer)) return EATEN_UP
  if (income) return income === 'gewerbe' ? NO_TRADE_VALUE : NO_OPERATOR_VALUE
  const { sightings } = offer
  if (offer.deal?.type.value === 'paket') return location ? NO_PACKAGE_VALUE : noPlace(sightings)
  if (offer.texts.objektart === null) {
    const unsure = unsureSentence(['objektart'], sightings, 'Die Objektart')
    return unsure ?? 'Im Exposé haben wir keine Objektart gefunden; ohne sie gibt es keinen Vergleich.'
  }
  if (!object) return `Für „${offer.texts.objektart}“ liegt kein Preisniveau von Wohnungen oder Häusern vor.`
  if (!location) return noPlace(sightings)
  if (isMixedUse(offer) && offer.numbers.wohnflaeche !== null)
    return 'Im Haus ist auch Gewerbe. Ohne die gesamte Miete lässt sich sein Wert nicht schätzen.'
  const areas = areasOfFlats(offer)
  if (areas) return areas
  const unsure = unsureSentence(['wohnflaeche'], sightings, 'Die Wohnfläche')
  return unsure ?? 'Im Exposé haben wir keine Wohnfläche gefunden; ohne sie lässt sich kein Preis je Objekt berechnen.'
}

/** A list of flats names the areas of each: what is to be had has no one Wohnfläche. null: it is no such list. */
function areasOfFlats({ deal }: Offer): string | null {
  const flats = (deal?.parts ?? []).filter(({ kind, areaM2 }) => kind === 'wohnung' && areaM2 !== null)
  const free = flats.filter(({ status }) => status !== 'verkauft' && status !== 'reserviert')
  const areas = (free.length > 0 ? free : flats).flatMap(({ areaM2 }) => areaM2 ?? [])
  if (areas.length < 2) return null
  const [least, most] = [Math.min(...areas), Math.max(...areas)].map(area => germanNumber(area))
  const units = deal?.type.value === 'zwangsversteigerung' ? 'Lose' : 'Einheiten'
  const which = free.length > 0 && free.length < flats.length ? `Die freien ${units} haben` : `Die ${units} haben`
  return `${which} ${least} bis ${most}\u00a0m² Wohnfläche; geschätzt wird nicht ihre Summe, sondern jede für sich.`
}

function noPlace(sightings: Offer['sightings']): string {
  const unsure = unsureSentence(['plz', 'ort'], sightings, 'Der Ort')
  return unsure ?? 'Im Exposé haben wir keinen Ort gefunden, den es gibt; ohne Lage gibt es keinen Vergleich.'
}
