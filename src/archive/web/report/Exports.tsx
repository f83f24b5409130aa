import Box from '@mui/material/Box'
import { useState } from 'react'
import { downloadReport } from '#contract/archive.ts'
import { exportReport } from '#contract/interactiveReport.ts'
import { callServer } from '#shell/api.ts'
import { saveFile } from '#shell/saveFile.ts'
import { ExportMenu } from '../ExportMenu.tsx'
import type { FullReport } from './reportData.ts'
import { ShareDialog } from './share/ShareDialog.tsx'

const FORMATS = [
  { id: 'pdf', label: 'Bericht als PDF' },
  { id: 'bankblatt', label: 'Bankblatt' },
  { id: 'xlsx', label: 'Excel' },
  { id: 'json', label: 'JSON' },
] as const

type Format = (typeof FORMATS)[number]['id']

/** The report to take away: to read, for a spreadsheet, for other programs, for others. */
export function Exports({ downloadToken, report }: { readonly downloadToken: string; readonly report: FullReport }) {
  const { privateDocumentId, originalFilename } = report
  const [isSharing, setSharing] = useState(false)
  const save = async (format: Format) => {
    const params = { downloadToken }
    const file =
      format === 'pdf'
        ? await callServer(downloadReport, { params })
        : await callServer(exportReport, { params: { ...params, format } })
    saveFile(file.blob, file.filename ?? `${originalFilename}.${format}`)
  }
  return (
    <Box sx={{ mt: 2 }}>
      <ExportMenu
        ways={[
          ...FORMATS.map(({ id, label }) => ({ label, take: () => save(id) })),
          { label: 'Link zum Teilen', take: () => setSharing(true) },
          { label: 'Drucken', take: () => window.print() },
        ]}
      />
      {isSharing && <ShareDialog privateDocumentId={privateDocumentId} onClose={() => setSharing(false)} />}
    </Box>
  )
}
