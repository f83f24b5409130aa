import { z } from 'zod'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { formOf, type GivenForm, isGivable } from '#extraction/domain/given/givable.ts'
import { readGiven } from '#extraction/domain/given/readGiven.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { adviceOf, decisionOf } from '../chapters/decision.ts'
import { nextSteps } from '../chapters/nextSteps.ts'
import { pointsBeside } from '../chapters/proper/pointsBeside.ts'
import { oneLine, sentence } from '../chapters/wording.ts'
import type { ConfirmJson } from '../confirmJson.ts'
import { Proof, proof } from '../proofJson.ts'
import type { Cover } from '../report.ts'
import { statableLabel, statableWords } from '../statable.ts'

/** What the first view of the interactive report says in words of its own: the same as the first page of the PDF. */
export const DecisionJson = z.strictObject({
  headline: z.string().describe('German, without a full stop: "Nur bis 148.500 €"'),
  reason: z.string(),
  advice: z.string(),
  answered: z
    .string()
    .optional()
    .describe(
      'German sentence: how much the exposé answers; missing: not told, or an earlier report, whose advice says it',
    ),
  figures: z
    .array(z.strictObject({ label: z.string(), value: z.string(), note: z.string().optional() }))
    .describe("the amounts of the cover: asked, in all, of one's own, a month"),
  points: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        proof: Proof.nullable(),
      }),
    )
    .optional()
    .describe(
      'what decides against the purchase, the heaviest first: as the page "Was entscheidet" has it; absent in reports before',
    ),
  isHeldBack: z
    .literal(true)
    .optional()
    .describe('the most to pay holds while something is open; missing: it does not, or an earlier report'),
  steps: z.array(z.strictObject({ text: z.string(), detail: z.string().optional() })),
  asked: z
    .array(
      z.strictObject({
        key: z.string(),
        label: z.string(),
        said: z.string().nullable().describe('German: what was read or is taken; null: nothing'),
        unit: z.string().nullable().describe('of a number'),
        choices: z.array(z.string()).nullable().describe('null: written freely'),
        ready: z
          .string()
          .nullable()
          .optional()
          .describe('the same as the form takes it, to be confirmed with one press; null: it has to be written'),
      }),
    )
    .describe('the values of `confirm`, as a form asks for them'),
})
export type DecisionJson = z.infer<typeof DecisionJson>

/** @param units rows of a project's price list */
export function decisionJson(
  cover: Cover,
  assessment: Assessment,
  confirm: z.infer<typeof ConfirmJson>,
  units: number,
): DecisionJson {
  const { headline, reason, answered, ...rest } = decisionOf(assessment, units)
  return {
    headline,
    reason: sentence(reason),
    advice: adviceOf(rest),
    ...(answered !== undefined && { answered }),
    figures: cover.figures.map(({ label, value, note }) => ({ label, value, ...(note && { note }) })),
    points: pointsBeside(assessment, units).flatMap(({ id, light, title, text, evidence }) =>
      light === 'grün' ? [] : [{ id, title, text: besideQuote(text, evidence), proof: evidence && proof(evidence) }],
    ),
    ...(assessment.verdict.heldBack && { isHeldBack: true as const }),
    steps: nextSteps(assessment, units).map(({ text, detail }) => ({ text, ...(detail && { detail }) })),
    asked: confirm.flatMap(({ key, value }) => {
      if (!isGivable(key)) return []
      const form = formOf(key)
      const unit = form.form === 'number' ? form.unit : null
      const said = value === null ? null : statableWords(key, value, unit ?? undefined)
      const ready = value === null ? null : statableWords(key, value)
      const isTaken = ready !== null && readGiven([{ key, value: ready }]).ok
      return [{ key, label: statableLabel(key), said, unit, choices: choicesOf(form), ready: isTaken ? ready : null }]
    }),
  }
}

/** The quote stands beside it on the screen: where the text begins with the same words, they are said once. */
export function besideQuote(text: string, evidence: Evidence | null): string {
  // What the exposé says on about it stands in the text only.
  const quoted = evidence && !evidence.behind ? `„${oneLine(wholeQuote(evidence))}“` : ''
  // The sentence ends behind a quote that has no full stop of its own.
  return quoted !== '' && text.startsWith(quoted) ? text.slice(quoted.length).replace(/^[.\s]+/u, '') : text
}

function choicesOf(form: GivenForm): string[] | null {
  switch (form.form) {
    case 'flag':
      return ['ja', 'nein']
    case 'letting':
      return ['ja', 'nein', 'teilweise']
    case 'choice':
      return [...form.values]
    case 'named':
      return form.several ? null : Object.values(form.names)
    default:
      return null
  }
}
