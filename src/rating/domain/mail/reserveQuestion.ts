import { type MailCase, quoted, remarksOn } from './mailCase.ts'
import { openOf } from './matters.ts'

/** A loft that is not converted is no conversion that anybody has named. */
const NO_RESERVE: readonly string[] = ['ausbaureserve-dach', 'baureserve-keine']
/** Of something that is still to be built: a zone, a plan or a measure alone is of the house that stands. */
const OF_A_PLAN: readonly string[] = ['baurecht-beantragt', 'baurecht-zurueckgezogen', 'baurecht-erloschen', 'baurecht-vermutet', 'baurecht-abgelehnt', 'baurecht-verneint', 'baurecht-erwartung', 'baurecht-offen', 'baurecht-bescheid', 'bauvoranfrage-keine'] // prettier-ignore

/** Of what could still be built or built out, where the exposé names it. */
export function reserveQuestion(one: MailCase): string | null {
  const [first] = remarksOn(one, 'ausbaureserve', 'baureserve', 'baurecht').filter(
    ({ topic, scope, rule }) =>
      scope.time !== 'former' && (topic === 'baurecht' ? OF_A_PLAN.includes(rule) : !NO_RESERVE.includes(rule)),
  )
  if (!first || one.situation.nothingBuilt) return null
  const papers = [...openOf(one, [['bauvoranfrage', 'eine Bauvoranfrage']]), 'einen Bebauungsplan']
  return `Gibt es zum genannten Ausbau oder Anbau ${papers.join(', ')} oder eine Auskunft des Bauamts${quoted(first.evidence)}?`
}
