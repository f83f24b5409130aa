import { useEffect, useState, useSyncExternalStore } from 'react'

export interface Rotation {
  /** 0 to count − 1. */
  readonly index: number
  readonly isRunning: boolean
  readonly show: (index: number) => void
  /** Stops or goes on: what moves by itself must have such a button (WCAG 2.2.2). */
  readonly toggle: () => void
}

/**
 * Something that shows one after the other. Who asked for less motion starts it himself.
 * @param options.everyMs how long one is shown
 * @param options.step how many at once
 * @param options.startsAnywhere begins at a random one once the page is awake; prerendered is the first
 * @param options.isHeld somebody is reading: it waits
 */
export function useRotation(
  count: number,
  {
    everyMs,
    step = 1,
    startsAnywhere = false,
    isHeld = false,
  }: { readonly everyMs: number; readonly step?: number; readonly startsAnywhere?: boolean; readonly isHeld?: boolean },
): Rotation {
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const isRunning = choice ?? !prefersStill
  useEffect(() => {
    if (startsAnywhere) setIndex(Math.floor(Math.random() * count))
  }, [startsAnywhere, count])
  useEffect(() => {
    if (!isRunning || isHeld) return
    const timer = setInterval(() => setIndex(now => (now + step) % count), everyMs)
    return () => clearInterval(timer)
  }, [isRunning, isHeld, step, count, everyMs])
  return {
    index: index % count,
    isRunning,
    show: wanted => setIndex(((wanted % count) + count) % count),
    toggle: () => setChoice(!isRunning),
  }
}

/** Whether a media query holds; in prerendered pages it does not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
