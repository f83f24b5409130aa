import { add, euro, germanMoney, type Money, ZERO } from '#kernel/money.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { toldOfWork } from '#extraction/domain/toldOf.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { CoOwnership } from '#extraction/domain/statements/communitySums.ts'
import type { OrderedWorks } from '#extraction/domain/statements/orderedWorks.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import { grossOf, nameOfWork, type StatedWork } from '#finance/domain/plan/statedWorks.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { Argument } from '#valuation/domain/signals.ts'
import { THRESHOLDS } from '#questions/domain/thresholds.ts'
import { communityLoanArguments } from './communityLoan.ts'
import { purposeWords, restWords } from './levyPurposeWords.ts'
import type { VerdictPoint } from './verdict.ts'
import { offLimit } from './offLimit.ts'

const SAID = 'Angabe im Exposé'

/**
 * What works cost by the exposé's own words, or by our range where it names them without a price, if the buyer pays them, each with
 * its quote.
 */
export function statedWorkArguments(
  { costs }: Pick<StatedSums, 'costs'>,
  { pricedWorks, day }: Pick<MoneyBase, 'pricedWorks' | 'day'>,
): Argument[] {
  return pricedWorks.map(work => {
    const { subject, flat, amount, span, isNet, guess } = work
    if (guess) {
      const { name, evidence, source } = guess
      return { label: `${name} (grob ${spanOf(work)}, geschätzt)`, amount: euro(amount), evidence, source, subject }
    }
    const middle = span ? `, Mitte von ${spanOf(work)}` : ''
    const high = span?.high ?? amount
    return {
      label: `${nameOfWork(work)} (laut Exposé${middle}${isNet ? ', mit 19\u00a0% Umsatzsteuer' : ''})`,
      amount: grossOf({ amount, isNet }, day),
      evidence: costs.flatMap(one =>
        one.subject === subject && one.high === high && one.flat === flat ? [one.evidence] : [],
      ),
      source: SAID,
      subject,
    }
  })
}

function spanOf({ amount, span }: Pick<StatedWork, 'amount' | 'span'>): string {
  return spanned(euro(span?.low ?? amount), euro(span?.high ?? amount))
}

/** What the community asks of the buyer: its levy, or what one would be after a vote that is still to come, and its loan. */
export function levyArguments(sums: StatedSums, money: Pick<MoneyBase, 'levy' | 'home'>): Argument[] {
  return [...levyArgument(sums, money), ...communityLoanArguments(sums, money)]
}

function levyArgument({ levies }: StatedSums, { levy }: Pick<MoneyBase, 'levy'>): Argument[] {
  const part = levy.due ?? levy.expected
  if (!part) return []
  const { amount } = part
  const evidence = levies.filter(({ own }) => own !== null && euro(own).cents === amount.cents)
  if (evidence.length === 0) return []
  return [
    {
      label: levy.due ? 'Sonderumlage, Ihr Anteil' : 'Sonderumlage, erwarteter Anteil',
      amount,
      evidence: evidence.map(one => one.evidence).slice(0, 1),
      source: SAID,
    },
  ]
}

/** What the buyer pays beside the price for what is decided, or must be able to pay if the community so votes. */
export function burdenOf({ levy, home }: Pick<MoneyBase, 'levy' | 'home'>): Money {
  return add((levy.due ?? levy.expected)?.amount ?? ZERO, home.communityLoan?.rest ?? ZERO)
}

/** What a community asks of the buyer, or will: it comes before every price. */
export function communityPoints(
  sums: StatedSums,
  money: Pick<MoneyBase, 'levy' | 'home'>,
  { numbers }: Pick<Offer, 'numbers'>,
): VerdictPoint[] {
  return [
    ...levyPoints(sums, money, wholeReserve(numbers)),
    ...communityWorkPoints(sums, money, numbers.erhaltungsruecklage),
  ]
}

/** € of the reserve of all; null: not told, or it may be the part of this flat. */
function wholeReserve({ erhaltungsruecklage: all, wohnflaeche }: Offer['numbers']): number | null {
  if (all === null || wohnflaeche === null || wohnflaeche <= 0) return null
  return all / wohnflaeche > THRESHOLDS.ruecklageOfTheWhole ? all : null
}

