const DURATION_MS = 800

/** Smoothly, slowing down towards the end (2.1.6); at once for whoever wants no motion. Whoever scrolls himself meanwhile is left alone. */
export function scrollToTop(): void {
  const from = window.scrollY
  if (from === 0) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0)
    return
  }
  const begun = performance.now()
  let isStopped = false
  const stop = () => (isStopped = true)
  for (const gesture of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(gesture, stop, { once: true, passive: true })
  const step = (now: number) => {
    if (isStopped) return
    const share = Math.min(1, (now - begun) / DURATION_MS)
    window.scrollTo(0, from * (1 - easeOut(share)))
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}
