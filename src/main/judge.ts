import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import type { Lens } from '#finance/domain/plan/assumptions.ts'
import type { LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import type { ReadDocument } from '#reading/domain/document.ts'
import type { Page } from '#reading/domain/page.ts'
import { answeredByModel } from '#questions/domain/model/answeredByModel.ts'
import { openQuestions } from '#questions/domain/model/modelFinding.ts'
import { askLanguageModel, type Pointing } from '#questions/server/index.ts'
import { assess, type Assessment } from '#rating/domain/assess.ts'
import type { Judgement } from '#reports/domain/analysisJson.ts'
import { type ModelShare, provenanceOf } from '#reports/domain/provenance.ts'
import type { OperatorTables } from '#valuation/domain/operatorTables.ts'
import type { Understood } from './understand.ts'

/** What a judgement rests on beside the document. */
export interface JudgeOptions {
  readonly day: CalendarDate
  readonly tables: OperatorTables
  /** null: by what the exposé says about letting. */
  readonly lens: Lens | null
  /** What the buyer states himself; missing: nothing. */
  readonly given?: Given
  /** null: the embedded engine works alone. */
  readonly model: LanguageModelPort | null
}

/** A total of ours is wrong: nothing of the analysis may be shown. */
class RechenprobeError extends Error {
  readonly code = 'rechenprobe'
}

/**
 * Judges a listing.
 * @param onStep told what begins
 * @throws RechenprobeError when a total does not come out of its parts
 */
export async function judge(
  extraction: Understood,
  { pages, lostPages: unreadPages }: ReadDocument,
  options: JudgeOptions & { readonly pointing?: Pointing | null },
  onStep?: (step: 'valuing' | 'rating') => void,
): Promise<Judgement> {
  const { facts, remarks, contradictions, priceHistory, plannedWorks, deal, units, sighted, stopped } = extraction
  if (!facts) throw new TypeError('a refused document is not judged')
  const { day, tables, lens, model } = options
  const doubts = Object.fromEntries(stopped.map(({ key, reason }) => [key, reason]))
  const sightings = { places: sighted, unreadPages, doubts }
  const told = { facts, remarks, contradictions, priceHistory, plannedWorks, deal, sightings, units }
  const outcome = assess({ ...told, tables, day, lens }, onStep)
  if (!outcome.ok) throw new RechenprobeError(outcome.failure.message)
  const { assessment, share: answered } = await withModel(outcome.value, pages, model)
  const share = answered && withFacts(answered, extraction.second, options.pointing ?? null)
  const provenance = provenanceOf({ day, lens: assessment.lens, tables, model: share, recheck: assessment.recheck })
  return { assessment, provenance }
}

/** What it brought to the facts is told beside what it brought to the questions. */
function withFacts(share: ModelShare, second: Understood['second'], pointing: Pointing | null): ModelShare {
  const { agreed, differing, hints, refused } = second
  const facts = {
    calls: pointing?.calls ?? 0,
    agreed: agreed.length,
    differing: differing.length,
    hints: hints.length,
    refused,
  }
  return { ...share, facts, failure: share.failure ?? pointing?.failure ?? null }
}

/** The model is asked last and for the open questions only: what it brings is shown, never judged. */
async function withModel(
  assessment: Assessment,
  pages: readonly Page[],
  model: LanguageModelPort | null,
): Promise<{ assessment: Assessment; share: ModelShare | null }> {
  if (!model) return { assessment, share: null }
  const { findings, dropped, failure } = await askLanguageModel(model, pages, openQuestions(assessment.answers))
  const answers = answeredByModel(assessment.answers, findings, model.name)
  const share = { name: model.name, found: findings.size, dropped, failure: failure?.message ?? null }
  return { assessment: { ...assessment, answers }, share }
}
