import { Share as ShareIcon } from '#design/icons.tsx'
import { openedPaper } from '#design/openedPaper.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { downloadReport } from '#contract/archive.ts'
import { exportReport } from '#contract/interactiveReport.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { saveFile } from '#shell/saveFile.ts'
import type { FullReport } from './reportData.ts'
import { ShareDialog } from './share/ShareDialog.tsx'

const TITLE = 'Teilen & Exportieren'
const FORMATS = [
  { id: 'pdf', label: 'Bericht als PDF' },
  { id: 'bankblatt', label: 'Bankblatt' },
  { id: 'xlsx', label: 'Excel' },
  { id: 'json', label: 'JSON' },
] as const

type Format = (typeof FORMATS)[number]['id']

/** The report to take away: to read, for a spreadsheet, for other programs, for others. One button, so that the decision comes first. */
export function Exports({ downloadToken, report }: { readonly downloadToken: string; readonly report: FullReport }) {
  const { privateDocumentId, originalFilename } = report
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<(() => void) | null>(null)
  const [isSharing, setSharing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const save = async (format: Format) => {
    setBusy(true)
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
    setBusy(false)
  }
  const choose = (act: () => void) => () => {
    setChosen(() => act)
    setAnchor(null)
  }
  // Once the menu is closed: then the keyboard is back where the dialog leads back to.
  const follow = () => {
    setChosen(null)
    chosen?.()
  }
  return (
    <Box data-screen-only sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<ShareIcon />}
        loading={isBusy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {TITLE}
      </Button>
      <Menu
        id={id}
        data-screen-only
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: openedPaper(TITLE), transition: { onExited: follow } }}
      >
        {FORMATS.map(({ id: format, label }) => (
          <MenuItem key={format} onClick={choose(() => void save(format))}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(() => setSharing(true))}>Link zum Teilen</MenuItem>
        <MenuItem onClick={choose(() => window.print())}>Drucken</MenuItem>
      </Menu>
      {isSharing && <ShareDialog privateDocumentId={privateDocumentId} onClose={() => setSharing(false)} />}
    </Box>
  )
}
