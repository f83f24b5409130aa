import { PlainList } from '#design/PlainList.tsx'
import { DeleteOutlined } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import { sizeText } from './chosenFiles.ts'

export function ChosenFiles({
  files,
  onRemove,
}: {
  readonly files: readonly File[]
  readonly onRemove: (file: File) => void
}) {
  return (
    <PlainList aria-label="Ausgewählte Dateien">
      {files.map(file => (
        <Box
          component="li"
          key={`${file.name} ${file.size}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: `1px solid ${TOKENS.line}` }}
        >
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{file.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {sizeText(file.size)}
          </Typography>
          <IconButton aria-label={`${file.name} entfernen`} onClick={() => onRemove(file)}>
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
    </PlainList>
  )
}
