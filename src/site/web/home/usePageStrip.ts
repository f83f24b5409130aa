import { type RefObject, useRef, useState } from 'react'

export interface PageStripState {
  readonly ref: RefObject<HTMLUListElement | null>
  /** Number of the first page in view. */
  readonly current: number
  /** Scrolls so that this page is the first in view. */
  readonly goTo: (page: number) => void
  /** As before, with the keyboard's focus on it. */
  readonly focusPage: (page: number) => void
  /** To be called when the strip was scrolled, by whatever. */
  readonly noteScroll: () => void
}

/** A row of pages that scrolls sideways: the browser's own scrolling and snapping, so that swiping feels as everywhere. */
export function usePageStrip(count: number): PageStripState {
  const ref = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(1)
  const goTo = (page: number) => {
    const strip = ref.current
    const wanted = Math.min(Math.max(page, 1), count)
    // Near its end the strip cannot scroll as far, and the number would stay behind.
    setCurrent(wanted)
    strip?.scrollTo({ left: (wanted - 1) * pitchOf(strip), behavior: motion() })
  }
  return {
    ref,
    current,
    goTo,
    focusPage: page => {
      goTo(page)
      ref.current?.children[page - 1]?.querySelector('button')?.focus({ preventScroll: true })
    },
    noteScroll: () => {
      const strip = ref.current
      if (!strip) return
      const isAtEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 2
      const first = Math.round(strip.scrollLeft / pitchOf(strip)) + 1
      setCurrent(now => (isAtEnd && now > first ? now : Math.min(first, count)))
    },
  }
}

/** From the left edge of one page to the next one's, in px. */
function pitchOf(strip: HTMLElement): number {
  const [one, two] = strip.children
  if (!(one instanceof HTMLElement) || !(two instanceof HTMLElement)) return 1
  return two.offsetLeft - one.offsetLeft
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
