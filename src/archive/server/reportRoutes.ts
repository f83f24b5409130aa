import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { FileAnswer } from '#contract/call.ts'
import {
  drawExposePage,
  exportReport,
  type InteractiveReport,
  readReport,
  reportRefusals,
} from '#contract/interactiveReport.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { openInFull } from '#intake/server/index.ts'
import type { Router } from '#platform/http/routerPort.ts'
import type { Spreadsheets } from '#platform/spreadsheet/spreadsheetPort.ts'
import { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { PreviewJson } from '#reports/domain/screen/previewJson.ts'
import { ScreenJson } from '#reports/domain/screen/screenJson.ts'
import { reportSheets } from '#archive/domain/reportSheets.ts'
import { bankSheet } from '#archive/domain/papers/bankSheet.ts'
import { exportName } from '#archive/domain/savedName.ts'
import { type ArchiveParts, bytesOf, ownAnalysis, storedValue } from './ownAnalysis.ts'
import type { PageDrawer } from './pageDrawer.ts'
import { pagesUntil } from './pagesUntil.ts'
import type { PaperTypesetter } from './papers/paperTypesetter.ts'

export interface ReportParts extends ArchiveParts {
  readonly drawer: PageDrawer
  readonly spreadsheets: Spreadsheets
  readonly papers: PaperTypesetter
  /** Its name stands on what is handed out. */
  readonly product: string
}

/** The interactive report: its content, the pages of the exposé, and the results to take away. */
export function reportRoutes(router: Router, parts: ReportParts): void {
  router.serve(readReport, async ({ caller, params }) => {
    const analysis = await ownAnalysis(parts, caller.accountId, params.downloadToken)
    return (await openInFull(parts.database, analysis.id))
      ? fullReport(parts, analysis)
      : previewReport(parts, analysis)
  })

  router.serve(drawExposePage, async ({ caller, params }) => {
    const analysis = await unlockedAnalysis(parts, caller.accountId, params.downloadToken)
    const page = Number(params.page)
    if (page > (analysis.pages ?? 0)) throw new Refusal(reportRefusals.noPage)
    const picture = await parts.drawer.draw(analysis.accountId, () => bytesOf(parts, analysis, 'upload'), page)
    return fileAnswer(picture, 'image/jpeg', null)
  })

  router.serve(exportReport, async ({ caller, params }) => {
    const analysis = await unlockedAnalysis(parts, caller.accountId, params.downloadToken)
    const name = exportName(analysis.originalFilename, params.format)
    if (params.format === 'json') {
      const bytes = await bytesOf(parts, analysis, 'analysis.json')
      if (!bytes) throw new Error(`analysis ${analysis.id} has no analysis.json in the store`)
      return fileAnswer(bytes, 'application/json; charset=utf-8', name)
    }
    const result = await storedValue(parts, analysis, 'analysis.json', AnalysisJson)
    if (params.format === 'bankblatt') {
      const { object } = await storedValue(parts, analysis, 'screen.json', ScreenJson)
      const day = result.provenance?.day ?? analysis.createdAt.toISOString().slice(0, 10)
      const { pdf } = await parts.papers.draw({ paper: bankSheet(result, object), product: parts.product, day })
      return fileAnswer(pdf, 'application/pdf', name)
    }
    const sheets = reportSheets(result)
    return fileAnswer(await parts.spreadsheets.write(sheets), parts.spreadsheets.type, name)
  })
}

type Answer = z.input<typeof InteractiveReport>

async function fullReport(parts: ReportParts, analysis: Analysis): Promise<Answer> {
  const { privateDocumentId, originalFilename } = analysis
  return {
    unlocked: true,
    privateDocumentId,
    originalFilename,
    pagesUntil: await pagesUntil(parts.database, analysis),
    screen: await storedValue(parts, analysis, 'screen.json', ScreenJson),
    analysis: await storedValue(parts, analysis, 'analysis.json', AnalysisJson),
  }
}

async function previewReport(parts: ReportParts, analysis: Analysis): Promise<Answer> {
  const { privateDocumentId, originalFilename } = analysis
  const preview = await storedValue(parts, analysis, 'preview.json', PreviewJson)
  return { unlocked: false, privateDocumentId, originalFilename, preview }
}

async function unlockedAnalysis(parts: ReportParts, accountId: string, token: string): Promise<Analysis> {
  const analysis = await ownAnalysis(parts, accountId, token)
  if (!(await openInFull(parts.database, analysis.id))) throw new Refusal(reportRefusals.locked)
  return analysis
}

function fileAnswer(bytes: Uint8Array, type: string, filename: string | null): FileAnswer {
  return { stream: Readable.from([bytes]), bytes: bytes.length, type, filename }
}
