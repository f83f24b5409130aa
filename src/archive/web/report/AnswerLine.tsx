import Typography from '@mui/material/Typography'

/** How an answer is known, line by line. */
export function AnswerLine({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2">
        {text}
      </Typography>
    </>
  )
}
