import type { CalendarDate } from '#kernel/calendarDate.ts'
import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney, largerOf, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { RetainedRight } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { lifeFactor } from '#finance/domain/rightForLife.ts'
import type { Appraisal, PriceEstimate } from '#valuation/domain/appraisal.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import type { RentLevel } from '#valuation/domain/rentLevel.ts'
import { roundedDown, type Worth } from '#valuation/domain/worth.ts'
import type { VerdictPoint } from './verdict.ts'

/** Own estimate, the low end of 10 to 20 %: whoever cannot use it, sell it freely or borrow on it pays less than value minus right. */
const FOR_WAITING = percent(90)

/** What is reckoned is told to a thousand euros: age and rent carry no more. */
const THOUSAND = 1000

/**
 * A right whose value nobody tells is worth the usual rent of what it covers for as long as its holders live on average (§ 14 BewG): with
 * age and rent that is known; of a part of the home with its area, too.
 * @param rent of a new letting; null: not known for the place
 */
export function withRightReckoned(offer: Offer, rent: RentLevel | null, day: CalendarDate): Offer {
  const { deal, numbers } = offer
  const right = deal?.retained
  if (!deal || !right || right.value !== null) return offer
  const area = right.rooms ? right.area : numbers.wohnflaeche
  const month = right.monthly ?? (rent && area && rent.rent.mid * area)
  const life = lifeOf(right, day)
  if (!month || !life) return offer
  const value = Math.round((month * 12 * life.factor) / THOUSAND) * THOUSAND
  if (right.free !== null && value >= right.free) return offer
  return { ...offer, deal: { ...deal, retained: { ...right, value, isReckoned: true } } }
}

function lifeOf({ ages }: Pick<RetainedRight, 'ages'>, day: CalendarDate): ReturnType<typeof lifeFactor> {
  return lifeFactor(
    ages.map(age => ({ age, sex: null })),
    day,
  )
}

/** What it would bring with the right on it: all that is compared with the asked price speaks of the same thing. */
export function lessRetained(appraisal: Appraisal, right: RetainedRight | undefined): Appraisal {
  const { estimate, renovated, ceiling, openEnds } = appraisal
  if (!right || right.value === null || !estimate) return appraisal
  const off = euro(right.value)
  const less = (money: Money): Money => largerOf(subtract(money, off), ZERO)
  const mid = less(estimate.mid)
  if (mid.cents === 0) return appraisal
  const burdened: PriceEstimate = {
    ...estimate,
    low: less(estimate.low),
    mid,
    high: less(estimate.high),
    halfWidth: (estimate.high.cents - estimate.low.cents) / 2 / mid.cents,
    meaning: `${estimate.meaning.replace(/[.]$/u, '')}; unbelastet ${germanMoney(estimate.mid)}, davon ab ${germanMoney(off)} für das Recht, das die Verkäufer behalten`,
  }
  const ends = openEnds && {
    worst: less(openEnds.worst),
    worstRenovated: less(openEnds.worstRenovated),
    best: less(openEnds.best),
    bestRenovated: less(openEnds.bestRenovated),
  }
  return {
    ...appraisal,
    estimate: burdened,
    openEnds: ends,
    renovated: renovated && { value: less(renovated.value), formula: `${renovated.formula} − ${germanMoney(off)}` },
    ceiling: ceiling && less(ceiling),
  }
}

/** The highest price that is right with the right on it, and never above what the exposé's own expert leaves. */
export function worthWithRetained(worth: Worth | null, right: RetainedRight | undefined): Worth | null {
  if (!worth || !right || right.value === null) return worth
  const left = right.free === null ? worth.ceiling : smallerOf(worth.ceiling, euro(right.free - right.value))
  const ceiling = roundedDown(times(left, FOR_WAITING))
  const formula = `${germanMoney(left)} × ${germanPercent(FOR_WAITING)} (wer warten muss), abgerundet`
  const off = subtract(worth.ceiling, ceiling)
  const isByExpert = left.cents < worth.ceiling.cents
  return {
    ...worth,
    ceiling,
    steps: heldTo(worth.steps, limitStep('mit dem Recht, das die Verkäufer behalten', formula, ceiling)),
    limitedBy: isByExpert ? 'gutachten' : worth.limitedBy,
    prudent: smallerOf(worth.prudent, ceiling),
    best: largerOf(ceiling, subtract(worth.best, off)),
  }
}

