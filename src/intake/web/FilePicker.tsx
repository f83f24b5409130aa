import { CloudUpload } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type DragEvent, useRef, useState } from 'react'
import { TOKENS } from '#design/theme.ts'
import { sizeText } from './chosenFiles.ts'

/** Takes PDF files, several at once, by the picker or dropped. */
export function FilePicker({
  maxSizeByte,
  onFiles,
}: {
  readonly maxSizeByte: number
  readonly onFiles: (files: readonly File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: `2px dashed ${isOver ? TOKENS.red : TOKENS.quiet}`,
        borderRadius: 1,
        bgcolor: TOKENS.paper,
        p: 2.5,
        textAlign: 'center',
      }}
    >
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        hidden
        aria-label="Exposés als PDF"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that a file that was removed can be chosen again.
          target.value = ''
        }}
      />
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<CloudUpload />}
        onClick={() => input.current?.click()}
        sx={{ bgcolor: 'background.paper' }}
      >
        PDF auswählen
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        oder Dateien hierher ziehen. Mehrere auf einmal sind möglich, zusammen höchstens {sizeText(maxSizeByte)}.
      </Typography>
    </Box>
  )
}
