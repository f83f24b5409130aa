import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { isFeeOfPlotOpen } from '#extraction/domain/deal/hasTrait.ts'
import { flatsOfCommunity, type Offer } from '#extraction/domain/offer.ts'
import { euro, germanMoney, inEuro, type Money, subtract, times } from '#kernel/money.ts'
import { ratio } from '#kernel/share.ts'
import { hausgeldWords } from '#extraction/domain/values/hausgeldWords.ts'
import { ruecklageLight } from '#finance/domain/hausgeld.ts'
import { factPhrase } from '../factPhrase.ts'
import type { Known } from '../question.ts'
import { reserveOfFlat } from '../reserveOfFlat.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { GREEN, red, unjudged, type Verdict, yellow } from '../verdict.ts'

export function judgeHausgeld({ offer }: Known): Verdict | null {
  const perM2 = perSquareMetre(offer.numbers.hausgeldMonat, offer.numbers.wohnflaeche)
  if (perM2 === null) return null
  const saved = savedOf(offer)
  // What goes into the reserve stays the flat's: only the rest is spent.
  const spent = saved ? subtract(perM2, saved) : perM2
  const said = saved
    ? `${germanMoney(perM2)} je m² im Monat, davon ${germanMoney(saved)} für die Rücklage, also ${germanMoney(spent)} für den Betrieb,`
    : `${germanMoney(perM2)} je m² im Monat`
  const warm = (offer.sightings.spoken.hausgeldWarm ?? []).length > 0
  // The limits are those of a Hausgeld without heating.
  const cold = warm ? subtract(spent, euro(THRESHOLDS.heatAndWater)) : spent
  if (cold.cents > THRESHOLDS.hausgeld.red * 100) {
    return red(
      `Das Hausgeld ist mit ${said} sehr hoch. Lassen Sie sich den Wirtschaftsplan Posten für Posten erklären.`,
    )
  }
  if (cold.cents > THRESHOLDS.hausgeld.yellow * 100) {
    if (warm) return yellow(`Das Hausgeld ist mit ${said} auch für ein Hausgeld mit Heizung hoch. Fragen Sie nach Verwaltung, Aufzug und Hausmeister darin.`) // prettier-ignore
    if (saved) return yellow(`Das Hausgeld ist mit ${said} hoch. Fragen Sie, ob Heizung und Warmwasser darin sind.`)
    return yellow(`Das Hausgeld ist mit ${said} hoch. Fragen Sie nach Rücklage, Aufzug und Heizkosten darin.`)
  }
  return spent.cents > THRESHOLDS.hausgeld.yellow * 100 ? unjudged(WARM) : GREEN
}

const WARM =
  'Laut Exposé sind Heizung und Wasser darin; ohne sie, üblich rund 2\u00a0€ je m², ist das Hausgeld nicht hoch.'

/** Paid into the reserve of it by the same words, per m² a month; null: they do not say. */
function savedOf({ facts, numbers }: Offer): Money | null {
  const { hausgeldMonat, wohnflaeche } = numbers
  if (hausgeldMonat === null) return null
  const said = hausgeldWords(facts.hausgeldMonat?.evidence ?? [], euro(hausgeldMonat)).ruecklage
  return said && perSquareMetre(inEuro(said.amount), wohnflaeche)
}

export function judgeNichtUmlagefaehig({ offer }: Known): Verdict | null {
  const perM2 = perSquareMetre(offer.numbers.hausgeldNichtUmlagefaehig, offer.numbers.wohnflaeche)
  if (perM2 === null) return null
  if (perM2.cents <= THRESHOLDS.nichtUmlagefaehig * 100) return GREEN
  return yellow(`${germanMoney(perM2)} je m² im Monat bleiben bei Ihnen. Das mindert den Ertrag spürbar.`)
}

/** With a lift half as much again must be saved: 30 € instead of 20 € per m² (own assumption). */
const LIFT = ratio(2, 3)

const ALIKE = ' (Annahme: alle Wohnungen sind gleich groß)'

