import { reportRefusals } from '#contract/interactiveReport.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Reader } from '#reading/server/index.ts'

/** Sharp enough for the small print of an exposé at twice the width of a phone. */
const DPI = 110
/** Who waits here looks at a grey page: with more before him he is told so at once. */
const MOST_WAITING = 8

export interface PageDrawer {
  /**
   * Draws a page of an exposé as JPEG.
   * @param load brings the bytes; undefined: the exposé is deleted
   * @param page counted from 1
   * @throws Refusal
   */
  draw(load: () => Promise<Uint8Array | undefined>, page: number): Promise<Uint8Array>
}

/** Draws one page after the other, so that only one exposé at a time is held in memory, however many ask. */
export function createPageDrawer(reader: Pick<Reader, 'drawPage'>): PageDrawer {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function drawn(load: () => Promise<Uint8Array | undefined>, page: number): Promise<Uint8Array> {
    const bytes = await load()
    if (!bytes) throw new Refusal(reportRefusals.exposeRemoved)
    const picture = await reader.drawPage(bytes, page, { dpi: DPI, format: 'jpeg' })
    if (!picture.ok) throw new Refusal(reportRefusals.notDrawn)
    return picture.value
  }

  return {
    async draw(load, page) {
      if (waiting >= MOST_WAITING) throw new Refusal(reportRefusals.busy)
      waiting++
      const turn = last.then(() => drawn(load, page))
      last = turn.catch(() => {})
      return turn.finally(() => waiting--)
    },
  }
}
