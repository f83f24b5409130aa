import { Download, Smartphone } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { accessOf, type Entry, mobileNameOf, WORDS } from './entryRules.ts'
import type { Busy } from './useDownload.ts'

/** The PDF and the page for the phone (2.10.8, 2.10.9). */
export function DownloadCell({
  entry,
  busy,
  onDownload,
  onPreview,
}: {
  readonly entry: Entry
  readonly busy: Busy | undefined
  readonly onDownload: () => void
  readonly onPreview: () => void
}) {
  const access = accessOf(entry)
  if (access === 'failed') return null
  if (entry.downloadToken === null) {
    return <Typography variant="body2">Die Aufbewahrungszeit ist abgelaufen.</Typography>
  }
  const { pdf, pdfHint, mobile } = WORDS[access]
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'stretch', maxWidth: 250 }}>
      <Tooltip title={pdfHint} describeChild>
        {/* A disabled button tells no pointer anything. */}
        <span>
          <Button
            fullWidth
            variant="outlined"
            color="secondary"
            startIcon={<Download />}
            disabled={busy !== undefined}
            aria-busy={busy === 'downloading'}
            onClick={onDownload}
            sx={SMALL}
          >
            {pdf}
          </Button>
        </span>
      </Tooltip>
      {mobileNameOf(entry) !== null && (
        <Button variant="text" color="secondary" startIcon={<Smartphone />} onClick={onPreview} sx={SMALL}>
          {mobile}
        </Button>
      )}
    </Box>
  )
}

const SMALL = {
  px: 1.25,
  '.MuiButton-startIcon': { display: { xs: 'flex', sm: 'none', md: 'flex' } },
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  justifyContent: 'flex-start',
  textAlign: 'left',
}
