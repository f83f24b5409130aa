import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import type { Notification } from '#shell/notifications.ts'
import { doingOf, isCounted, positionOf, remainingSeconds, remainingText, SHOWN_STAGES } from './analysisProgress.ts'
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
  const seconds = useFalling(jobId, remainingSeconds(position, data.message, elapsed), isCounted(data.message))
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

/** What was told once does not rise again, unless it is counted now what there is to do: nobody trusts a clock that runs back. */
function useFalling(jobId: string | null, seconds: number | null, isCounted: boolean): number | null {
  const [told, setTold] = useState({ jobId, seconds })
  const falls = seconds === null || told.seconds === null || seconds < told.seconds
  const next = isCounted || told.jobId !== jobId || falls ? seconds : told.seconds
  if (told.jobId !== jobId || told.seconds !== next) setTold({ jobId, seconds: next })
  return next
}

const STEP_S = 5

/** Seconds since this step was first seen, in the steps in which the estimate is told. */
function useElapsed(id: string): number {
  const [seen, setSeen] = useState({ id, seconds: 0 })
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setSeen({ id, seconds: (performance.now() - begun) / 1000 }), STEP_S * 1000)
    return () => clearInterval(timer)
  }, [id])
  return seen.id === id ? seen.seconds : 0
}
