import { ContentCopy as ContentCopyIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import { notify } from '#shell/notice.ts'

/** A letter to copy into one's own mail program. */
export function SellerMail({ subject, body }: { readonly subject: string; readonly body: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`)
      notify('Das Schreiben liegt in der Zwischenablage.', 'success')
    } catch {
      notify('Ihr Browser erlaubt das Kopieren nicht. Bitte markieren Sie den Text selbst.', 'warning')
    }
  }
  return (
    <Box sx={{ border: `1px solid ${TOKENS.line}`, borderRadius: 1, p: 2 }}>
      <Typography sx={{ mb: 1 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Betreff:
        </Box>{' '}
        <b>{subject}</b>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', mb: 2, overflowWrap: 'anywhere' }}>{body}</Typography>
      <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
        Kopieren
      </Button>
    </Box>
  )
}
