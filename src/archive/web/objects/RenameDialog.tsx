import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useId, useState } from 'react'
import { MAX_TITLE_LENGTH } from '#contract/archive.ts'
import type { Entry } from '../entryRules.ts'
import { nameOf } from './objectOrder.ts'

/** How its owner calls an offer. */
export function RenameDialog({
  entry,
  onRename,
  onClose,
}: {
  readonly entry: Entry
  /** @returns whether it was done */
  readonly onRename: (title: string) => Promise<boolean>
  readonly onClose: () => void
}) {
  const heading = useId()
  const [title, setTitle] = useState(nameOf(entry))
  const [isSaving, setSaving] = useState(false)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    setSaving(true)
    if (await onRename(title.trim())) onClose()
    else setSaving(false)
  }
  const fromExpose = entry.card?.name ?? entry.originalFilename
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <form onSubmit={event => void save(event)}>
        <DialogTitle id={heading}>Objekt umbenennen</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label="Name"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            helperText={`Leer: wie im Exposé („${fromExpose}“). Nur Sie sehen diesen Namen.`}
            slotProps={{ htmlInput: { maxLength: MAX_TITLE_LENGTH } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            Speichern
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
