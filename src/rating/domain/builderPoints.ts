import { type BuilderGround, builderGroundsIn } from '#extraction/domain/remarks/builderGrounds.ts'
import { countOf, percentIn, untilIn } from '#extraction/domain/toldOf.ts'
import { germanDay } from '#kernel/calendarDate.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { listedOr } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { type Money, germanMoney, times, wholeEuros } from '#kernel/money.ts'
import type { VerdictPoint } from './verdict.ts'

const BUILDERS: readonly DealType[] = ['neubau-bautraeger', 'sanierung-bautraeger']

/** What a builder's contract gives him and takes from who buys, in one point: before every price, as no price makes up for it. */
export function builderPoints(
  { deal }: Pick<Offer, 'deal'>,
  remarks: readonly Remark[],
  price: Money | null = null,
): VerdictPoint[] {
  if (!deal || !BUILDERS.includes(deal.type.value)) return []
  const told = CLAUSES.flatMap(clause => {
    const said = remarks.find(({ rule, scope }) => rule === clause.rule && scope.bearer !== 'other')
    return said ? [{ ...clause, ...toldBy(clause, said.evidence, price), evidence: said.evidence }] : []
  })
  // By itself it is a finding of its own, heavier than a point.
  if (told.every(({ rule }) => rule === TOO_EARLY)) return []
  return [
    {
      id: 'gewaehrleistung-neubau',
      sentence: `Der Vertrag bindet Sie stärker als den Bauträger: ${told.map(({ what }) => what).join('; ')}. ${told.map(({ ask }) => ask).join(' ')}`,
      change: null,
      evidence: told.map(({ evidence }) => evidence),
    },
  ]
}

const TOO_EARLY = 'mabv-zu-frueh'

const BY_DEED = 'mabv-mit-beurkundung'
const IF_SOLD = 'bau-erst-nach-verkauf'
const WAY_OUT = 'ruecktritt-beider'

interface Clause {
  readonly rule: string
  readonly what: string
  readonly ask: string
}

/** What its sentence tells by itself: a sum, how many are sold, until when. */
function toldBy({ rule, what, ask }: Clause, evidence: Evidence, price: Money | null): Pick<Clause, 'what' | 'ask'> {
  if (rule === BY_DEED) return { what: `${what}${dueAtOnce(evidence.quote, price)}`, ask }
  if (rule === IF_SOLD) {
    const sold = countOf(wholeQuote(evidence))
    return sold
      ? { what: `${what} (${String(sold.some)} von ${String(sold.all)} laut Exposé)`, ask: 'Vereinbaren Sie einen Tag, bis zu dem begonnen sein muss.' } // prettier-ignore
      : { what, ask }
  }
  if (rule !== WAY_OUT) return { what, ask }
  const until = untilIn(wholeQuote(evidence))
  const grounds = groundWords(wholeQuote(evidence))
  const may = until ? what.replace('zurücktreten,', `bis zum ${germanDay(until)} zurücktreten,`) : what
  return { what: grounds.length === 0 ? may : may.replace(EXAMPLES, ` (laut Exposé: ${listedOr(grounds)})`), ask }
}

/** "53 %" of the price in €, as the buyer has to hold it ready. */
function dueAtOnce(quote: string, price: Money | null): string {
  const share = percentIn(quote)
  if (share === null || price === null) return ''
  return ` (${germanNumber(share)}\u00a0%, rund ${germanMoney(wholeEuros(times(price, share / 100)))})`
}

const EXAMPLES = ' (etwa der Verkaufsstand oder der Baubeginn)'
const GROUNDS: Readonly<Record<Exclude<BuilderGround, 'verkauf'>, string>> = {
  genehmigung: 'die Genehmigung fehlt',
  baubeginn: 'der Bau beginnt nicht rechtzeitig',
  finanzierung: 'seine Finanzierung kommt nicht zustande',
}

function groundWords(quote: string): string[] {
  const sold = countOf(quote)
  const few = sold ? `weniger als ${String(sold.some)} von ${String(sold.all)} sind verkauft` : 'zu wenig ist verkauft'
  return builderGroundsIn(quote).map(ground => (ground === 'verkauf' ? few : GROUNDS[ground]))
}

/** What the clause says, and what to ask for. */
const CLAUSES: readonly Clause[] = [
  {
    rule: TOO_EARLY,
    what: 'eine Rate soll fällig sein, bevor die Vormerkung und die übrigen Sicherheiten des § 3 MaBV da sind',
    ask: 'Zahlen Sie vorher nichts: § 3 Abs. 1 MaBV verbietet es, und das Geld wäre ungesichert.',
  },
  {
    rule: BY_DEED,
    what: 'schon mit der Beurkundung soll ein großer Teil des Preises fällig sein',
    ask: 'Zahlen Sie erst, wenn Vormerkung und Freistellung da sind (§ 3 Abs. 1 MaBV), und rechnen Sie ab dann mit der Rate neben Ihrer Miete.',
  },
  {
    rule: IF_SOLD,
    what: 'gebaut wird erst, wenn genug Wohnungen verkauft sind, und so lange sind Sie gebunden',
    ask: 'Fragen Sie, wie viele beurkundet sind, und vereinbaren Sie einen Tag, bis zu dem begonnen sein muss.',
  },
  {
    rule: WAY_OUT,
    what: 'auch er darf zurücktreten, und ob der Fall eintritt (etwa der Verkaufsstand oder der Baubeginn), liegt zum Teil bei ihm',
    ask: 'Verlangen Sie das Rücktrittsrecht für sich allein, sonst für seinen Rücktritt eine kurze Frist und den Ersatz Ihrer Kosten. Solange er zurücktreten darf, darf er keine Rate fordern (§ 3 Abs. 1 Satz 1 Nr. 1 MaBV): Zahlen Sie nichts, und rufen Sie keinen Kredit ab.',
  },
  {
    rule: 'ruecktritt-ohne-ersatz',
    what: 'was Ihre Finanzierung bis dahin gekostet hat, ersetzt er dann nicht',
    ask: 'Lassen Sie sich von der Bank so lange eine Zusage ohne Bereitstellungszinsen geben.',
  },
  // § 12 MaBV, § 134 BGB: a plan beside the ordinance is void.
  {
    rule: 'mabv-raten',
    what: 'er verlangt vor dem Rohbau mehr als die 30 % des § 3 Abs. 2 MaBV',
    ask: 'Unterschreiben Sie nur Raten nach der MaBV: Was darüber gezahlt ist, ist bei einer Pleite ungesichert.',
  },
  {
    rule: 'termin-unverbindlich',
    what: 'einen festen Termin der Fertigstellung sagt er nicht zu',
    ask: 'Der Vertrag muss Tag oder Dauer des Baus nennen (§ 650k Abs. 3 BGB), dazu eine Vertragsstrafe.',
  },
]