/** The Sonderumlage that neither the seller nor a loan of the community pays; where several are told, one whose share is told. */
function levyToPay(levies: readonly StatedLevy[]): StatedLevy | undefined {
  const open = levies.filter(({ payer, byLoan }) => payer !== 'seller' && !byLoan)
  return [...open.filter(({ own }) => own !== null), ...open][0]
}

/** A decision at law may fall or grow. Only what is decided has a day to be paid, unless the sentence itself says so; with the share told it is money and nothing more: the worth is less by it. */
function isSettled({ isProposed, isContested, due, evidence }: StatedLevy, levy: MoneyBase['levy']): boolean {
  const isDecided = due !== null || toldOfWork(wholeQuote(evidence)).decided
  return !isProposed && !isContested && isDecided && levy.due !== null
}

/** What is decided and counted already: told because it is much money, in the way of nothing. */
export function countedPoints({ levies }: StatedSums, { levy }: Pick<MoneyBase, 'levy'>): VerdictPoint[] {
  const first = levyToPay(levies)
  if (!first || !levy.due || !isSettled(first, levy)) return []
  const { amount } = levy.due
  return [
    {
      id: 'weg-sonderumlage',
      ...offLimit(
        `Zum Preis kommt die beschlossene Sonderumlage${purposeWords(first)}: ${shareWords(first)}${germanMoney(amount)}${first.due === null ? '' : `, ${first.due}`}${restWords(first)}. ${first.isFinal ? 'Der Beschluss ist laut Exposé bestandskräftig. ' : ''}`,
        'sie',
        `. ${payerOf(first)}`,
      ),
      change: amount,
    },
  ]
}

/** German, before the sum: how it is worked out, and that it is the most where another source pays a part; empty: the text tells it. */
function shareWords({ fromWhole, works }: StatedLevy): string {
  if (!fromWhole) return ''
  const most = works?.byLevyAlone ? '' : 'höchstens '
  return `nach Ihrem Anteil von ${germanNumber(fromWhole.share.numerator)}/${germanNumber(fromWhole.share.denominator)} ${most}`
}

/** Among seller and buyer the contract rules, whoever the community turns to. */
function payerOf({ payer, byOwnerWhenDue, onBuyerAfterTransfer }: StatedLevy): string {
  if (onBuyerAfterTransfer) return 'Laut Exposé zahlen Sie, was nach dem Übergang von Nutzen und Lasten fällig wird: Lassen Sie ihn im Kaufvertrag hinter den letzten Termin legen, oder handeln Sie vom Preis herunter, was danach fällig wird.' // prettier-ignore
  if (payer === 'buyer') return 'Laut Exposé sollen Sie sie zahlen: Handeln Sie sie vom Preis herunter.'
  return byOwnerWhenDue
    ? 'Laut Exposé zahlt, wer bei Fälligkeit im Grundbuch steht; nach dem Kauf sind das Sie. Lassen Sie den Verkäufer sie im Kaufvertrag übernehmen, oder handeln Sie sie vom Preis herunter.'
    : 'Regeln Sie im Kaufvertrag, wer sie zahlt.'
}

/** A Sonderumlage that the seller does not pay: who pays it must be settled in the contract. */
function levyPoints({ levies }: StatedSums, { levy }: Pick<MoneyBase, 'levy'>, saved: number | null): VerdictPoint[] {
  const first = levyToPay(levies)
  if (!first || isSettled(first, levy)) return []
  if (first.isProposed) return [proposedPoint(first, saved)].flatMap(point => point ?? [])
  const whole = first.fromWhole
  const said = whole
    ? `nach dem Miteigentumsanteil von ${germanNumber(whole.share.numerator)}/${germanNumber(whole.share.denominator)}`
    : 'laut Exposé'
  const share = levy.due
    ? `Auf Ihren Anteil entfallen ${said} ${germanMoney(levy.due.amount)}${first.due ? `, ${first.due}` : ''}`
    : 'Wie viel auf Ihren Anteil entfällt, haben wir nicht gefunden'
  const payer = first.payer === 'buyer' ? ', und zahlen sollen Sie' : ''
  return [
    {
      id: 'weg-sonderumlage',
      sentence: `Eine Sonderumlage${purposeWords(first)} steht an${first.isContested ? ', ihr Beschluss ist vor Gericht angefochten' : ''}. ${share}${payer}: Sehen Sie den Beschluss ein, und regeln Sie im Kaufvertrag, wer zahlt.`,
      change: levy.due?.amount ?? null,
    },
  ]
}

