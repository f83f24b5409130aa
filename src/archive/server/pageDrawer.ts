import { reportRefusals } from '#contract/interactiveReport.ts'
import { Refusal } from '#contract/refusal.ts'
import { createFairTurns, MustWait } from '#intake/server/index.ts'
import type { Reader } from '#reading/server/index.ts'

/** Sharp enough for the small print of an exposé at twice the width of a phone. */
const DPI = 110
/** Who waits here looks at a grey page: with more pages of his own before it he is told so at once. */
const MAX_WAITING = 8
/** Accounts with a page before others. */
const MAX_ACCOUNTS = 40

export interface PageDrawer {
  /**
   * Draws a page of an exposé as JPEG.
   * @param accountId whose exposé it is, whoever looks at it
   * @param load brings the bytes; undefined: the exposé is deleted
   * @param page counted from 1
   * @throws Refusal
   */
  draw(accountId: string, load: () => Promise<Uint8Array | undefined>, page: number): Promise<Uint8Array>
}

/**
 * Draws one page after the other, so that only one exposé at a time is held in memory, however many ask. An account has
 * one page before those of others at most, and none for a while after pages that take too long.
 */
export function createPageDrawer(reader: Pick<Reader, 'drawPage'>): PageDrawer {
  const turns = createFairTurns(MAX_WAITING)
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function drawn(load: () => Promise<Uint8Array | undefined>, page: number) {
    const bytes = await load()
    if (!bytes) throw new Refusal(reportRefusals.exposeRemoved)
    return reader.drawPage(bytes, page, { dpi: DPI, format: 'jpeg' })
  }

  /** Behind what waits of others now. */
  async function inLine(load: () => Promise<Uint8Array | undefined>, page: number) {
    if (waiting >= MAX_ACCOUNTS) throw new Refusal(reportRefusals.busy)
    waiting++
    const drawing = last.then(() => drawn(load, page))
    last = drawing.catch(() => {})
    return drawing.finally(() => waiting--)
  }

  return {
    async draw(accountId, load, page) {
      const picture = await turns
        .take(
          accountId,
          () => inLine(load, page),
          outcome => !outcome.ok && outcome.failure.code === 'zu-langsam',
        )
        .catch((error: unknown) => {
          if (!(error instanceof MustWait)) throw error
          throw new Refusal(error.reason === 'many' ? reportRefusals.busy : reportRefusals.notDrawn)
        })
      if (!picture.ok) throw new Refusal(reportRefusals.notDrawn)
      return picture.value
    },
  }
}
