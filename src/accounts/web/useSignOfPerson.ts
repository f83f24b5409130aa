import { useEffect, useEffectEvent } from 'react'

/** What a person does with a page without being asked to, and a program that opens the links of mails does not. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Calls once somebody has shown in the visible tab that he is there: moved the pointer, touched or scrolled the page, pressed a key.
 * Programs that check mails for malware run the scripts of a page, too, but send it no such events of the system's (`isTrusted`).
 */
export function useSignOfPerson(isAwaited: boolean, act: () => void): void {
  const onSign = useEffectEvent((event: Event) => {
    if (event.isTrusted && document.visibilityState === 'visible') act()
  })
  useEffect(() => {
    if (!isAwaited) return
    const listener = (event: Event) => onSign(event)
    for (const sign of SIGNS) window.addEventListener(sign, listener, { passive: true })
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, listener)
    }
  }, [isAwaited])
}
