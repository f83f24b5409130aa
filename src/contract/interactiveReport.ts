import { z } from 'zod'
import { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { PreviewJson } from '#reports/domain/screen/previewJson.ts'
import { ScreenJson } from '#reports/domain/screen/screenJson.ts'
import { archiveRefusals, DownloadToken } from './archive.ts'
import { call } from './call.ts'
import { refusals } from './refusal.ts'

export const reportRefusals = refusals('report', {
  older: [
    409,
    'Dieser Bericht ist älter als die interaktive Ansicht. Sie finden ihn vollständig im PDF; laden Sie das Exposé noch einmal hoch, um ihn interaktiv zu sehen.',
  ],
  /** Of a preview nothing but the preview is answered. */
  locked: [403, 'Dieser Bericht ist noch nicht freigeschaltet. Mit einem Paket sehen Sie ihn vollständig.'],
  exposeRemoved: [
    410,
    'Das Exposé wurde nach Ablauf seiner Aufbewahrungszeit gelöscht; die Fundstellen stehen mit Wortlaut und Seite im Bericht und im PDF.',
  ],
  noPage: [404, 'Diese Seite gibt es im Exposé nicht.'],
  notDrawn: [
    422,
    'Diese Seite des Exposés ließ sich nicht zeichnen. Der Wortlaut der Fundstelle steht bei der Antwort.',
  ],
  busy: [429, 'Gerade werden viele Seiten gezeichnet. Bitte versuchen Sie es in ein paar Sekunden noch einmal.'],
})

const OfAnalysis = { privateDocumentId: z.string(), originalFilename: z.string() }

/** A report that is paid for. */
const FullReport = z.object({
  unlocked: z.literal(true),
  ...OfAnalysis,
  /** ISO 8601: until then pages of the exposé can be drawn; null: it was deleted. */
  pagesUntil: z.string().nullable(),
  screen: ScreenJson,
  analysis: AnalysisJson,
})

/** A preview: what has to be paid for is not in it. */
const PreviewReport = z.object({ unlocked: z.literal(false), ...OfAnalysis, preview: PreviewJson })

export const InteractiveReport = z.discriminatedUnion('unlocked', [FullReport, PreviewReport])

const EVERY = [archiveRefusals.notFound, archiveRefusals.expired, reportRefusals.older]

export const readReport = call('GET', '/api/report/{downloadToken}', {
  summary: 'Inhalt eines Berichts für den Bildschirm: vollständig, wenn er freigeschaltet ist, sonst die Vorschau',
  params: DownloadToken,
  answer: InteractiveReport,
  refusals: EVERY,
})

export const drawExposePage = call('GET', '/api/report/{downloadToken}/page/{page}', {
  summary: 'Eine Seite des Exposés als Bild (JPEG), solange das Exposé aufbewahrt wird',
  limit: 'draw',
  params: DownloadToken.extend({ page: z.string().regex(/^[1-9]\d{0,3}$/) }),
  answer: 'file',
  refusals: [
    archiveRefusals.notFound,
    archiveRefusals.expired,
    reportRefusals.locked,
    reportRefusals.exposeRemoved,
    reportRefusals.noPage,
    reportRefusals.notDrawn,
    reportRefusals.busy,
  ],
})

export const exportReport = call('GET', '/api/report/{downloadToken}/export/{format}', {
  summary:
    'Alle Ergebnisse eines freigeschalteten Berichts als JSON oder als Excel-Datei, oder eine Seite für die Bank (PDF)',
  params: DownloadToken.extend({ format: z.enum(['json', 'xlsx', 'bankblatt']) }),
  answer: 'file',
  refusals: [...EVERY, reportRefusals.locked],
})
