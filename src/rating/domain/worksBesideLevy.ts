import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'

/** What is ahead beside that for which the community has decided a Sonderumlage: that is told, asked for and counted with the levy. */
export function worksBesideLevy(planned: readonly PlannedWork[], levies: readonly StatedLevy[]): PlannedWork[] {
  const paid = levies.flatMap(({ isProposed, works }) => (isProposed ? [] : (works?.kinds ?? [])))
  return planned.filter(({ kind }) => !paid.includes(kind))
}
