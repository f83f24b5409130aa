import { wholeEuro } from '#design/germanFormat.ts'
import type { Bid } from './bidOf.ts'

/** German sentence: what to bid first, and at most. */
export function bidWords({ first, most, isLater, hasRoom }: Bid): string {
  const euros = (value: number) => wholeEuro(value * 100)
  if (!hasRoom) return `Ihr Gebot: ${euros(most)}. Ein Abschlag ist nach unserer Regel nicht zu erwarten.`
  const from = first === null ? '' : `zuerst ${euros(first)}, `
  return `Ihr Gebot${isLater ? ', wenn das geklärt ist' : ''}: ${from}höchstens ${euros(most)}.`
}
