import { PlainList } from '#design/PlainList.tsx'
import { Menu as MenuIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { openDialog } from '#shell/dialogs.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'
import { ACCOUNT, ENTRIES, REGISTER } from './entries.ts'
import { EntryButton } from './EntryButton.tsx'
import { useLogout } from './useEntries.ts'

const Drawer = lazy(async () => ({ default: (await import('./NavigationDrawer.tsx')).NavigationDrawer }))

/** From here on all entries fit into one line: 1031 px, and more with larger letters, which em counts (80em: 1280 px without). */
const WIDE = '@media (min-width: 80em)'

export function NavigationBar() {
  const [isOpen, setOpen] = useState(false)
  const hasUser = useSession(isLoggedIn)
  const logout = useLogout()
  const { pathname } = useLocation()
  return (
    <Box
      component="header"
      data-screen-only
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1100,
        bgcolor: 'background.paper',
        borderBottom: `1px solid ${TOKENS.line}`,
      }}
    >
      <Box
        component="nav"
        aria-label="Hauptnavigation"
        sx={{
          maxWidth: TOKENS.content + 48,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          height: 64,
          display: 'flex',
          alignItems: 'center',
        }}
      >
        <Brand />
        <PlainList sx={{ display: 'none', [WIDE]: { display: 'flex' }, ml: 'auto' }}>
          {ENTRIES.map(entry => (
            <li key={entry.label}>
              <EntryButton entry={entry} isCurrent={entry.to === pathname} />
            </li>
          ))}
          {hasUser ? (
            <>
              <li>
                <EntryButton entry={ACCOUNT} isCurrent={pathname === ACCOUNT.to} />
              </li>
              <li>
                <Button color="secondary" onClick={logout} sx={{ px: 1.25 }}>
                  Logout
                </Button>
              </li>
            </>
          ) : (
            <>
              <li>
                <EntryButton entry={REGISTER} isCurrent={pathname === REGISTER.to} />
              </li>
              <li>
                <Button variant="outlined" onClick={() => openDialog('login')} sx={{ ml: 1 }}>
                  Login
                </Button>
              </li>
            </>
          )}
        </PlainList>
        <IconButton
          aria-label="Menü öffnen"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          sx={{ ml: 'auto', [WIDE]: { display: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Box>
      {isOpen && (
        <Suspense>
          <Drawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}

function Brand() {
  const { name } = useConfiguration().app
  return (
    <Box
      component={Link}
      to="/"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: 700,
        fontSize: '1.25rem',
        letterSpacing: '-0.01em',
      }}
    >
      <Mark />
      {name}
    </Box>
  )
}

/** The three shapes of the Ampel in a row: the mark of the product, beside its name. */
function Mark() {
  return (
    <Box component="svg" viewBox="0 0 58 18" width={58} height={18} aria-hidden focusable="false">
      <circle cx="9" cy="9" r="8" fill="#2E7D32" />
      <polygon points="29,0.5 37.5,9 29,17.5 20.5,9" fill="#C77700" />
      <polygon points="45.3,1 52.7,1 57,5.3 57,12.7 52.7,17 45.3,17 41,12.7 41,5.3" fill="#C62828" />
    </Box>
  )
}
