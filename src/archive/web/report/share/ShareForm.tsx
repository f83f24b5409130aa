import Alert from '@mui/material/Alert'
import { openedPaper } from '#design/openedPaper.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useState } from 'react'
import type { CallSent } from '#contract/client.ts'
import { type createShare, MAX_SHARE_DAYS, MAX_SHARE_PASSWORD, MIN_SHARE_PASSWORD } from '#contract/shares.ts'
import { sentenceOf } from '#shell/api.ts'

const DAYS = [1, 7, 30, MAX_SHARE_DAYS] as const
/** Enough for a family or a bank to look into it. */
const USUAL_DAYS = 30

/** What a new link is to be. */
export function ShareForm({
  isBusy,
  error,
  onMake,
}: {
  readonly isBusy: boolean
  readonly error: Error | null
  readonly onMake: (body: CallSent<typeof createShare>['body']) => void
}) {
  const [days, setDays] = useState<number>(USUAL_DAYS)
  const [password, setPassword] = useState('')
  const [withExpose, setWithExpose] = useState(false)
  const [isSent, setSent] = useState(false)
  const isShort = password !== '' && password.length < MIN_SHARE_PASSWORD
  const make = (event: SyntheticEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isShort) onMake({ days, password: password === '' ? null : password, withExpose })
  }
  return (
    <Box component="form" noValidate onSubmit={make} aria-label="Neuer Link" sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        label="Gültig für"
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        slotProps={{ select: { MenuProps: { slotProps: { paper: openedPaper('Gültig für') } } } }}
      >
        {DAYS.map(one => (
          <MenuItem key={one} value={one}>
            {one === 1 ? 'einen Tag' : `${one} Tage`}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Passwort (freiwillig)"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isSent && isShort}
        helperText={`Mindestens ${MIN_SHARE_PASSWORD} Zeichen. Schicken Sie es auf einem anderen Weg als den Link.`}
        slotProps={{
          htmlInput: { maxLength: MAX_SHARE_PASSWORD, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <FormControlLabel
        control={<Checkbox checked={withExpose} onChange={(_, checked) => setWithExpose(checked)} />}
        label="Auch die Seiten des Exposés zeigen. Es gehört dem Anbieter: nur, wenn er einverstanden ist."
        sx={{ alignItems: 'flex-start', m: 0, ml: -1.25, '& .MuiCheckbox-root': { mt: -1 } }}
      />
      {error !== null && <Alert severity="error">{sentenceOf(error, 'Der Link konnte nicht gemacht werden.')}</Alert>}
      <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: 'start' }}>
        Link erstellen
      </Button>
    </Box>
  )
}
