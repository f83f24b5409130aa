import { isFreeLater } from '#extraction/domain/remarks/wordsBeside.ts'
import { type CalendarDate, daysUntil, germanDay, monthsBetween } from '#kernel/calendarDate.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import { paidBackBefore } from '#extraction/domain/deal/groundRent.ts'
import { ownerLivesThere } from '#extraction/domain/deal/lettingByCourt.ts'
import type { ObjectType } from '#extraction/domain/objectType.ts'
import { isAuction } from '#extraction/domain/offer.ts'
import type { Occupant } from '#extraction/domain/occupant.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { erbbauYearsLeft } from '#extraction/domain/values/erbbauTerm.ts'
import { factPhrase } from '../factPhrase.ts'
import type { Known } from '../question.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { GREEN, red, unjudged, type Verdict, yellow } from '../verdict.ts'

/** What is paid, and what the owner of the land asks instead. */
export function erbbauzinsPhrase({ offer }: Known): string | null {
  const fact = offer.facts.erbbauzinsJahr
  if (fact === null) return null
  const asked = offer.deal?.newGroundRent
  const told = factPhrase('erbbauzinsJahr', fact)
  if (!asked) return told
  return `${told}; ${asked.dispute ? 'verlangt und umstritten' : 'für den Käufer'}: ${germanMoney(euro(asked.year))} im Jahr`
}

export function judgeErbbaurecht({ offer }: Known): Verdict | null {
  if (offer.flags.erbbaurecht === null) return null
  if (!offer.flags.erbbaurecht) return GREEN
  return yellow('Sie kaufen das Haus auf Zeit, nicht den Boden. Lassen Sie den Erbbauvertrag vor dem Kauf prüfen.')
}

export function judgeRestlaufzeit({ offer, day }: Known): Verdict | null {
  const years = offer.erbbauTerm && erbbauYearsLeft(offer.erbbauTerm, day)
  if (years === null) return null
  if (years < THRESHOLDS.erbbau.red) {
    return red(
      `Das Erbbaurecht läuft noch ${Math.max(years, 0)} Jahre${noWayOut(offer)}. ${shortTerm(years, paidBackBefore(offer.deal?.erbbauAhead))}`,
    )
  }
  if (years >= THRESHOLDS.erbbau.yellow) return GREEN
  return yellow(
    `Das Erbbaurecht läuft noch ${years} Jahre${noWayOut(offer)}. Fragen Sie Ihre Bank und den Grundstückseigentümer nach Verlängerung.`,
  )
}

/** German; who can neither prolong it nor buy the land owns nothing on its last day. */
function noWayOut({ erbbauRefused }: Offer): string {
  if (!erbbauRefused?.extension && !erbbauRefused?.purchase) return ''
  if (!erbbauRefused.purchase) return '; eine Verlängerung können Sie laut Exposé nicht verlangen'
  if (!erbbauRefused.extension) return '; den Boden können Sie laut Exposé nicht hinzukaufen'
  return '; laut Exposé können Sie weder eine Verlängerung verlangen noch den Boden kaufen'
}

/**
 * Practice of banks, no law: the loan is paid back ten years before the land falls home.
 * @param told years before its end by the exposé's own words; null: it names none
 */
function shortTerm(years: number, told: number | null): string {
  const left = years - (told ?? THRESHOLDS.erbbau.paidBefore)
  const rule = told === null ? 'meist zehn Jahre vorher' : 'laut Exposé vor dem Ende'
  const loan =
    left <= 0
      ? 'Ein Kredit müsste heute schon zurückgezahlt sein'
      : `Ein Kredit muss ${rule} zurückgezahlt sein, also in ${left} Jahren`
  return `${loan}, unter 40 Jahren beleihen wenige Banken, und der Wert schwindet mit jedem Jahr: Bieten Sie erst mit schriftlicher Zusage Ihrer Bank, und fragen Sie den Eigentümer des Bodens nach einer beurkundeten Verlängerung.`
}

