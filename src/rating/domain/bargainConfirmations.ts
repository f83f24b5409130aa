import type { Deal } from '#extraction/domain/deal/deal.ts'
import { ordinaryTypeOf } from '#extraction/domain/deal/dealType.ts'
import { BARGAIN_KEYS, type BargainKey } from '#extraction/domain/given/givable.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import type { PointedDeal } from '#extraction/domain/pointed/pointedDeal.ts'
import type { Confirmation } from './confirmations.ts'

/** How much the result hangs on it, 0 to 10, as facts have it: who has it already, and how it is sold, goes before every price. */
const WEIGHTS: Readonly<Record<BargainKey, number>> = {
  status: 8,
  verkaufsart: 9,
  arbeiten: 5,
  teile: 2.5,
  ausgeschlossen: 2.5,
}

interface Weighed {
  readonly found: Confirmation
  readonly weight: number
}

/** What a language model points at of the bargain and the rules have not read, or read otherwise. What the buyer has stated is settled. */
export function bargainConfirmations(
  pointed: readonly PointedDeal[],
  deal: Deal | null,
  works: readonly PlannedWork[],
): Weighed[] {
  if (!deal) return []
  return BARGAIN_KEYS.flatMap(key => {
    const open = pointed.filter(one => one.topic === key && one.outcome !== 'gleich')
    const found =
      key === 'status' || key === 'verkaufsart'
        ? decisionAsked(key, open, deal)
        : thingsAsked(key, open, statedThings(key, deal, works))
    return found ? [{ found, weight: WEIGHTS[key] }] : []
  })
}

function decisionAsked(
  key: 'status' | 'verkaufsart',
  [first, ...more]: readonly PointedDeal[],
  { status, type, objectKind }: Deal,
): Confirmation | null {
  const { buyer } = key === 'status' ? status : type
  if (!first || buyer) return null
  const { value, known, evidence } = first
  const { page } = evidence
  // Of two values none is the likelier.
  if (more.length > 0) return { key, value: null, reason: { kind: 'sighted', page }, evidence }
  // An ordinary sale is what is taken where nothing speaks of another: no reading that could differ.
  const isAssumed = key === 'verkaufsart' && type.value === ordinaryTypeOf(objectKind.value)
  return known === null || isAssumed
    ? { key, value, reason: { kind: 'pointed', page }, evidence }
    : { key, value: known, reason: { kind: 'differing', page, other: value }, evidence }
}

/** All things of the first place together: he takes off the list what is not so. */
function thingsAsked(key: BargainKey, open: readonly PointedDeal[], stated: readonly string[]): Confirmation | null {
  const alone = open.filter(({ outcome, value }) => outcome === 'hinweis' && !stated.includes(value.toLowerCase()))
  const [first] = alone
  if (!first) return null
  const { evidence } = first
  const value = alone.flatMap(one => (one.evidence.quote === evidence.quote ? [one.value] : [])).join(', ')
  return { key, value, reason: { kind: 'pointed', page: evidence.page }, evidence }
}

/** What he has stated already, in small letters. */
function statedThings(key: BargainKey, { included, excluded }: Deal, works: readonly PlannedWork[]): string[] {
  const all =
    key === 'arbeiten'
      ? works.map(({ kind, stage, evidence }) => ({ name: `${kind} ${stage}`, evidence }))
      : [...included, ...excluded]
  return all.flatMap(({ name, evidence }) => (evidence.length === 0 ? [name.toLowerCase()] : []))
}