/**
 * Works on the house round a flat are paid by its community: what the reserve does not cover comes as a Sonderumlage. Told where no
 * levy is spoken of and the reserve does not clearly hold it.
 */
function communityWorkPoints(
  { costs, levies }: StatedSums,
  { home }: Pick<MoneyBase, 'home'>,
  reserve: number | null,
): VerdictPoint[] {
  const due = costs.filter(({ needed, inFlat, bySeller }) => needed && !inFlat && !bySeller)
  const whole = due.reduce((total, { high }) => total + high, 0)
  if (!home.isFlat || levies.length > 0 || whole === 0 || (reserve !== null && reserve >= whole * CLEARLY)) return []
  const names = due.map(({ subject }) => WORK_NAMES[subject]).join(', ')
  const saved = reserve === null ? 'Wie hoch die Rücklage ist, haben wir nicht gefunden' : `In der Rücklage liegen ${germanMoney(euro(reserve))}` // prettier-ignore
  return [
    {
      id: 'weg-sonderumlage',
      sentence: `Auf die Gemeinschaft kommen laut Exposé Arbeiten für ${germanMoney(euro(whole))} zu (${names}). ${saved}: Fragen Sie nach Ihrem Miteigentumsanteil, und rechnen Sie mit einer Sonderumlage.`,
      change: null,
    },
  ]
}

/** A reserve of twice the works pays them and is still one. */
const CLEARLY = 2

/** Worked out as the community shares its costs, § 16 Abs. 2 Satz 1 WEG, where the text does not tell the share itself. */
function proposedPoint({ own, fromWhole, ordered }: StatedLevy, saved: number | null): VerdictPoint | null {
  if (own === null) return null
  const counted = `In Grenze und Gesamtbetrag sind ${germanMoney(euro(own))} eingerechnet; lassen Sie sich Protokoll und Angebote geben.`
  if (fromWhole === null) {
    const sentence = `Über eine Sonderumlage soll die Gemeinschaft erst abstimmen. Auf Ihren Anteil entfielen laut Exposé ${germanMoney(euro(own))}. ${counted}`
    return { id: 'weg-sonderumlage', sentence, change: euro(own) }
  }
  const { low, whole, share } = fromWhole
  // Counted is less by it only where the text says that it goes first; what it could pay is told all the same.
  const reserve = fromWhole.reserve ?? (saved !== null && saved < low ? saved : null)
  const part = (amount: number) => euro(Math.round((amount * share.numerator) / share.denominator))
  const parts = (less: number) => spanned(part(low - less), part(whole - less))
  const after = reserve === null ? '' : `, und ${parts(reserve)}, wenn vorher die ganze Rücklage von ${germanMoney(euro(reserve))} verbraucht wird` // prettier-ignore
  return {
    id: 'weg-sonderumlage',
    sentence: `Auf die Gemeinschaft kommen laut Exposé Arbeiten${orderWords(ordered)} ${spanned(euro(low), euro(whole))} zu; beschlossen ist dafür noch keine Umlage. ${sharedBy(share)} entfielen auf Ihren Anteil ${parts(0)}${after}. ${counted}`,
    change: euro(own),
  }
}

function orderWords(ordered: OrderedWorks | undefined): string {
  if (!ordered) return ' für'
  const what = ordered.about === null ? '' : ordered.about === 'brandschutz' ? ' zum Brandschutz' : ' am Trinkwasser'
  return `${what}, die eine Behörde verlangt, für`
}

function sharedBy({ numerator, denominator, isAssumed }: CoOwnership): string {
  if (isAssumed)
    return `Den Miteigentumsanteil haben wir nicht gefunden: Fragen Sie danach. Bei ${germanNumber(denominator)} gleich großen Einheiten (unsere Annahme)`
  return `Nach dem Miteigentumsanteil von ${germanNumber(numerator)}/${germanNumber(denominator)}`
}

function spanned(low: Money, high: Money): string {
  return low.cents === high.cents ? germanMoney(high) : `${germanMoney(low)} bis ${germanMoney(high)}`
}
