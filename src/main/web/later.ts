/**
 * The first script of a prerendered page, which is in a file of its own. The page is whole before its code comes, so
 * its code comes after its first picture: on a phone's line they would take each other's place. The files run one by one, so
 * that a slow phone answers its user in between. Until the app is awake a click on a button, or on a link that only the app
 * can follow (`data-waits`), is kept for it, and no form is sent; so it is in a part that wakes up after the app, as long as that takes.
 * Such a part's code comes when somebody uses the page (`untilUsed`), of which the first sign may be earlier than the app.
 */
import { ASLEEP, AWAKE, USED } from '#shell/awake.ts'
import { PARTS } from '../website/site.ts'

/** The last click in the frame, and the last in what wakes up after it: the one must not take the other's place. */
const kept: { frame: HTMLElement | null; part: HTMLElement | null } = { frame: null, part: null }
/** A label is the place of its checkbox, which would be ticked for nobody. */
const ANSWERING = `button, a[data-waits], [${ASLEEP}] label`
/** Not the focus: the cookie question takes it by itself. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click']
let isStarted = false
let isAwake = false

function keepClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
  const target = event.target.closest<HTMLElement>(ANSWERING)
  if (!target || (isAwake && !sleeps(target))) return
  kept[sleeps(target) ? 'part' : 'frame'] = target
  event.preventDefault()
  // The frame may be awake before the page: it would answer the click now and once more when it is handed over.
  event.stopImmediatePropagation()
}

/** A pointer that only rests where a page appears is told as one that moves (seen in Chromium after layout): it counts once it is elsewhere. */
let rest: { readonly x: number; readonly y: number } | null = null

function tellUsed(event: Event): void {
  if (event.type === 'pointermove' && event instanceof PointerEvent) {
    const { clientX: x, clientY: y } = event
    rest ??= { x, y }
    if (rest.x === x && rest.y === y) return
  }
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, tellUsed, true)
  document.documentElement.setAttribute(USED, '')
  dispatchEvent(new Event(USED))
}

function keepForm(event: Event): void {
  event.preventDefault()
}

function handOver(): void {
  isAwake = true
  removeEventListener('submit', keepForm, true)
  if (!document.querySelector(`[${ASLEEP}]`)) removeEventListener('click', keepClick, true)
  const { frame } = kept
  const part = kept.part && sleeps(kept.part) ? null : kept.part
  kept.frame = null
  if (part) kept.part = null
  // What was typed before is taken over first.
  setTimeout(() => {
    part?.click()
    frame?.click()
  })
}

function sleeps(target: Element): boolean {
  return target.closest(`[${ASLEEP}]`) !== null
}

async function run(): Promise<void> {
  if (isStarted) return
  isStarted = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload'
  const parts = document.querySelector<HTMLElement>(`script[${PARTS}]`)?.getAttribute(PARTS)?.split(' ') ?? []
  for (const part of parts) {
    await import(/* @vite-ignore */ part)
    await yieldToUser()
  }
}

/** Not by a timer, which windows in the background slow down. Without a scheduler (Safari) the next part follows at once. */
async function yieldToUser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  await scheduler?.yield?.()
}

/** Where the code cannot be fetched, the page still leads on by its links. */
function start(): void {
  run().catch(handOver)
}

// Before a click is kept, which nobody else hears of.
for (const sign of SIGNS_OF_USE) addEventListener(sign, tellUsed, { capture: true, passive: true })
addEventListener('click', keepClick, true)
addEventListener('submit', keepForm, true)
addEventListener(AWAKE, handOver)
// A window in the background draws nothing and does not wait for it.
const tellsPaints = PerformanceObserver.supportedEntryTypes.includes('paint')
if (document.visibilityState === 'hidden' || !tellsPaints) start()
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
