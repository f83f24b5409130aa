import { useState } from 'react'
import { SHAKE_MS } from './AccountDialog.tsx'
import { useAfter } from './useAfter.ts'

/** Whether the dialog shakes, and what makes it. Another failure meanwhile does not begin anew. */
export function useShake(): readonly [boolean, () => void] {
  const [isShaking, setShaking] = useState(false)
  useAfter(SHAKE_MS, isShaking, () => setShaking(false))
  return [isShaking, () => setShaking(true)]
}
