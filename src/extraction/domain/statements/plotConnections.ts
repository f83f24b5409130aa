import type { Evidence } from '#kernel/evidence.ts'
import type { Anschluss } from '#reference/anschlusskosten.ts'
import { isOfTheWhole, type Remark } from '../remark.ts'

/** What a plot lacks and its buyer pays for, where the exposé says so. */
export interface PlotConnection {
  readonly kind: Anschluss
  readonly evidence: readonly Evidence[]
}

const RULES: readonly (readonly [Anschluss, string])[] = [
  ['kleinklaeranlage', 'abwasser-grube'],
  ['zuleitung', 'leitungen-vom-kaeufer'],
]

/** @param remarks of an offer of a plot: what stands on it is no house that has them */
export function plotConnections(remarks: readonly Remark[]): PlotConnection[] {
  return RULES.flatMap(([kind, name]) => {
    const said = remarks.filter(
      one =>
        one.rule === name && one.certainty === 'stated' && isOfTheWhole(one) && one.scope.bearer !== 'surroundings',
    )
    return said.length === 0 ? [] : [{ kind, evidence: said.map(({ evidence }) => evidence) }]
  })
}

const NAMES: Readonly<Record<Anschluss, RegExp>> = {
  kleinklaeranlage: /klär|abwasser/iu,
  zuleitung: /anschl|leitung|erschließ/iu,
}

/** What the exposé prices under such a name is not guessed beside it. */
export function isNameOf(kind: Anschluss, name: string): boolean {
  return NAMES[kind].test(name)
}