export function judgeDenkmal({ offer }: Known): Verdict | null {
  if (offer.flags.denkmalschutz === null) return null
  if (!offer.flags.denkmalschutz) return GREEN
  if (offer.deal?.type.value === 'sanierung-bautraeger')
    return yellow(
      'Steuervorteile (§§ 7i, 10f EStG) gibt es nur für Arbeiten nach Ihrem beurkundeten Kaufvertrag und nur mit Bescheinigung der Denkmalbehörde: Lassen Sie sich deren Abstimmung vor der Beurkundung zeigen.',
    )
  return yellow(
    'Jede Änderung braucht die Denkmalbehörde. Dafür gibt es Steuervorteile (§§ 7i, 10f EStG), wenn Sie vorher fragen.',
  )
}

/** Not let is not empty: whoever owes it may live there. */
export function lettingPhrase(known: Known): string | null {
  const { facts, vermietet, deal, occupant } = known.offer
  if (facts.vermietet === null) return null
  const later = freeLater(known)
  if (later !== null) return `Frei erst ab ${germanDay(later)}`
  if (occupant === 'verkaeufer') return 'Nicht vermietet, aber noch bewohnt vom Verkäufer'
  if (occupant === 'mieter') return 'Noch vermietet, gekündigt'
  const isLivedIn = vermietet === false && deal !== null && ownerLivesThere(deal)
  return isLivedIn ? 'Nicht vermietet, aber bewohnt vom Eigentümer oder Schuldner' : factPhrase('vermietet', facts.vermietet) // prettier-ignore
}

export const SELLER_STILL_THERE =
  'Der Verkäufer wohnt noch dort. Zahlen Sie erst nach der Räumung, und nehmen Sie Auszugstag und Nutzungsentschädigung in den Kaufvertrag.'

/** Until somebody has gone nobody can move in: §§ 433, 546, 566 BGB. */
const STILL_THERE: Readonly<Record<Occupant, string>> = {
  verkaeufer: SELLER_STILL_THERE,
  mieter: 'Bis zum Ende der Kündigungsfrist ist es vermietet: Lassen Sie sich die Kündigung zeigen, und zahlen Sie erst, wenn der Mieter ausgezogen ist (§ 566 BGB).',
} // prettier-ignore

/** § 93 (1) ZVG; § 885 ZPO */
const EVICTION =
  'Frei ist es nicht: Zieht der Bewohner nicht aus, ist der Zuschlag Ihr Titel, und der Gerichtsvollzieher räumt auf Ihre Kosten (§ 93 ZVG). Rechnen Sie mit Monaten.'

const UNTIL_THEN =
  'Frei ist es erst dann: Fragen Sie, wer bis dahin dort wohnt und ob ein Mietvertrag gekündigt ist, und nehmen Sie den Tag in den Kaufvertrag.'

/** "Bezugsfrei ab 01.04.2027" says that it is not free today; null: nothing says so. */
function freeLater({ offer, day }: Pick<Known, 'offer' | 'day'>): CalendarDate | null {
  const from = offer.days.bezugsfreiAb
  const said = offer.facts.vermietet?.evidence[0]?.quote ?? ''
  const isSaid = offer.vermietet === false && offer.occupant === null && !offer.works.isFirstUse && isFreeLater(said)
  return isSaid && from !== null && daysUntil(from, day) > 0 ? from : null
}

export function judgeVermietet({ offer, lens, day }: Known): Verdict | null {
  if (offer.vermietet === null) return null
  if (offer.deal && ownerLivesThere(offer.deal) && offer.vermietet === false) return yellow(EVICTION)
  if (freeLater({ offer, day }) !== null) return yellow(UNTIL_THEN)
  // With a day it is a matter of the handover, which is told by its own question, and no letting.
  if (offer.occupant === 'verkaeufer' && offer.days.bezugsfreiAb !== null) return unjudged(STILL_THERE.verkaeufer)
  if (offer.occupant) return yellow(STILL_THERE[offer.occupant])
  if (lens === 'kapitalanlage' || offer.vermietet === false) return GREEN
  if (offer.vermietet === 'teilweise') {
    return yellow('Ein Teil ist vermietet. Die Mieter bleiben auch nach dem Kauf (§ 566 BGB).')
  }
  return red(
    'Es ist vermietet, und der Mietvertrag geht auf Sie über (§ 566 BGB). Einziehen können Sie erst nach Kündigung und Sperrfrist.',
  )
}

