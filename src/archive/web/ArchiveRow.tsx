import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { DownloadCell } from './DownloadCell.tsx'
import { accessOf, type Entry, expiryText, HIDDEN_SCORE, scoreText } from './entryRules.ts'
import { SourceCell } from './SourceCell.tsx'
import { StatusMark } from './StatusMark.tsx'
import type { Busy } from './useDownload.ts'
import Box from '@mui/material/Box'
import { Hint } from './Hint.tsx'

export function ArchiveRow({
  entry,
  isNarrow,
  busy,
  onDownload,
  onPreview,
}: {
  readonly entry: Entry
  readonly isNarrow: boolean
  readonly busy: Busy | undefined
  readonly onDownload: () => void
  readonly onPreview: () => void
}) {
  const hasFailed = accessOf(entry) === 'failed'
  const struck = hasFailed ? { color: 'error.main', textDecoration: 'line-through' } : {}
  const download = <DownloadCell entry={entry} busy={busy} onDownload={onDownload} onPreview={onPreview} />
  if (isNarrow) {
    return (
      <TableRow>
        <TableCell sx={{ verticalAlign: 'top' }}>
          <SourceCell entry={entry} struck={struck}>
            <StatusMark entry={entry} isIcon />
          </SourceCell>
        </TableCell>
        <TableCell sx={{ verticalAlign: 'top' }}>{download}</TableCell>
      </TableRow>
    )
  }
  return (
    <TableRow>
      <TableCell
        sx={{ ...struck, '@media (min-width: 760px)': { whiteSpace: 'nowrap' }, fontVariantNumeric: 'tabular-nums' }}
      >
        {entry.privateDocumentId}
      </TableCell>
      <TableCell sx={{ minWidth: { xs: 110, md: 180 } }}>
        <SourceCell entry={entry} struck={struck} />
      </TableCell>
      <TableCell>
        <ScoreText score={entry.score} />
      </TableCell>
      <TableCell sx={{ ...struck, fontVariantNumeric: 'tabular-nums' }}>
        {expiryText(entry.downloadExpires, new Date())}
      </TableCell>
      <TableCell>
        <StatusMark entry={entry} />
      </TableCell>
      <TableCell>{download}</TableCell>
    </TableRow>
  )
}

function ScoreText({ score }: { readonly score: number | null }) {
  if (score === HIDDEN_SCORE) {
    return (
      <Hint text="Vollzugriff nach Bezahlung">
        <Box component="span" sx={{ fontWeight: 600 }}>
          {scoreText(score)}
        </Box>
      </Hint>
    )
  }
  return (
    <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {scoreText(score)}
    </Box>
  )
}
