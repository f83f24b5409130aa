import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { Deal } from '../deal/deal.ts'
import type { Facts } from '../facts.ts'
import { withHopedRent } from '../hopedRent.ts'
import type { Label } from '../pairs.ts'
import type { Remark } from '../remark.ts'
import { asHolidayHome } from './asHolidayHome.ts'
import { besideAskedPrice } from './besideAskedPrice.ts'
import { besideNotice } from './besideNotice.ts'
import { crackedAboveMines } from './crackedAboveMines.ts'
import { entryNamed } from './entryNamed.ts'
import { handoverTold } from './handoverTold.ts'
import { lastingFromBuilt } from './lastingFromBuilt.ts'
import { heirsProven } from './heirsProven.ts'
import { optionLapsed } from './optionLapsed.ts'
import { remarksOnDeal } from './remarksOnDeal.ts'
import { secondHomeTold } from './secondHomeTold.ts'
import { sumOfArea } from './sumOfArea.ts'

interface KnownOfOffer {
  readonly labels: readonly Label[]
  readonly facts: Facts
  readonly deal: Deal
  readonly day: CalendarDate
}

/** What was read in the text, held against what is known of facts and deal: each step takes what the one before it left. */
export function settledRemarks(remarks: readonly Remark[], { labels, facts, deal, day }: KnownOfOffer): Remark[] {
  const own = lastingFromBuilt(besideAskedPrice(asHolidayHome(planPending(remarks), facts), facts), facts, day)
  const ofDeal = optionLapsed(heirsProven(entryNamed(secondHomeTold(besideNotice(remarksOnDeal(own, deal), deal)))))
  const ofRents = besideActualRent(withHopedRent(ofDeal, labels, facts), facts)
  return handoverTold(
    sumOfArea(crackedAboveMines(freeInPart(ofRents, facts)), facts, deal.objectKind.value),
    facts,
    deal.objectKind.value,
    day,
  )
}

/** Of a plan that is not yet law the exposé prints name and figures as of one that is. */
function planPending(remarks: readonly Remark[]): Remark[] {
  const isPending = remarks.some(({ rule, scope }) => rule === 'bebauungsplan-noch-nicht' && scope.bearer !== 'other')
  return remarks.filter(({ rule }) => !isPending || rule !== 'bebauungsplan-gilt')
}

/** Of a house that is let in part an empty flat is no empty house. */
function freeInPart(remarks: readonly Remark[], { vermietet }: Pick<Facts, 'vermietet'>): Remark[] {
  if (vermietet?.value !== 'teilweise') return [...remarks]
  return remarks.map(one =>
    one.rule === 'raeumung-frei' && one.certainty === 'stated'
      ? { ...one, tone: 'neutral', meaning: 'Nur zum Teil frei: Für das Vermietete gilt der Mietvertrag weiter' }
      : one,
  )
}

/** From so much above what is paid the hoped rent is a reason to ask; so the catalogue says it. */
const FAR = 1.15
/** A target of less or more than this is of another period, or of a part. */
const LEAST = 0.8
const MOST = 2.5

/** Beside the rent that is paid, a target is told with how far it lies above; alone it is all that is known, and a warning. */
function besideActualRent(
  remarks: readonly Remark[],
  { kaltmieteMonat, jahresnettokaltmiete }: Pick<Facts, 'kaltmieteMonat' | 'jahresnettokaltmiete'>,
): Remark[] {
  const month = numberOf(kaltmieteMonat?.value)
  const paid = numberOf(jahresnettokaltmiete?.value) ?? (month === null ? null : 12 * month)
  if (paid === null) return [...remarks]
  const isValued = (remark: Remark) => remark.rule === 'sollmiete' && yearOf(remark, paid) !== null
  // "bezogen auf die Soll-Miete" beside its amount says nothing more.
  const told = remarks.some(isValued) ? remarks.filter(one => one.rule !== 'sollmiete' || isValued(one)) : remarks
  return told.map(remark => {
    if (remark.rule !== 'sollmiete') return remark
    const target = yearOf(remark, paid)
    if (target === null) return { ...remark, tone: 'neutral', meaning: 'Soll-Miete neben der gezahlten Miete' }
    const more = `${germanNumber(Math.round((target / paid - 1) * 1000) / 10)}\u00a0%`
    const meaning = `Soll-Miete ${inEuro(target)} im Jahr, ${more} über der gezahlten von ${inEuro(paid)}`
    return { ...remark, tone: target > FAR * paid ? 'warnung' : 'neutral', meaning }
  })
}

/** "36.948 € Jahresnettomiete (Soll)", "Sollmiete 3.079 € monatlich": the words tell the period; without them only what is near to the paid rent is one. */
function yearOf({ amount, evidence }: Pick<Remark, 'amount' | 'evidence'>, paid: number): number | null {
  if (amount === undefined) return null
  const words = evidence.whole ?? evidence.quote
  const ofYear = /jahr|jährlich|jnkm|p\.\s?a/iu.test(words)
  const ofMonth = /monat|mtl|p\.\s?m/iu.test(words)
  const told = ofYear === ofMonth ? [amount, amount * MONTHS] : [ofYear ? amount : amount * MONTHS]
  const years = told.filter(one => one >= LEAST * paid && one <= MOST * paid)
  return years.length === 1 ? (years[0] ?? null) : null
}

const MONTHS = 12

/** Cents are two figures, or none. */
function inEuro(value: number): string {
  const cents = Number.isInteger(value) ? 0 : 2
  return `${germanNumber(value, cents, cents)}\u00a0€`
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null
}
