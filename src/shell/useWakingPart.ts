import { useEffect, useRef } from 'react'
import { ASLEEP, tellAwake } from './awake.ts'

/** Attributes of a part of a prerendered page whose code comes after the frame's. */
export function useWakingPart() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not by a state: the whole part would be drawn once more for it.
    ref.current?.removeAttribute(ASLEEP)
    tellAwake()
  }, [])
  return { ref, [ASLEEP]: '' }
}
