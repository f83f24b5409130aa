import { useEffect, useEffectEvent } from 'react'

/** Does something a while after a condition has become true, unless the page is left or the condition ends before. */
export function useAfter(ms: number, isTrue: boolean, act: () => void): void {
  const onTime = useEffectEvent(act)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => onTime(), ms)
    return () => clearTimeout(timer)
  }, [ms, isTrue])
}
