import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { MouseEvent } from 'react'
import { PlainList } from '#design/PlainList.tsx'

const SECTIONS: readonly (readonly [id: string, title: string])[] = [
  ['guthaben', 'Guthaben'],
  ['person', 'Name und E-Mail-Adresse'],
  ['passwort', 'Passwort'],
  ['mails', 'Benachrichtigungen'],
  ['adressen', 'Rechnungsadressen'],
  ['zahlungen', 'Zahlungen und Rechnungen'],
  ['sitzungen', 'Angemeldete Geräte'],
  ['daten', 'Ihre Daten'],
  ['loeschen', 'Konto löschen'],
]

/** In the margin, where there is one: the way to each section. */
export function AccountNavigation() {
  const go = (event: MouseEvent, id: string) => {
    // The router would take the hash for a new page.
    event.preventDefault()
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <Box component="nav" aria-label="Bereiche des Kontos" sx={{ display: { xs: 'none', md: 'block' } }}>
      <PlainList sx={{ position: 'sticky', top: 88 }}>
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              onClick={event => go(event, id)}
              underline="hover"
              sx={{ display: 'block', py: 1.25, color: 'text.primary' }}
            >
              {title}
            </Link>
          </li>
        ))}
      </PlainList>
    </Box>
  )
}
