import { percentIn } from '#extraction/domain/toldOf.ts'
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
    const due = said && clause.rule === BY_DEED ? dueAtOnce(said.evidence.quote, price) : ''
    return said ? [{ ...clause, what: `${clause.what}${due}`, evidence: said.evidence }] : []
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

/** "53 %" of the price in €, as the buyer has to hold it ready. */
function dueAtOnce(quote: string, price: Money | null): string {
  const share = percentIn(quote)
  if (share === null || price === null) return ''
  return ` (${germanNumber(share)}\u00a0%, rund ${germanMoney(wholeEuros(times(price, share / 100)))})`
}

/** What the clause says, and what to ask for. */
const CLAUSES: readonly { readonly rule: string; readonly what: string; readonly ask: string }[] = [
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
    rule: 'bau-erst-nach-verkauf',
    what: 'gebaut wird erst, wenn genug Wohnungen verkauft sind, und so lange sind Sie gebunden',
    ask: 'Fragen Sie, wie viele beurkundet sind, und vereinbaren Sie einen Tag, bis zu dem begonnen sein muss.',
  },
  {
    rule: 'ruecktritt-beider',
    what: 'auch er darf zurücktreten, und ob der Fall eintritt (etwa der Verkaufsstand oder der Baubeginn), liegt zum Teil bei ihm',
    ask: 'Verlangen Sie das Rücktrittsrecht für sich allein, sonst für seinen Rücktritt eine kurze Frist und den Ersatz Ihrer Kosten; rufen Sie vorher keinen Kredit ab.',
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
