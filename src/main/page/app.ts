import { analyse } from '#main/analyse.ts'
import type { JudgeOptions } from '#main/judge.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { Reader } from '#reading/server/index.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Entry, keepAnalyses } from './analyses.ts'
import { addAssets } from './assets.ts'
import { notice } from './frame.ts'
import { MAX_MEGABYTES, PAGE_DPI } from './limits.ts'
import { resultPage } from './resultPage.ts'
import { addSafety } from './safety.ts'
import { startPage } from './startPage.ts'
import { waitingPage } from './waitingPage.ts'
import { analysisText } from '#reports/domain/analysisJson.ts'

export interface AppParts {
  reader: Pick<Reader, 'readDocument' | 'drawPage'>
  /** Asked anew for each file: the day may have changed. */
  judging: () => JudgeOptions
  log: Pick<Log, 'error'>
}

type Route = { Params: { id: string; page: string } }

/** The plain page: one PDF in, its facts beside its pages out. It stands until the web app does. */
export async function addPlainPage(app: FastifyInstance, { reader, judging, log }: AppParts): Promise<void> {
  addSafety(app, log)
  addAssets(app)
  await app.register(multipart, { limits: { fileSize: MAX_MEGABYTES * 1024 * 1024, files: 1, fields: 0, parts: 1 } })
  const analyses = keepAnalyses(
    (file, bytes, onProgress) => analyse(reader, file, bytes, judging(), onProgress),
    error => log.error({ error }, 'fault of the plain page'),
  )

  app.get('/', (_, reply) => page(reply, startPage()))

  app.post('/analysen', async (request, reply) => {
    const upload = await request.file()
    const bytes = await upload?.toBuffer()
    if (!upload || !bytes?.length)
      return page(reply.code(400), notice('Keine Datei', 'Bitte wählen Sie zuerst eine PDF-Datei aus.'))
    const id = analyses.add(upload.filename, bytes)
    if (!id) {
      const busy = 'Gerade werden zu viele Exposés gelesen. Bitte versuchen Sie es in einer Minute noch einmal.'
      return page(reply.code(503).header('retry-after', '60'), notice('Im Moment ausgelastet', busy))
    }
    return reply.redirect(`/analysen/${id}`, 303)
  })

  app.get<Route>('/analysen/:id', ({ params }, reply) => {
    const entry = analyses.find(params.id)
    return entry ? page(reply, entryPage(params.id, entry)) : gone(reply)
  })

  app.get<Route>('/analysen/:id/stand', ({ params }, reply) => {
    const state = analyses.find(params.id)?.state
    if (!state) return gone(reply)
    return state.kind === 'working' ? { done: false, stage: state.stage } : { done: true, stage: '' }
  })

  app.get<Route>('/analysen/:id/KI-Report.json', ({ params }, reply) => {
    const state = analyses.find(params.id)?.state
    if (state?.kind !== 'done') return gone(reply)
    const name = encodeURIComponent(`KI-Report_${state.analysis.json.document.file.replace(/\.pdf$/i, '')}.json`)
    reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    return reply.send(analysisText(state.analysis.json))
  })

  app.get<Route>('/analysen/:id/seiten/:page(^\\d+).jpg', async ({ params }, reply) => {
    const entry = analyses.find(params.id)
    const picture =
      entry && (await reader.drawPage(entry.bytes, Number(params.page), { dpi: PAGE_DPI, format: 'jpeg' }))
    if (!picture?.ok) return gone(reply)
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=600').send(picture.value)
  })
}

function entryPage(id: string, { file, state }: Entry): string {
  if (state.kind === 'working') return waitingPage(file, state.stage)
  if (state.kind === 'broken') {
    return notice(
      'Das hat nicht geklappt',
      'Beim Lesen ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
    )
  }
  const { json, pages } = state.analysis
  if (!json.facts) return notice('Keine Auswertung', json.reason ?? '')
  return resultPage(id, json, json.facts, pages)
}

function page(reply: FastifyReply, content: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(content)
}

function gone(reply: FastifyReply): FastifyReply {
  const sentence = 'Diese Analyse gibt es nicht oder nicht mehr: Dateien werden nach kurzer Zeit gelöscht.'
  return page(reply.code(404), notice('Nicht gefunden', sentence))
}
