import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import type { Notification } from '#shell/notifications.ts'
import { doingOf, type EstimatedTime, isCounted, nextTold, positionOf, remainingSeconds, remainingText, SHOWN_STAGES } from './analysisProgress.ts' // prettier-ignore
import { StageList } from './StageList.tsx'

/** One exposé on its way: which step, what is done in it, and how long it will still take. */
export function RunningAnalysis({
  notification: { id, job_id: jobId, data },
}: {
  readonly notification: Notification
}) {
  const heading = useId()
  const elapsed = useElapsed(id)
  const position = positionOf(data.title)
  const doing = doingOf(data.message)
  const estimated = remainingSeconds(position, data.message, elapsed)
  const seconds = useTold({
    jobId,
    seconds: estimated,
    at: useElapsed(jobId ?? ''),
    isCounted: isCounted(data.message),
  })
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={heading} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {data.originalFilename}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <CircularProgress size={20} aria-hidden />
        <Typography>{doing}</Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={(position / SHOWN_STAGES.length) * 100}
        aria-labelledby={heading}
        aria-valuetext={`Schritt ${position + 1} von ${SHOWN_STAGES.length}: ${data.title}`}
        sx={{ height: 8, borderRadius: 1, my: 1.5 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
        {remainingText(seconds)}
      </Typography>
      <StageList position={position} />
    </Paper>
  )
}

/** Seconds to tell; null: longer than usual. @param at seconds since the analysis was first seen */
function useTold({ jobId, seconds, at, isCounted: counted }: EstimatedTime): number | null {
  const [told, setTold] = useState({ jobId, seconds, until: at + (seconds ?? 0) })
  const next = nextTold(told, { jobId, seconds, at, isCounted: counted })
  if (next.jobId !== told.jobId || next.seconds !== told.seconds || next.until !== told.until) setTold(next)
  return next.seconds
}

const STEP_S = 5

/** Seconds since this step or analysis was first seen, in the steps in which the estimate is told. */
function useElapsed(id: string): number {
  const [seen, setSeen] = useState({ id, seconds: 0 })
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setSeen({ id, seconds: (performance.now() - begun) / 1000 }), STEP_S * 1000)
    return () => clearInterval(timer)
  }, [id])
  return seen.id === id ? seen.seconds : 0
}
