import { create } from 'zustand'

/** Whether the last request got any answer at all (point 4): a refusal is an answer, too. */
export const useReachability = create<{ readonly isDown: boolean }>()(() => ({ isDown: false }))

/** `fetch` that notices whether the backend is there. A request that was called off says nothing about it. */
export async function watchedFetch(input: string, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init)
    noteReached(true)
    return response
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) noteReached(false)
    throw error
  }
}

/** For requests that do not go through `watchedFetch` (uploads with progress). */
export function noteReached(reached: boolean): void {
  if (useReachability.getState().isDown === reached) useReachability.setState({ isDown: !reached })
}
