import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { MAX_NOTE_LENGTH } from '#contract/notes.ts'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'

const WORDS = { saved: 'Gespeichert', saving: 'Wird gespeichert …', failed: 'Nicht gespeichert.' } as const

/** What the buyer writes down: on the telephone, at the viewing. Only he sees it. */
export function OwnNote({
  note,
  state,
  isReady,
  onChange,
  onSave,
}: {
  readonly note: string
  readonly state: keyof typeof WORDS
  readonly isReady: boolean
  readonly onChange: (note: string) => void
  readonly onSave: () => void
}) {
  return (
    <Part
      id="notizen"
      title="Ihre Notizen"
      // An empty field is nothing to be printed.
      data-screen-only={note === '' || undefined}
      sx={{ p: 2.5, border: `1px solid ${TOKENS.line}`, borderRadius: 1 }}
    >
      <TextField
        multiline
        minRows={4}
        maxRows={16}
        value={note}
        disabled={!isReady}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onSave}
        placeholder="Was der Makler sagt, was Sie bei der Besichtigung sehen …"
        slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH, 'aria-labelledby': 'notizen' } }}
      />
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, mt: 0.5 }}>
        <Typography variant="caption" sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}>
          {state === 'saved' && note === '' ? 'Nur Sie sehen sie. Sie werden von selbst gespeichert.' : WORDS[state]}
        </Typography>
        {state === 'failed' && (
          <Button size="small" color="inherit" onClick={onSave}>
            Noch einmal
          </Button>
        )}
      </Box>
    </Part>
  )
}