/** Courts name a Verkehrswert; brokers and private sellers do not sell by auction. */
export function zwangsversteigerungPhrase({ offer }: Known): string | null {
  if (isAuction(offer)) return 'Ja, Versteigerung durch das Gericht'
  return offer.facts.kaufpreis === null ? null : 'Nein, angeboten wird zu einem Kaufpreis'
}

/** That nobody speaks of an auction is a conclusion, no statement. */
export function zwangsversteigerungConclusion(known: Known): string | null {
  return isNo(zwangsversteigerungPhrase(known)) ? 'Kaufpreis genannt, kein Gericht als Anbieter' : null
}

function isNo(phrase: string | null): boolean {
  return phrase?.startsWith('Nein') === true
}

/** Days before an auction from which there is no time left to look at anything. */
const SHORT_NOTICE = 14

/** Whether the day of the auction is over or near. */
export function judgeVersteigerungstermin({ day: date, certainty }: Remark, day: CalendarDate): Verdict | null {
  if (date === undefined || certainty !== 'stated') return null
  const named = date.split('-').reverse().join('.')
  if (date < day)
    return red(
      `Der Versteigerungstermin ${named} ist vorbei. Fragen Sie das Amtsgericht, ob das Objekt zugeschlagen ist oder ein neuer Termin kommt.`,
    )
  const left = daysUntil(date, day)
  const when = left === 0 ? 'heute' : left === 1 ? 'morgen' : `in ${left} Tagen`
  return red(
    left <= SHORT_NOTICE
      ? `Der Versteigerungstermin ist ${when}, am ${named}. Für Gutachten, Besichtigung und Finanzierung bleibt kaum Zeit: Bieten Sie nur, wenn alles geklärt ist.`
      : `Der Versteigerungstermin ist am ${named}. In der Versteigerung gibt es keine Gewährleistung und oft keine Besichtigung: Lesen Sie vorher das Gutachten des Gerichts.`,
  )
}

export function judgeZwangsversteigerung(known: Known): Verdict | null {
  const phrase = zwangsversteigerungPhrase(known)
  if (phrase === null || isNo(phrase)) return null
  return red(
    'In der Versteigerung gibt es keine Gewährleistung und oft keine Besichtigung. Lesen Sie das Gutachten des Gerichts.',
  )
}

const WOHNUNGSEIGENTUM: readonly (ObjectType | null)[] = ['eigentumswohnung', 'eigentumswohnungen']

/** Only the name of the kind says it: an Eigentumswohnung is Wohnungseigentum. */
export function eigentumsformPhrase({ offer }: Known): string | null {
  if (WOHNUNGSEIGENTUM.includes(offer.objectType)) return 'Wohnungseigentum'
  if (offer.flags.erbbaurecht === true) return 'Erbbaurecht'
  return offer.numbers.hausgeldMonat === null ? null : 'Wohnungseigentum, denn es fällt Hausgeld an'
}

export function judgeExposeDatum({ offer, day }: Known): Verdict | null {
  const stand = offer.days.exposeDatum
  if (stand === null) return null
  if (monthsBetween(stand, day) <= THRESHOLDS.exposeMonths) return GREEN
  return yellow('Das Exposé ist über drei Monate alt. Fragen Sie, ob das Angebot und der Preis noch gelten.')
}

export function isErbbau({ offer }: Known): boolean {
  return offer.flags.erbbaurecht === true || offer.erbbauEnde !== null || offer.numbers.erbbauzinsJahr !== null
}
