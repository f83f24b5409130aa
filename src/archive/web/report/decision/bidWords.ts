import { wholeEuro } from '#design/germanFormat.ts'
import type { Bid } from './bidOf.ts'

const UNTIL = { settled: ', wenn das geklärt ist', open: ', solange das offen ist', none: '' } as const

/** German sentence: what to bid first, and at most. */
export function bidWords({ first, most, until, hasRoom }: Bid): string {
  const euros = (value: number) => wholeEuro(value * 100)
  if (!hasRoom) return `Ihr Gebot: ${euros(most)}. Ein Abschlag ist nach unserer Regel nicht zu erwarten.`
  const from = first === null ? '' : `zuerst ${euros(first)}, `
  return `Ihr Gebot${UNTIL[until ?? 'none']}: ${from}höchstens ${euros(most)}.`
}
