import { Share as ShareIcon } from '#design/icons.tsx'
import { openedPaper } from '#design/openedPaper.ts'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'

const TITLE = 'Teilen & Exportieren'

export interface ExportWay {
  readonly label: string
  /** A file that cannot be had is told by the menu. */
  readonly take: () => void | Promise<void>
}

/** All ways to take something away, behind one button, so that what it says comes first. */
export function ExportMenu({ ways }: { readonly ways: readonly ExportWay[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<ExportWay | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const choose = (way: ExportWay) => {
    setChosen(way)
    setAnchor(null)
  }
  // Once the menu is closed: then the keyboard is back where the dialog leads back to.
  const follow = async () => {
    if (chosen === null) return
    setChosen(null)
    setBusy(true)
    try {
      await chosen.take()
    } catch (error) {
      notify(sentenceOf(error, 'Die Datei konnte nicht geladen werden.'), 'error')
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        data-screen-only
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
        slotProps={{ paper: openedPaper(TITLE), transition: { onExited: () => void follow() } }}
      >
        {ways.map(way => (
          <MenuItem key={way.label} onClick={() => choose(way)}>
            {way.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
