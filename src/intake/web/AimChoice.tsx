import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { Aim } from './useUpload.ts'

/** What the home is bought for; it changes what is calculated. */
export function AimChoice({ aim, onAim }: { readonly aim: Aim | null; readonly onAim: (aim: Aim | null) => void }) {
  return (
    <Box>
      <Typography id="ziel" sx={{ mb: 0.5, fontWeight: 600 }}>
        Wofür suchen Sie?
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={aim}
        onChange={(_, chosen: Aim | null) => onAim(chosen)}
        aria-labelledby="ziel"
        aria-describedby="ziel-hinweis"
      >
        <ToggleButton value="eigennutzung">Eigennutzung</ToggleButton>
        <ToggleButton value="kapitalanlage">Kapitalanlage</ToggleButton>
      </ToggleButtonGroup>
      <Typography id="ziel-hinweis" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Ohne Auswahl richten wir uns danach, was das Exposé über die Vermietung sagt.
      </Typography>
    </Box>
  )
}
