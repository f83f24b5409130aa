import { z } from 'zod'
import type { Page } from '#reading/domain/page.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { AnalysisJson } from '../analysisJson.ts'
import { rounded } from '../proofJson.ts'
import type { Report } from '../report.ts'
import { DecisionJson, decisionJson } from './decisionJson.ts'
import { MarkJson, marksOf } from './marks.ts'
import { WhatIfJson, whatIfJson } from './whatIfJson.ts'

/**
 * What the interactive report needs beside the public JSON: the words of the cover, the sizes of the exposé's pages, on
 * which the boxes of the proofs lie, and what the money is calculated from. Kept by the server, not published.
 */
export const ScreenJson = z.strictObject({
  schema: z.literal('expose-ampel/bildschirm/1'),
  object: z.string().describe('"3-Zimmer-Wohnung, 31134 Hildesheim"'),
  verdict: z.string(),
  notes: z.array(z.string()),
  pages: z
    .array(z.strictObject({ width: z.number(), height: z.number() }))
    .describe('in points, as displayed, the first page first'),
  marks: z.array(MarkJson).optional().describe('missing: made before quotes were marked line by line'),
  whatIf: WhatIfJson.nullable().catch(null).describe('null: made under earlier rules'),
  decision: DecisionJson.optional().describe('missing: made before the view had one'),
})
export type ScreenJson = z.infer<typeof ScreenJson>

/** @param units rows of a project's price list */
export function screenJson(
  { object, cover }: Report,
  pages: readonly Page[],
  assessment: Assessment,
  json: AnalysisJson,
  units: number,
): ScreenJson {
  const decision = decisionJson(cover, assessment, json.confirm, units)
  return {
    schema: 'expose-ampel/bildschirm/1',
    object,
    verdict: cover.verdict,
    notes: [...cover.notes],
    pages: pages.map(({ width, height }) => ({ width: rounded(width), height: rounded(height) })),
    marks: marksOf([json, decision.points], pages),
    whatIf: whatIfJson(assessment.moneyInput, assessment.money.day),
    decision,
  }
}
