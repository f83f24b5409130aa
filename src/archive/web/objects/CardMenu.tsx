import { MoreHoriz } from '#design/icons.tsx'
import { openedPaper } from '#design/openedPaper.ts'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'

/** What one does rarely with an offer. */
export function CardMenu({
  name,
  onRename,
  onRemove,
}: {
  readonly name: string
  readonly onRename: () => void
  readonly onRemove: () => void
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const title = `Mehr zu ${name}`
  const follow = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <IconButton
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ml: 'auto' }}
      >
        <MoreHoriz />
      </IconButton>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: openedPaper(title) }}
      >
        <MenuItem onClick={follow(onRename)}>Umbenennen</MenuItem>
        <MenuItem onClick={follow(onRemove)}>Entfernen</MenuItem>
      </Menu>
    </>
  )
}