/** "74 und 71 Jahre alt, bis zum Tod des Längerlebenden" */
export function holdersOf({ ages, untilLast }: RetainedRight): string {
  const old = ages.length > 0 ? `${ages.join(' und ')} Jahre alt` : 'Alter nicht gefunden'
  return untilLast ? `${old}, bis zum Tod des Längerlebenden` : `${old}, auf Lebenszeit`
}

const NAMES = { niessbrauch: 'Nießbrauch', wohnrecht: 'Wohnrecht' } as const

function taxTold(value: number | null, isReckoned?: true): string {
  if (value === null)
    return ' Grunderwerbsteuer fällt auch auf den Wert des Rechts an, den wir im Exposé nicht gefunden haben.'
  const told = germanMoney(euro(value))
  if (isReckoned) return ` Nach Alter und üblicher Miete ist das Recht rund ${told} wert (unsere Rechnung, § 14 BewG); auch darauf fällt Grunderwerbsteuer an (§ 9 GrEStG).` // prettier-ignore
  return ` Grunderwerbsteuer fällt auch auf die ${told} des Rechts an (§ 9 GrEStG).`
}

/** What the right means for whoever buys. */
export function retainedPoint(right: RetainedRight): VerdictPoint {
  const { kind, rooms, value, free, isReckoned, buyerPays, isHardToFinance, isFirstInRank, evidence } = right
  const { staysWhenLeft, worksWithin, assumedYears, supplies } = right
  const paid = supplies ? ` ${listed(supplies)} zahlen dort Sie, gerechnet ist das nicht.` : ''
  const within = worksWithin ? `, auf Verlangen binnen ${worksWithin} Monaten` : ''
  const works = buyerPays
    ? ` Dach, Heizung und andere außergewöhnliche Arbeiten zahlen in dieser Zeit Sie${within}.`
    : ''
  const left = staysWhenLeft ? ` Das Recht endet auch mit dem Auszug nicht${kind === 'niessbrauch' ? ': Die Miete bekommt dann, wer es hat' : ''}.` : '' // prettier-ignore
  const assumed = assumedYears ? ` Das Exposé rechnet mit ${assumedYears} Jahren; es kann länger dauern.` : '' // prettier-ignore
  const loan = isFirstInRank ? ' Es soll im Grundbuch vor Ihrer Bank stehen: Dann leiht kaum eine auf dieses Haus.' : isHardToFinance ? ' Viele Banken finanzieren das nach dem Exposé nicht.' : ' Fragen Sie Ihre Bank zuerst: Viele finanzieren das nicht.' // prettier-ignore
  const tax = taxTold(value, isReckoned)
  const whole = free === null ? '' : ` Ohne das Recht ist es laut Exposé ${germanMoney(euro(free))} wert.`
  return {
    id: 'wohnrecht-niessbrauch',
    sentence: `${rooms ? `Ein ${NAMES[kind]} bleibt ${rooms}` : `Die Verkäufer behalten ${kind === 'wohnrecht' ? 'ein' : 'den'} ${NAMES[kind]}`} (${holdersOf(right)}): So lange ziehen Sie ${rooms ? 'dort ' : ''}nicht ein und bekommen ${rooms ? 'dafür ' : ''}keine Miete.${paid}${left}${works}${loan}${whole}${tax}${assumed}`,
    change: value === null ? null : euro(value),
    evidence,
  }
}

/** German, with a space before it: how many years' rents the right is worth by the age of its holders; empty: nobody tells it. */
export function lifeTold(right: Pick<RetainedRight, 'ages'> | undefined, day: CalendarDate): string {
  const life = right && lifeOf(right, day)
  if (!right || !life) return ''
  return ` Bei ${right.ages.join(' und ')} Jahren sind das statistisch bis zu ${germanNumber(Math.round(life.years))} Jahre und rund ${germanNumber(life.factor, 1)} Jahresmieten dessen, was es umfasst (§ 14 BewG).`
}
