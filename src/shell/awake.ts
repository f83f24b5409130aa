/** Event of the window: the app has taken over the prerendered page, or a part of it that wakes up later. */
export const AWAKE = 'awake'

/** Attribute of a part that does not answer yet: what is clicked in it is kept (main/web/later.ts). */
export const ASLEEP = 'data-asleep'

/** Attribute of the document, and event of the window when it is set: somebody uses the page, by finger, mouse, wheel or key. */
export const USED = 'data-used'

export function tellAwake(): void {
  window.dispatchEvent(new Event(AWAKE))
}

/**
 * For the code of a part that is whole in the page's HTML and need not answer before: until somebody uses the page. At once where no
 * part sleeps (who comes from another page, or where pages are made), and where the address asks for a view that the HTML has not.
 */
export async function untilUsed(): Promise<void> {
  if (typeof document === 'undefined' || !document.querySelector(`[${ASLEEP}]`) || window.location.search !== '') return
  if (document.documentElement.hasAttribute(USED)) return
  await new Promise(resolve => window.addEventListener(USED, resolve, { once: true }))
}
