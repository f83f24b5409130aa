import { spokenWords } from '#kernel/evidence.ts'
import { z } from 'zod'
import { type Answer, isOpen } from '#questions/domain/answer.ts'
import type { RedFlag } from '#rating/domain/redFlags.ts'
import { Proof } from '../proofJson.ts'

/** What a preview tells of the full report: how much is in it, and one answer of it as a sample. */
export const PreviewInside = z.strictObject({
  red: z.int().nonnegative().describe('warnings'),
  yellow: z.int().nonnegative().describe('warnings'),
  open: z.int().nonnegative().describe('questions that the exposé leaves open'),
  places: z.int().nonnegative().describe('places of the exposé that answers rest on'),
  sample: z
    .strictObject({
      question: z.string(),
      answer: z.string(),
      reason: z.string().optional(),
      formula: z.string().optional(),
      source: z.string().optional(),
      // Where on the page it stands is seen in the full report.
      proof: Proof.pick({ page: true, quote: true }),
    })
    .nullable()
    .describe('null: no answer with a quote may be shown'),
})
export type PreviewInside = z.infer<typeof PreviewInside>

export function previewInside(answers: readonly Answer[], flags: readonly RedFlag[]): PreviewInside {
  const places = answers.flatMap(({ evidence }) => evidence).map(({ page, box }) => `${page} ${box.join()}`)
  return {
    red: flags.filter(({ light }) => light === 'rot').length,
    yellow: flags.filter(({ light }) => light === 'gelb').length,
    open: answers.filter(isOpen).length,
    places: new Set(places).size,
    sample: sampleOf(answers, flags),
  }
}

/**
 * Proven and no warning: a warning is what the buyer pays for. First what its quote can be seen to prove, then what more than repeats the
 * exposé, since it shows best what an answer is, then the heaviest.
 */
function sampleOf(answers: readonly Answer[], flags: readonly RedFlag[]): PreviewInside['sample'] {
  const warned = new Set<string>(flags.map(({ id }) => id))
  const [best] = answers
    .filter(({ id, state, light, todo }) => state === 'belegt' && light === 'grün' && !todo && !warned.has(id))
    .sort(
      (a, b) =>
        Number(isSeen(b)) - Number(isSeen(a)) || Number(saysMore(b)) - Number(saysMore(a)) || b.weight - a.weight,
    )
  const first = best?.evidence[0]
  if (!best || !first) return null
  const { question, answer, reason, formula, source } = best
  return {
    question,
    answer,
    ...(reason !== undefined && { reason }),
    ...(formula !== undefined && { formula }),
    ...(source !== undefined && { source }),
    proof: { page: first.page, quote: spokenWords(first) },
  }
}

/** A word or number of the answer is in the quote: of "PENTHOUSE" nobody sees that a flat is sold. */
function isSeen({ answer, evidence: [first] }: Answer): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}|\d[\d.,]*/gu) ?? []
  const quoted = words(first ? spokenWords(first) : '')
  return words(answer).some(word => quoted.includes(word))
}

function saysMore({ reason, formula, source }: Answer): boolean {
  return (reason ?? formula ?? source) !== undefined
}
