import { germanMoney, type Money, shareOf, subtract } from '#kernel/money.ts'
import { germanPercent, inPercent, percent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { WorthLimit } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** German: what the highest right price is, in words that stand beside it. */
export const CAP_NAMES: Readonly<Record<WorthLimit, string>> = {
  schaetzung: 'unsere Schätzung mit halber Spanne',
  arbeiten: 'Wert nach den fälligen Arbeiten weniger deren Kosten',
  ertrag: 'so viele Jahresmieten, wie am Ort üblich sind',
  gutachten: 'Wert eines Sachverständigen, den das Exposé nennt',
  verkauf: 'höchster Verkauf im selben Haus',
  gericht: 'Mitte zwischen unserer Schätzung und dem Wert, den der Gutachter des Gerichts nach Innenbesichtigung fand',
  boden: 'Bodenwert laut Gutachter des Gerichts',
  umgebung: 'Mitte zwischen unserer Schätzung und den Preisen der Umgebung, die das Exposé druckt',
  nebenan: 'Mitte zwischen unserer Schätzung und dem Verkauf nebenan, den das Exposé nennt',
  zwilling: 'ein Zehntel über dem Verkauf der anderen Hälfte oder eines gleichen Objekts, den das Exposé nennt',
  bewertung: 'Mitte zwischen unserer Schätzung und dem Wert von Bank oder Makler, den das Exposé nennt',
}

const WHY: Readonly<Record<WorthLimit, string>> = {
  schaetzung: 'vergleichbare Objekte kosten am Ort nach unserer Schätzung weniger',
  arbeiten: 'nach Text oder Alter sind Arbeiten fällig, die er vielleicht anders ansetzt',
  ertrag:
    'die gezahlte Miete liegt unter dem Markt, und wir rechnen mit so vielen Jahresmieten, wie am Ort üblich sind, höchstens 30; ein Gutachter setzt die marktübliche Miete an (§ 27 ImmoWertV) und zieht die Mindermiete nur auf Zeit ab',
  gutachten: 'ein Sachverständiger, den das Exposé nennt, fand weniger',
  verkauf: 'im selben Haus wurde für weniger verkauft',
  gericht: 'unsere Schätzung aus Marktdaten liegt weit unter seinem Wert, und die Grenze ist die Mitte beider',
  boden: 'nach unserer Schätzung trägt das Gebäude neben dem Boden nichts mehr, weil die Arbeiten es aufzehren',
  umgebung:
    'unsere Schätzung und die Preise der Umgebung im Exposé liegen auseinander, und die Grenze ist die Mitte beider',
  zwilling: 'die andere Hälfte oder ein gleiches Objekt wurde laut Exposé für weniger verkauft',
  bewertung: 'Bank oder Makler des Verkäufers fanden weniger, und die Grenze ist die Mitte zu unserer Schätzung',
  nebenan: 'nebenan wurde laut Exposé für weniger verkauft, und die Grenze ist die Mitte zu unserer Schätzung',
}

/** Share of the court's value below which our limit needs explaining. */
const NEAR = 0.9

/**
 * German sentence: why our limit lies far below what the court's expert found; null: it does not.
 * @param unseen he was not inside
 */
export function gapNote(
  most: Money,
  verkehrswert: Money,
  { limitedBy }: Pick<Worth, 'limitedBy'>,
  unseen: boolean,
): string | null {
  if (most.cents >= NEAR * verkehrswert.cents) return null
  const share = inPercent(shareOf(subtract(verkehrswert, most), verkehrswert))
  return `Unsere Grenze liegt ${germanPercent(percent(Math.round(share)))} unter dem Verkehrswert des Gerichts von ${germanMoney(verkehrswert)}: ${WHY[limitedBy]}. ${unseen ? '' : 'Er hat mehr gesehen als wir: '}Lesen Sie im Gutachten, mit welcher Miete und welchem Zustand er rechnet, bevor Sie die Grenze festlegen.`
}

/** German sentence: that a parking space is sold with the home and counted nowhere; null: there is none, or it has a price of its own. */
export function parkingNote({
  kind,
  parking,
  numbers,
  deal,
}: Pick<Offer, 'kind' | 'parking' | 'numbers' | 'deal'>): string | null {
  const spaces = (deal?.parts ?? []).filter(one => one.kind === 'stellplatz')
  const isSold = spaces.length > 0 || (parking !== null && !parking.isNone)
  const isPriced = numbers.stellplatzPreis !== null || spaces.some(({ priceEuro }) => priceEuro !== null)
  if (kind !== 'Wohnung' || !isSold || isPriced) return null
  return 'Der Stellplatz und seine Miete stecken im Verkehrswert des Gerichts, aber nicht in unserer Schätzung, nicht in der Grenze und nicht im Preis je m²: Seinen Wert nennt das Gutachten, um ihn darf Ihr Gebot höher sein.'
}
