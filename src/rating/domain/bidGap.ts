import { germanMoney, type Money, shareOf, subtract } from '#kernel/money.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanPercent, inPercent, percent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { WorthLimit } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** Of ours: the court's own value needs no explanation. */
const WHY: Readonly<Record<Exclude<WorthLimit, 'gericht' | 'ertrag'>, string>> = {
  schaetzung: 'vergleichbare Objekte kosten am Ort nach unserer Schätzung weniger',
  arbeiten: 'nach Text oder Alter sind Arbeiten fällig, die er vielleicht anders ansetzt',
  gutachten: 'ein Sachverständiger, den das Exposé nennt, fand weniger',
  saniert: 'sanierte Objekte dieser Art bringen laut Exposé nicht mehr, und die Arbeiten gehen davon ab',
  verkauf: 'im selben Haus wurde für weniger verkauft',
  umgebung:
    'unsere Schätzung und die Preise der Umgebung im Exposé liegen auseinander, und die Grenze ist die Mitte beider',
  zwilling: 'die andere Hälfte oder ein gleiches Objekt wurde laut Exposé für weniger verkauft',
  bewertung:
    'Bank oder Makler des Verkäufers fanden weniger, und die Grenze geht ihnen höchstens die Hälfte des Weges entgegen',
  obergrenze:
    'eine Bank hat dem Verkäufer laut Exposé weniger genannt, und die Grenze folgt ihr um höchstens ein Fünftel',
  bestaetigt:
    'nach dem Alter sind Arbeiten fällig, und die Grenze liegt zwischen dem, was sie lassen, und der Bewertung, die das Exposé nennt',
  nebenan: 'nebenan wurde laut Exposé für weniger verkauft, und die Grenze ist die Mitte zu unserer Schätzung',
}

/** Share of the court's value below which what we reckon ourselves is told. */
const NEAR = 0.9

const FROM_OUTSIDE =
  'Er kennt Lage, Akten und das Äußere besser als unsere Marktdaten, das Innere nicht sicher: Sein Wert geht vor, aber mit Abschlag.'
const ALL_WORKS =
  ' Fallen innen alle Arbeiten an, trägt das Objekt nur unsere Rechnung, und davon gehen bleibende Rechte und die Kosten neben dem Gebot noch ab.'

/**
 * German sentence: that our own figures come to far less than what the court's expert found, and why; null: they do not.
 * @param inspected he was inside
 */
export function gapNote(
  { ceiling, limitedBy, steps }: Pick<Worth, 'ceiling' | 'limitedBy' | 'steps'>,
  verkehrswert: Money,
  inspected: boolean,
): string | null {
  if (ceiling.cents >= NEAR * verkehrswert.cents || limitedBy === 'gericht') return null
  const share = germanPercent(percent(Math.round(inPercent(shareOf(subtract(verkehrswert, ceiling), verkehrswert)))))
  const below = `${germanMoney(ceiling)}, ${share} unter dem Verkehrswert des Gerichts von ${germanMoney(verkehrswert)}`
  // Whoever bids takes the tenant over, and with him his rent.
  if (limitedBy === 'ertrag')
    return `Die gezahlte Miete trägt nur ${below}: ${yearsWords(steps)} Ein Gutachter setzt die marktübliche Miete an (§ 27 ImmoWertV) und zieht die Mindermiete nur auf Zeit ab (§ 8 Abs. 3 ImmoWertV). Sie übernehmen den Mieter mit seiner Miete, deshalb ist sie hier die Grenze. Lesen Sie im Gutachten, mit welcher Miete er rechnet und seit wann der Mieter dort wohnt.`
  return `Unsere eigene Rechnung käme nur auf ${below}: ${WHY[limitedBy]}. ${inspected ? 'Er hat mehr gesehen als wir, deshalb geht sein Wert vor.' : `${FROM_OUTSIDE}${limitedBy === 'arbeiten' ? ALL_WORKS : ''}`} Lesen Sie im Gutachten, mit welcher Miete und welchem Zustand er rechnet, bevor Sie so weit bieten.`
}

/** German: the years that are reckoned with, not the most that the rule allows; empty: none are. */
function yearsWords({ candidates }: Worth['steps']): string {
  const carried = candidates.find(({ limit }) => limit === 'ertrag')?.steps.find(({ years }) => years !== undefined)
  if (carried?.years === undefined) return ''
  const years = `Wir rechnen mit ${germanNumber(carried.years)} Jahresmieten`
  return carried.isUsual ? `${years}, die am Ort üblich sind.` : `${years}: Mehr ist für die Miete zu viel.`
}

/**
 * German sentence: that the court's value and its share cover a parking space, too; null: there is none, or it has a price of its own.
 * @param isByRent the rent of the home makes the limit, not the court's value
 */
export function parkingNote(
  { kind, parking, numbers, deal }: Pick<Offer, 'kind' | 'parking' | 'numbers' | 'deal'>,
  isByRent: boolean,
): string | null {
  const spaces = (deal?.parts ?? []).filter(one => one.kind === 'stellplatz')
  const isSold = spaces.length > 0 || (parking !== null && !parking.isNone)
  const isPriced = numbers.stellplatzPreis !== null || spaces.some(({ priceEuro }) => priceEuro !== null)
  if (kind !== 'Wohnung' || !isSold || isPriced) return null
  return isByRent
    ? 'Der Stellplatz steckt im Verkehrswert des Gerichts und in dessen Preis je m², aber nicht in unserer Schätzung; die Grenze folgt aus der genannten Miete. Was er wert ist und ob er zur Miete gehört, steht im Gutachten.'
    : 'Der Stellplatz steckt im Verkehrswert des Gerichts, damit auch in der Grenze und im Preis je m², aber nicht in unserer Schätzung: Für ihn kommt zum höchsten Gebot nichts hinzu. Seinen Wert nennt das Gutachten.'
}
