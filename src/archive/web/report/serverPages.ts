import { drawExposePage } from '#contract/interactiveReport.ts'
import { drawSharedPage } from '#contract/shares.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import type { PageSource } from './pageSource.ts'

/** The exposé of one's own analysis. */
export function ownPages(downloadToken: string): PageSource {
  return {
    kind: 'own',
    id: downloadToken,
    pages: (page, signal) =>
      drawn(callServer(drawExposePage, { params: { downloadToken, page: String(page) }, signal })),
  }
}

/** The exposé of whoever has shared the report. */
export function sharedPages(pass: string, withExpose: boolean): PageSource {
  return {
    kind: withExpose ? 'shared' : 'withheld',
    id: pass,
    pages: (page, signal) => drawn(callServer(drawSharedPage, { params: { pass, page: String(page) }, signal })),
  }
}

async function drawn(answer: Promise<{ readonly blob: Blob }>): Promise<Blob> {
  try {
    return (await answer).blob
  } catch (error) {
    throw new Error(sentenceOf(error, 'Diese Seite konnte nicht geladen werden.'), { cause: error })
  }
}
