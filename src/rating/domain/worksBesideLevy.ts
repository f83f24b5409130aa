import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'

/** What is ahead beside that for which the community has decided a Sonderumlage: that is told, asked for and counted with the levy. */
export function worksBesideLevy(planned: readonly PlannedWork[], levies: readonly StatedLevy[]): PlannedWork[] {
  const paid = levies.flatMap(({ isProposed, works }) => (isProposed ? [] : (works?.kinds ?? [])))
  // "Die energetische Modernisierung ist beschlossen: Dämmung der Fassaden": the word for all of them is no work of its own.
  const isOfLevy = ({ kind, isDecided }: PlannedWork) =>
    paid.includes(kind) || (kind === 'ganzes' && isDecided === true && paid.length > 0)
  return planned.filter(one => !isOfLevy(one))
}
