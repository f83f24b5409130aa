import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { TOKENS } from '#design/theme.ts'
import { refreshStatus } from '#shell/systemStatus.ts'

/**
 * While no request gets an answer (4.4); the first that does takes it away. The browser's own dialog and part of the first
 * load: without a network nothing could be loaded that shows it.
 */
export function ConnectionErrorDialog() {
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await refreshStatus({ force: true })
    setAsking(false)
  }
  return createPortal(
    <Box
      component="dialog"
      ref={whileShown}
      aria-labelledby="verbindung"
      aria-describedby="verbindung-was"
      onCancel={(event: React.SyntheticEvent) => event.preventDefault()}
      sx={LOOK}
    >
      <Typography id="verbindung" variant="h3" component="h2" sx={{ mb: 2 }}>
        Keine Verbindung
      </Typography>
      <Typography id="verbindung-was">Das Backend ist aktuell nicht erreichbar.</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        Was Sie schon hochgeladen haben, ist gespeichert. Wir versuchen es von selbst weiter; Sie können auch gleich
        noch einmal nachfragen.
      </Typography>
      <Box sx={{ textAlign: 'right' }}>
        <Button variant="contained" onClick={() => void ask()} disabled={isAsking}>
          Erneut versuchen
        </Button>
      </Box>
    </Box>,
    // Another dialog that is open hides all that is beside it from who listens, and with it what is inside #app.
    document.body,
  )
}

/** Over everything else, with the focus inside; afterwards it goes back to where it was. */
function whileShown(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => dialog.close()
}

const LOOK = {
  maxWidth: 'min(600px, calc(100vw - 32px))',
  p: 3,
  border: 0,
  borderRadius: 1,
  boxShadow: TOKENS.shadow,
  color: 'text.primary',
  '&::backdrop': { bgcolor: 'rgba(0, 0, 0, 0.5)' },
}
