/** Event of the window: the app has taken over the prerendered page, or a part of it that wakes up later. */
export const AWAKE = 'awake'

/** Attribute of a part that does not answer yet: what is clicked in it is kept (main/web/later.ts). */
export const ASLEEP = 'data-asleep'

export function tellAwake(): void {
  window.dispatchEvent(new Event(AWAKE))
}
