import type { z } from 'zod'
import { reportRefusals } from '#contract/interactiveReport.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ResultKind } from '#analysis/domain/analyst.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { type ArchiveParts, bytesOf } from './ownAnalysis.ts'

/** A stored value of today's form. One that an older version has stored, or did not store yet, is refused as older. */
export async function storedValue<Value>(
  parts: ArchiveParts,
  analysis: Analysis,
  kind: ResultKind,
  schema: z.ZodType<Value>,
): Promise<Value> {
  const bytes = await bytesOf(parts, analysis, kind)
  const value = bytes && schema.safeParse(JSON.parse(bytes.toString()))
  if (!value?.success) throw new Refusal(reportRefusals.older)
  return value.data
}
