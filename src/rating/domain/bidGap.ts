import { germanMoney, type Money, shareOf, subtract } from '#kernel/money.ts'
import { germanPercent, inPercent, percent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { WorthLimit } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** Of ours: the court's own value needs no explanation. */
const WHY: Readonly<Record<Exclude<WorthLimit, 'gericht'>, string>> = {
  schaetzung: 'vergleichbare Objekte kosten am Ort nach unserer Schätzung weniger',
  arbeiten: 'nach Text oder Alter sind Arbeiten fällig, die er vielleicht anders ansetzt',
  ertrag:
    'die gezahlte Miete liegt unter dem Markt, und wir rechnen mit so vielen Jahresmieten, wie am Ort üblich sind, höchstens 30; ein Gutachter setzt die marktübliche Miete an (§ 27 ImmoWertV) und zieht die Mindermiete nur auf Zeit ab',
  gutachten: 'ein Sachverständiger, den das Exposé nennt, fand weniger',
  saniert: 'sanierte Objekte dieser Art bringen laut Exposé nicht mehr, und die Arbeiten gehen davon ab',
  verkauf: 'im selben Haus wurde für weniger verkauft',
  umgebung:
    'unsere Schätzung und die Preise der Umgebung im Exposé liegen auseinander, und die Grenze ist die Mitte beider',
  zwilling: 'die andere Hälfte oder ein gleiches Objekt wurde laut Exposé für weniger verkauft',
  bewertung: 'Bank oder Makler des Verkäufers fanden weniger, und die Grenze ist die Mitte zu unserer Schätzung',
  nebenan: 'nebenan wurde laut Exposé für weniger verkauft, und die Grenze ist die Mitte zu unserer Schätzung',
}

/** Share of the court's value below which what we reckon ourselves is told. */
const NEAR = 0.9

/**
 * German sentence: that our own figures come to far less than what the court's expert found, and why; null: they do not.
 * @param inspected he was inside
 */
export function gapNote(
  { ceiling, limitedBy }: Pick<Worth, 'ceiling' | 'limitedBy'>,
  verkehrswert: Money,
  inspected: boolean,
): string | null {
  if (ceiling.cents >= NEAR * verkehrswert.cents || limitedBy === 'gericht') return null
  const share = inPercent(shareOf(subtract(verkehrswert, ceiling), verkehrswert))
  return `Unsere eigene Rechnung käme nur auf ${germanMoney(ceiling)}, ${germanPercent(percent(Math.round(share)))} unter dem Verkehrswert des Gerichts von ${germanMoney(verkehrswert)}: ${WHY[limitedBy]}. ${inspected ? 'Er hat mehr gesehen als wir, deshalb geht sein Wert vor' : 'Er kennt das Objekt besser als unsere Marktdaten, deshalb geht sein Wert vor, mit Abschlag'}. Lesen Sie im Gutachten, mit welcher Miete und welchem Zustand er rechnet, bevor Sie so weit bieten.`
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
