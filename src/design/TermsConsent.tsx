import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import { TAPPABLE } from './theme.ts'

/** One box for all three (2.9); the texts open beside the dialog, so that nothing chosen is lost. */
export function TermsConsent({
  isAccepted,
  onAccepted,
}: {
  readonly isAccepted: boolean
  readonly onAccepted: (isAccepted: boolean) => void
}) {
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', m: 0, ml: -1.25 }}
      control={<Checkbox checked={isAccepted} onChange={(_, checked) => onAccepted(checked)} />}
      slotProps={{ typography: { sx: { pt: 1.1 } } }}
      label={
        <>
          Ich akzeptiere die {text('/agb', 'AGB')}, die {text('/datenschutz', 'Datenschutzerklärung')} und die{' '}
          {text('/widerrufsbelehrung', 'Widerrufsbelehrung')}.
        </>
      }
    />
  )
}

function text(path: string, name: string) {
  return (
    <Link href={path} target="_blank" rel="noopener" color="inherit" sx={TAPPABLE}>
      {name}
    </Link>
  )
}
