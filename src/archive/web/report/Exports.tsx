import { Download as DownloadIcon, Print as PrintIcon, Share as ShareIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { downloadReport } from '#contract/archive.ts'
import { exportReport } from '#contract/interactiveReport.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { saveFile } from '#shell/saveFile.ts'
import type { FullReport } from './reportData.ts'
import { ShareDialog } from './share/ShareDialog.tsx'

const FORMATS = [
  { id: 'pdf', label: 'Bericht als PDF' },
  { id: 'bankblatt', label: 'Bankblatt' },
  { id: 'xlsx', label: 'Excel' },
  { id: 'json', label: 'JSON' },
] as const

/** On a phone two and two. */
const ROW = {
  // No button alone in its row.
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
  gap: 1,
  mt: 2,
  '& > button': { px: { xs: 1, sm: 2.5 }, whiteSpace: 'nowrap' },
} as const

type Format = (typeof FORMATS)[number]['id']

/** The report to take away: to read, for a spreadsheet, for other programs, for others. */
export function Exports({ downloadToken, report }: { readonly downloadToken: string; readonly report: FullReport }) {
  const { privateDocumentId, originalFilename } = report
  const [isSharing, setSharing] = useState(false)
  const [busy, setBusy] = useState<Format | null>(null)
  const save = async (format: Format) => {
    setBusy(format)
    try {
      const params = { downloadToken }
      const file =
        format === 'pdf'
          ? await callServer(downloadReport, { params })
          : await callServer(exportReport, { params: { ...params, format } })
      saveFile(file.blob, file.filename ?? `${originalFilename}.${format}`)
    } catch (error) {
      notify(sentenceOf(error, 'Die Datei konnte nicht geladen werden.'), 'error')
    }
    setBusy(null)
  }
  return (
    <Box data-screen-only sx={ROW}>
      {FORMATS.map(({ id, label }) => (
        <Button
          key={id}
          variant={id === 'pdf' ? 'contained' : 'outlined'}
          color={id === 'pdf' ? 'primary' : 'secondary'}
          startIcon={<DownloadIcon />}
          loading={busy === id}
          loadingPosition="start"
          disabled={busy !== null && busy !== id}
          onClick={() => void save(id)}
        >
          {label}
        </Button>
      ))}
      <Button variant="outlined" color="secondary" startIcon={<ShareIcon />} onClick={() => setSharing(true)}>
        Teilen
      </Button>
      <Button variant="outlined" color="secondary" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Drucken
      </Button>
      {isSharing && <ShareDialog privateDocumentId={privateDocumentId} onClose={() => setSharing(false)} />}
    </Box>
  )
}
