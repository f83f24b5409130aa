import { dayInGermany } from '#kernel/germanTime.ts'
import { ContentCopy as ContentCopyIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import type { Share } from '#contract/shares.ts'
import { pageUrl, sharedPath } from '#kernel/pagePath.ts'
import { notify } from '#shell/notice.ts'

/** A link that was just made, to copy: it is told once, because we keep it as a hash only. */
export function MadeLink({
  token,
  share,
  onMore,
}: {
  readonly token: string
  readonly share: z.output<typeof Share>
  readonly onMore: () => void
}) {
  const address = pageUrl(window.location.origin, sharedPath(token))
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify('Der Link liegt in der Zwischenablage.', 'success')
    } catch {
      notify('Ihr Browser erlaubt das Kopieren nicht. Bitte markieren Sie den Link selbst.', 'warning')
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        autoFocus
        label="Ihr Link"
        value={address}
        onFocus={({ target }) => target.select()}
        helperText={`Gültig bis ${dayInGermany(new Date(share.expiresAt))}. Wir zeigen ihn nur dieses eine Mal.`}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {share.hasPassword ? 'Mit Passwort. ' : 'Ohne Passwort. '}
        {share.withExpose ? 'Die Seiten des Exposés sind dabei.' : 'Die Seiten des Exposés sind nicht dabei.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          Link kopieren
        </Button>
        <Button variant="outlined" color="secondary" onClick={onMore}>
          Noch ein Link
        </Button>
      </Box>
    </Box>
  )
}
