import type { RunningProduct, TestUser } from '#main/product.fixture.ts'
import { newExposé, pause, percentile, timed, within } from './world.ts'

/** What a person sees: the start page, his news, a drawn page of his exposé, the answer to an upload. */
const VIEWS = ['page', 'news', 'drawn', 'upload'] as const
export type View = (typeof VIEWS)[number]

export interface Onlooker {
  /** Milliseconds of each, in the order in which they were asked for. @throws where one was not answered with 200 */
  end(): Promise<Record<View, number[]>>
}

/** Somebody else who uses the product while it is attacked, as a person with an open report does. */
export function lookOn(product: RunningProduct, user: TestUser, downloadToken: string): Onlooker {
  const times: Record<View, number[]> = { page: [], news: [], drawn: [], upload: [] }
  const state = { isOver: false }
  const ask = async (view: View, path: string, body?: FormData) => {
    const headers = { authorization: `Bearer ${user.token}` }
    const { ms, result } = await timed(
      fetch(`${product.baseUrl}${path}`, { headers, ...(body && { method: 'POST', body }) }).then(async answer => {
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    if (result !== 200) throw new Error(`${path} was answered with ${result}`)
    times[view].push(ms)
  }
  const repeat = async (everyMs: number, work: () => Promise<void>) => {
    while (!state.isOver) {
      await work()
      await pause(everyMs)
    }
  }
  const looking = Promise.all([
    repeat(100, () => ask('page', '/')),
    repeat(100, () => ask('news', '/webhook/api/notification')),
    // Four a second are the limit of an account.
    repeat(400, () => ask('drawn', `/api/report/${downloadToken}/page/1`)),
    repeat(4_000, async () => {
      const form = new FormData()
      form.append('files[]', new File([newExposé()], 'Haus.pdf', { type: 'application/pdf' }))
      await ask('upload', '/api/upload', form)
    }),
  ])
  // A test that fails does not come to its end.
  looking.catch(() => {})
  return {
    async end() {
      state.isOver = true
      await looking
      return times
    },
  }
}

/** For the log of a case. */
export function described(times: Record<View, readonly number[]>): string {
  const figure = (view: View, percent: number) => Math.round(percentile(times[view], percent))
  return VIEWS.map(view => `${view} p50 ${figure(view, 50)} p99 ${figure(view, 99)} ms (${times[view].length})`).join(
    ', ',
  )
}

/** What an attack may do to others: nothing that a person notices. */
export function heldUp(times: Record<View, readonly number[]>): string[] {
  const limits: Record<View, number> = { page: 300, news: 300, drawn: 1_000, upload: 5_000 }
  return VIEWS.filter(view => percentile(times[view], 99) > within(limits[view]))
}
