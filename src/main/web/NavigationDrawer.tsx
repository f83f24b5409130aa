import { Close as CloseIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useLocation } from 'react-router'
import { openDialog } from '#shell/dialogs.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'
import { ACCOUNT, ENTRIES, REGISTER, START } from './entries.ts'
import { useFollow, useLogout } from './useEntries.ts'

/** On phones: all entries, and Start (2.2.2). */
export function NavigationDrawer({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation()
  const follow = useFollow()
  const logout = useLogout()
  const hasUser = useSession(isLoggedIn)
  const entries = [START, ...ENTRIES, hasUser ? ACCOUNT : REGISTER]
  const after = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': 'Menü', role: 'dialog', 'aria-modal': true, sx: { width: 'min(320px, 88vw)' } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label="Menü schließen" onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <List component="nav" aria-label="Menü" sx={{ pt: 0 }}>
        {entries.map(entry => (
          <ListItem key={entry.label} disablePadding component="div">
            <ListItemButton selected={entry.to === pathname} onClick={after(() => follow(entry))}>
              <ListItemText primary={entry.label} />
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding component="div">
          <ListItemButton onClick={after(hasUser ? logout : () => openDialog('login'))}>
            <ListItemText primary={hasUser ? 'Logout' : 'Login'} />
          </ListItemButton>
        </ListItem>
      </List>
    </Drawer>
  )
}