/** German: enough for a house of its age, and little beside its lift, the dearest thing that a community has to renew beside its roof and walls; null: not so. */
export function thinForLift(offer: Pick<Offer, 'deal' | 'flags' | 'numbers'>, day: CalendarDate): string | null {
  const { baujahr } = offer.numbers
  const { perM2 = null, isWhole = false } = reserveOfFlat(offer) ?? {}
  if (perM2 === null || baujahr === null || offer.flags.aufzug !== true) return null
  const lightAt = (reserve: Money) => ruecklageLight('bestand', reserve, yearOf(day) - baujahr, day)
  if (lightAt(perM2) !== 'green' || lightAt(times(perM2, LIFT)) === 'green') return null
  return `Etwa ${germanMoney(perM2)} Rücklage je m²${isWhole ? ALIKE : ''} sind für ein altes Haus mit Aufzug knapp. Weitere Umlagen sind möglich.`
}

/** Age and Wohnfläche must be stated. Amounts far above one flat's share are the whole community's. */
export function judgeRuecklage({ offer, day }: Known): Verdict | null {
  const { baujahr } = offer.numbers
  const saved = reserveOfFlat(offer)
  if (saved === null || baujahr === null) return null
  const { perM2, isWhole } = saved
  if (perM2 === null)
    return unjudged('Offenbar die Rücklage der ganzen Gemeinschaft. Wie viel auf die Wohnung entfällt, ist offen.')
  const age = yearOf(day) - baujahr
  const light = ruecklageLight('bestand', perM2, age, day)
  const thin = thinForLift(offer, day)
  if (thin !== null) return yellow(thin)
  if (light === 'green') return GREEN
  const reason = `Etwa ${germanMoney(perM2)} Rücklage je m²${isWhole ? ALIKE : ''} sind für das Alter des Hauses wenig. Eine Sonderumlage droht.`
  return light === 'red' ? red(reason) : yellow(reason)
}

/** The reserve of a whole community with what of it is one flat's, where the number of flats is told. */
export function ruecklagePhrase({ offer }: Known): string | null {
  const fact = offer.facts.erhaltungsruecklage
  if (fact === null) return null
  const { erhaltungsruecklage: saved } = offer.numbers
  const einheiten = flatsOfCommunity(offer)
  const told = factPhrase('erhaltungsruecklage', fact)
  if (saved === null || reserveOfFlat(offer)?.isWhole !== true || einheiten === null || einheiten < 2) return told
  return `${told} bei ${einheiten} Einheiten, im Mittel ${germanMoney(euro(Math.round(saved / einheiten)))} je Einheit`
}

const OTHERS: readonly Offer['kind'][] = ['Mehrfamilienhaus', 'Grundstück', 'Gewerbe']

export function provisionPhrase({ offer }: Known): string | null {
  const fact = offer.facts.kaeuferprovision
  if (fact === null) return null
  return isFeeOfPlotOpen(offer)
    ? 'Für das Haus keine; für das Grundstück kommt Maklercourtage hinzu, Höhe nicht genannt'
    : factPhrase('kaeuferprovision', fact)
}

export function judgeProvision({ offer }: Known): Verdict | null {
  const { kaeuferprovision } = offer.numbers
  // §§ 656a–656d BGB protect who buys a flat or a single-family house, and nobody else.
  if (kaeuferprovision === null || OTHERS.includes(offer.kind)) return null
  if (isFeeOfPlotOpen(offer)) return unjudged('Üblich sind bis zu 3,57\u00a0% vom Preis des Grundstücks.')
  if (kaeuferprovision === 0) return GREEN
  if (kaeuferprovision <= THRESHOLDS.kaeuferprovision)
    return unjudged('Das ist höchstens die Hälfte der üblichen 7,14\u00a0%: kein Mangel und kein Vorteil.')
  return yellow(
    'Mehr als die Hälfte der üblichen 7,14\u00a0%. Ihr Anteil darf nicht höher sein als der des Verkäufers, wenn Sie als Verbraucher kaufen (§§ 656c, 656d BGB).',
  )
}

/** The Hausgeld with what it is per m², which is what it is judged by. */
export function hausgeldPhrase({ offer }: Known): string | null {
  const fact = offer.facts.hausgeldMonat
  if (fact === null) return null
  const perM2 = perSquareMetre(offer.numbers.hausgeldMonat, offer.numbers.wohnflaeche)
  return factPhrase('hausgeldMonat', fact) + (perM2 === null ? '' : ` (${germanMoney(perM2)} je m²)`)
}

function perSquareMetre(amount: number | null, area: number | null): Money | null {
  if (amount === null || area === null || area <= 0) return null
  return euro(amount / area)
}
