import { setImmediate } from 'node:timers/promises'
import { analysisText, type Judgement } from '#reports/domain/analysisJson.ts'
import { previewOf } from '#reports/domain/preview.ts'
import type { Report } from '#reports/domain/report.ts'
import { cardsOf } from '#reports/domain/screen/cards.ts'
import { previewInside } from '#reports/domain/screen/previewInside.ts'
import { previewJson } from '#reports/domain/screen/previewJson.ts'
import { screenJson } from '#reports/domain/screen/screenJson.ts'
import type { Typesetter } from '#reports/server/index.ts'
import type { Reader } from '#reading/server/index.ts'
import { type AnalysedFile, analyse } from './analyse.ts'
import type { AnalysisResult } from '#analysis/domain/analyst.ts'
import type { Stage } from '#analysis/domain/stage.ts'
import { drawPhoto, drawReport } from './drawReport.ts'
import { fullReport } from './fullReport.ts'
import type { JudgeOptions } from './judge.ts'

type Done = Extract<AnalysisResult, { outcome: 'done' }>

/**
 * What a preview shows in full. It proves on the buyer's own exposé how the product works, every value with its quote and
 * page, and gives nothing away that has to be paid for: it only repeats what the exposé says.
 */
const SHOWN_CHAPTER = 'eckdaten'

/** All that the server keeps of one exposé: report and preview, each as PDF, HTML and for the screen, and the JSON. */
export async function makeResult(
  parts: { readonly reader: Pick<Reader, 'readDocument' | 'drawSpots' | 'drawPhoto'>; readonly typesetter: Typesetter },
  { file, bytes }: { readonly file: string; readonly bytes: Uint8Array },
  options: JudgeOptions,
  onStage: (stage: Stage, detail?: string) => void,
): Promise<AnalysisResult> {
  const analysis = await analyse(parts.reader, file, bytes, options, (doing, stage) =>
    // Only reading can take long enough that it is worth saying how far it is.
    onStage(stage, stage === 'reading' ? doing : undefined),
  )
  const { json, judgement } = analysis
  if (!judgement) return { outcome: 'refused', code: codeOf(analysis), message: json.reason ?? '' }
  onStage('rendering')
  const { assessment, provenance } = judgement
  // The process has no output of its own: the names go back with the result, into the log of who asked.
  const { report, contradicted } = fullReport(analysis, judgement)
  const open = previewOf(report, SHOWN_CHAPTER)
  const drawing = drawPhoto(parts.reader, bytes)
  const [photo, full, preview, values] = await Promise.all([
    drawing,
    drawReport(parts, report, bytes, drawing, provenance.day),
    drawReport(parts, open, bytes, drawing, provenance.day),
    valuesOf(analysis, judgement, report, open),
  ])
  return {
    outcome: 'done',
    score: assessment.rating.score,
    light: assessment.rating.light,
    pages: analysis.pages.length,
    ruleVersion: provenance.rulesVersion,
    cards: cardsOf(report, open, assessment, json.todos.length),
    picture: photo,
    contradicted,
    replies: options.model && Buffer.from(JSON.stringify(options.model.used())),
    files: {
      'report.pdf': full.pdf,
      'report.html': Buffer.from(full.html),
      'preview.pdf': preview.pdf,
      'preview.html': Buffer.from(preview.html),
      ...values,
    },
  }
}

/** What programs and the screen read, written down while the reading processes draw. */
async function valuesOf(
  { json, pages, understood }: AnalysedFile,
  { assessment }: Judgement,
  report: Report,
  open: Report,
): Promise<Pick<Done['files'], 'analysis.json' | 'screen.json' | 'preview.json'>> {
  await setImmediate()
  const inside = previewInside(assessment.answers, assessment.redFlags)
  return {
    'analysis.json': Buffer.from(analysisText(json)),
    'screen.json': Buffer.from(
      JSON.stringify(screenJson(report, pages, assessment, json, understood?.units.length ?? 0)),
    ),
    'preview.json': Buffer.from(JSON.stringify(previewJson(open, inside))),
  }
}

function codeOf({ json, pages }: AnalysedFile): string {
  if (pages.length === 0) return 'intake.unreadable'
  return json.document.kind === 'ausland' ? 'intake.abroad' : 'intake.noListing'
}
