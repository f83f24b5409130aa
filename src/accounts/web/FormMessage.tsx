import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { SubmissionState } from './useSubmission.ts'

/** What came of a form. The region is always there, so that screen readers hear what appears in it. */
export function FormMessage({ of: { phase, message } }: { readonly of: SubmissionState }) {
  const isShown = message !== '' && (phase === 'failed' || phase === 'done')
  return (
    <Box aria-live={phase === 'failed' ? 'assertive' : 'polite'} sx={EMPTY}>
      {isShown && (
        <Alert role={undefined} severity={phase === 'failed' ? 'error' : 'success'}>
          {message}
        </Alert>
      )}
    </Box>
  )
}

/** Takes no room in a stack as long as it says nothing. */
const EMPTY = { '&:empty': { position: 'absolute' } } as const
