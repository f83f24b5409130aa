import { useState } from 'react'
import type { ShownReport } from '../reportData.ts'
import { NextSteps } from './NextSteps.tsx'

/** The steps of a report that is nobody's own: what is ticked is forgotten. */
export function FreeSteps({ report }: { readonly report: ShownReport }) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  return <NextSteps report={report} ticked={ticked} onTicked={setTicked} isReady />
}
