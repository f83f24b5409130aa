import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useState } from 'react'
import { MAX_SHARE_PASSWORD } from '#contract/shares.ts'
import { PageFrame } from '#design/PageFrame.tsx'

/** Asks for the password of a shared report. */
export function SharedPassword({
  fault,
  isBusy,
  onGiven,
}: {
  /** Why the last one did not open it; null: none was given. */
  readonly fault: string | null
  readonly isBusy: boolean
  readonly onGiven: (password: string) => void
}) {
  const [password, setPassword] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (password !== '') onGiven(password)
  }
  return (
    <PageFrame
      title="Geteilter Bericht"
      lead="Dieser Bericht ist mit einem Passwort geschützt. Sie haben es von der Person, die ihn mit Ihnen teilt."
      narrow
    >
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
        <TextField
          autoFocus
          type="password"
          label="Passwort"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={fault !== null}
          helperText={fault ?? ' '}
          slotProps={{
            htmlInput: { maxLength: MAX_SHARE_PASSWORD, autoComplete: 'off' },
            formHelperText: { role: 'status' },
          }}
        />
        <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: 'start' }}>
          Bericht öffnen
        </Button>
      </Box>
    </PageFrame>
  )
}
