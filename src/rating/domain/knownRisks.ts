import { isPaidFromReserve } from '#extraction/domain/remarks/wordsBeside.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isOfTheWhole, type Remark, type Topic } from '#extraction/domain/remark.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { WAIVED_MINING_DAMAGE } from '#questions/domain/judges/mining.ts'
import { instalmentsAtOnce } from './instalmentsAtOnce.ts'
import { VERDICT } from './thresholds.ts'
import type { VerdictPoint } from './verdict.ts'

/** Without numbers no sum is told. */
type KnownOffer = Pick<Offer, 'deal'> & Partial<Pick<Offer, 'numbers'>>

interface KnownRisk {
  readonly id: QuestionId
  readonly topic: Topic
  /** Alone on its topic it is small; beside any other warning that one weighs. */
  readonly rule: string
  /** Of its topic and said of the place alone: it does not make it weigh. Missing: there is none. */
  readonly beside?: string
  readonly applies: (offer: Pick<Offer, 'deal'>) => boolean
  /** German sentences: what it is and what to do about it. */
  readonly sentence: string
  /** Instead, where other remarks tell more of it; null: none does. */
  readonly told?: (remarks: readonly Remark[], price: number | null) => string | null
}

const TERMS: readonly string[] = ['bauzwang-frist', 'bauzwang-verkauf']

/** German: what the buyer binds himself to, before what follows if he does not. */
function withTerms(remarks: readonly Remark[]): string | null {
  const terms = TERMS.flatMap(rule => remarks.find(one => one.rule === rule && one.certainty === 'stated') ?? [])
  if (terms.length === 0) return null
  return `${terms.map(({ meaning }) => `${meaning}.`).join(' ')} Wer das nicht einhält, muss damit rechnen, dass die Gemeinde das Grundstück zurückkauft: Prüfen Sie, ob Sie die Fristen halten, und lassen Sie im Vertrag festhalten, wann das Recht gelöscht wird.`
}

/** German: works that all of it is to be paid for from what is saved ask for no money of the buyer's. */
function paidFromReserve(remarks: readonly Remark[]): string | null {
  const talked = remarks.filter(({ rule }) => rule === 'beschluss-offen')
  if (!talked.every(({ evidence }) => isPaidFromReserve(wholeQuote(evidence)))) return null
  return 'Arbeiten am Haus sind im Gespräch, aber nicht beschlossen, und sollen laut Exposé aus der Rücklage bezahlt werden: Lesen Sie die Protokolle, und fragen Sie, was sie kosten, was dahintersteckt und was danach in der Rücklage bleibt.'
}

const KNOWN: readonly KnownRisk[] = [
  {
    id: 'weg-sonderumlage',
    topic: 'sonderumlage',
    rule: 'beschluss-offen',
    applies: () => true,
    sentence:
      'Arbeiten am Haus sind im Gespräch, aber nicht beschlossen: Beschließen die Eigentümer nach dem Kauf, zahlen Sie mit. Lesen Sie die Protokolle, und fragen Sie nach Kosten, Rücklage und Ihrem Anteil.',
    told: paidFromReserve,
  },
  {
    id: 'keller-feuchte',
    topic: 'feuchte',
    rule: 'feuchte-alterstypisch',
    applies: () => true,
    sentence:
      'Der Keller ist laut Exposé so feucht, wie es für sein Alter üblich ist: kein Lager für Papier und Kleidung. Lassen Sie die Wände bei der Besichtigung messen.',
  },
  {
    id: 'keller-feuchte',
    topic: 'feuchte',
    rule: 'feuchte-kein-lager-bauzeit',
    applies: () => true,
    sentence:
      'Der Keller ist laut Exposé, wie in seiner Bauzeit üblich, nur für Unempfindliches geeignet: Rechnen Sie ihn nicht als trockenen Lagerraum. Sehen Sie sich die Wände bei der Besichtigung an, und fragen Sie, ob je Feuchte gemessen wurde.',
  },
  {
    id: 'grundbuch-abt2',
    topic: 'grundbuch',
    rule: 'wiederkauf-ohne-bau',
    applies: ({ deal }) => deal?.type.value === 'grundstueck',
    sentence:
      'Die Gemeinde darf das Grundstück zurückkaufen, wenn Sie nicht rechtzeitig bauen oder, wo das verlangt ist, nicht selbst einziehen und bleiben: Prüfen Sie, ob Sie die Fristen halten, und lassen Sie im Vertrag festhalten, wann das Recht gelöscht wird.',
    told: withTerms,
  },
  {
    id: 'gewaehrleistung-neubau',
    topic: 'gewaehrleistung',
    rule: 'raten-zusammen',
    applies: ({ deal }) => deal?.type.value === 'neubau-bautraeger' || deal?.type.value === 'sanierung-bautraeger',
    sentence:
      'Mehrere Raten werden auf einmal fällig: Klären Sie vor dem Notartermin mit der Bank, ob sie so viel in einer Summe auszahlt.',
    told: instalmentsAtOnce,
  },
  {
    id: 'bergbau',
    topic: 'bergbau',
    rule: 'bergschadenverzicht',
    beside: 'bergbau',
    applies: () => true,
    sentence: WAIVED_MINING_DAMAGE,
  },
]

/** What advisers tell a buyer and pursue the offer all the same: named and asked, a small risk in the price, in the way of nothing. */
export function withKnownRisks(
  counted: readonly VerdictPoint[],
  first: readonly VerdictPoint[],
  offer: KnownOffer,
  remarks: readonly Remark[],
): VerdictPoint[] {
  // A levy says more than that something is talked of.
  const isTold = (id: string) => [...counted, ...first].some(one => one.id === id)
  return [...counted, ...knownRisks(offer, remarks).filter(({ id }) => !isTold(id))]
}

function knownRisks(offer: KnownOffer, remarks: readonly Remark[]): VerdictPoint[] {
  return KNOWN.flatMap(({ id, topic, rule, beside, applies, sentence, told }) => {
    const warnings = remarks.filter(one => one.topic === topic && isWarning(one) && one.rule !== beside)
    const [first] = warnings
    if (!first || !applies(offer) || warnings.some(one => one.rule !== rule)) return []
    return [
      {
        id,
        sentence: told?.(remarks, offer.numbers?.kaufpreis ?? null) ?? sentence,
        change: null,
        risk: VERDICT.riskOfKnown,
        evidence: [first.evidence],
      },
    ]
  })
}

function isWarning(one: Remark): boolean {
  return one.certainty === 'stated' && (one.tone === 'warnung' || one.tone === 'gefahr') && isOfTheWhole(one)
}
