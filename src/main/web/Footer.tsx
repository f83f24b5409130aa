import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { lazy, Suspense } from 'react'
import { AppLink } from '#design/AppLink.tsx'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { openDialog } from '#shell/dialogs.ts'
import { hasRole, useSession } from '#shell/session.ts'

const Versions = lazy(async () => ({ default: (await import('./Versions.tsx')).Versions }))

const LINKS = [
  ['Start', '/'],
  ['Wie genau wir sind', '/qualitaet'],
  ['AGB', '/agb'],
  ['Datenschutzerklärung', '/datenschutz'],
  ['Impressum', '/impressum'],
  ['Widerrufsbelehrung', '/widerrufsbelehrung'],
  // Must be reachable from every page: § 356a BGB, § 312k BGB.
  ['Vertrag widerrufen', '/widerruf'],
  ['Verträge hier kündigen', '/kuendigung'],
] as const

export function Footer() {
  const isAdmin = useSession(session => hasRole(session, 'ROLE_ADMIN'))
  const { name } = useConfiguration().app
  return (
    <Box
      component="footer"
      data-screen-only
      sx={{ bgcolor: TOKENS.paper, borderTop: `1px solid ${TOKENS.line}`, px: { xs: 2, sm: 3 }, py: 4 }}
    >
      <Box sx={{ maxWidth: TOKENS.content, mx: 'auto', color: 'text.secondary' }}>
        <Box
          component="nav"
          aria-label="Rechtliches"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2.5,
            '& > a, & > button': { py: 1.25, fontSize: '0.9375rem', lineHeight: 1.5 },
          }}
        >
          {LINKS.map(([label, to]) => (
            <AppLink key={to} to={to} color="inherit" underline="hover">
              {label}
            </AppLink>
          ))}
          <Link
            component="button"
            type="button"
            color="inherit"
            underline="hover"
            onClick={() => openDialog('cookies')}
          >
            Cookie-Einstellungen
          </Link>
        </Box>
        <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
          {name} prüft Angaben aus Exposés. Das ersetzt keine Besichtigung, keine Rechts- oder Steuerberatung und kein
          Gutachten.
        </Box>
        {isAdmin && (
          <Suspense>
            <Versions />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}
