import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useConsent } from '#shell/consent.ts'

/** The choice one by one. */
export function CookieChoices({ onSave }: { readonly onSave: (analytics: boolean, marketing: boolean) => void }) {
  const consent = useConsent(({ consent }) => consent)
  const [analytics, setAnalytics] = useState(consent?.analytics ?? false)
  const [marketing, setMarketing] = useState(consent?.marketing ?? false)
  return (
    <Box sx={{ mb: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel control={<Checkbox checked disabled />} label="Notwendig (immer an)" />
      <FormControlLabel
        control={<Checkbox checked={analytics} onChange={(_, isOn) => setAnalytics(isOn)} />}
        label="Statistik: wie die Seiten benutzt werden"
      />
      <FormControlLabel
        control={<Checkbox checked={marketing} onChange={(_, isOn) => setMarketing(isOn)} />}
        label="Marketing: welche Hinweise zu uns führen"
      />
      <Button variant="contained" sx={{ mt: 1 }} onClick={() => onSave(analytics, marketing)}>
        Auswahl speichern
      </Button>
    </Box>
  )
}
