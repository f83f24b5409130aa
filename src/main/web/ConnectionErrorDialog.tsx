import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { refreshStatus } from '#shell/systemStatus.ts'

/** While no request gets an answer (4.4); the first that does takes it away. */
export function ConnectionErrorDialog() {
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await refreshStatus({ force: true })
    setAsking(false)
  }
  return (
    <Dialog open aria-labelledby="verbindung" aria-describedby="verbindung-was">
      <DialogTitle id="verbindung">Keine Verbindung</DialogTitle>
      <DialogContent>
        <DialogContentText id="verbindung-was" color="textPrimary">
          Das Backend ist aktuell nicht erreichbar.
        </DialogContentText>
        <DialogContentText sx={{ mt: 1 }}>
          Was Sie schon hochgeladen haben, ist gespeichert. Wir versuchen es von selbst weiter; Sie können auch gleich
          noch einmal nachfragen.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => void ask()} disabled={isAsking}>
          Erneut versuchen
        </Button>
      </DialogActions>
    </Dialog>
  )
}
