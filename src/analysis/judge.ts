import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { KeepingModel } from '#platform/llm/keeping.ts'
import type { ReadDocument } from '#reading/domain/document.ts'
import { answeredByModel } from '#questions/domain/model/answeredByModel.ts'
import { sumOf } from '#questions/domain/model/judgeClaims.ts'
import type { Consultation } from '#questions/server/index.ts'
import { assess, type Assessment } from '#rating/domain/assess.ts'
import type { Judgement } from '#reports/domain/analysisJson.ts'
import { type ModelShare, provenanceOf } from '#reports/domain/provenance.ts'
import type { OperatorTables } from '#valuation/domain/operatorTables.ts'
import type { Understood } from '#analysis/domain/understand.ts'

/** What a judgement rests on beside the document. */
export interface JudgeOptions {
  readonly day: CalendarDate
  readonly tables: OperatorTables
  /** null: by what the exposé says about letting. */
  readonly lens: BuyerGoal | null
  /** What the buyer states himself; missing: nothing. */
  readonly given?: Given
  /** null: the embedded engine works alone. */
  readonly model: KeepingModel | null
}

/** One of our own totals is wrong: nothing of the analysis may be shown. */
class RechenprobeError extends Error {
  readonly code = 'rechenprobe'
}

/**
 * Judges a listing.
 * @param onStep told what begins
 * @throws RechenprobeError when a total does not come out of its parts
 */
export function judge(
  extraction: Understood,
  document: ReadDocument,
  options: JudgeOptions & { readonly consultation?: Consultation | null },
  onStep?: (step: 'valuing' | 'rating') => void,
): Judgement {
  const assessment = assessed(extraction, document, options, onStep)
  const { day, tables, model, consultation } = options
  const { lens, recheck, answers } = assessment
  const share = model && consultation ? shareOf(model.name, consultation, extraction.second) : null
  const provenance = provenanceOf({ day, lens, tables, model: share, recheck })
  if (!share || !consultation) return { assessment, provenance }
  // What a model brings to open questions is shown, never judged.
  const shown = answeredByModel(answers, consultation.findings, share.name)
  return { assessment: { ...assessment, answers: shown }, provenance }
}

/** The judgement by our own reading alone. @throws RechenprobeError */
export function assessed(
  extraction: Understood,
  { lostPages: unreadPages }: ReadDocument,
  { day, tables, lens }: JudgeOptions,
  onStep?: (step: 'valuing' | 'rating') => void,
): Assessment {
  const { facts, remarks, contradictions, priceHistory, plannedWorks, sums, deal, units, stopped } = extraction
  const { sighted: places, spoken, reservations } = extraction
  if (!facts) throw new TypeError('a refused document is not judged')
  const doubts = Object.fromEntries(stopped.map(({ key, reason }) => [key, reason]))
  const sightings = { places, spoken, reservations, unreadPages, doubts }
  const told = { facts, remarks, contradictions, priceHistory, plannedWorks, sums, deal, sightings, units }
  const outcome = assess({ ...told, tables, day, lens }, onStep)
  if (!outcome.ok) throw new RechenprobeError(outcome.failure.message)
  return outcome.value
}

function shareOf(name: string, consultation: Consultation, second: Understood['second']): ModelShare {
  const { prompt, taken, findings, notes, deal, refused, unanswered, failure } = consultation
  const { agreed, differing, hints, refused: notRead } = second
  const alone = (readings: 1 | 2) => [
    ...new Set(hints.filter(one => one.readings === readings && !differing.includes(one.key)).map(({ key }) => key)),
  ]
  return {
    name,
    prompt,
    ...taken,
    answers: findings.size,
    confirmed: [...findings.values()].filter(one => one.confirmed).length,
    facts: { agreed, differing, added: alone(2), hints: alone(1) },
    found: hints,
    deal,
    notes,
    refused: sumOf(refused, notRead),
    unanswered,
    failure,
  }
}
