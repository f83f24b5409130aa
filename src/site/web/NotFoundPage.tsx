import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { PlainList } from '#design/PlainList.tsx'

const PLACES = [
  ['/prices', 'Leistungen & Preise'],
  ['/faq', 'Häufige Fragen'],
  ['/archiv', 'Ihr Archiv'],
] as const

/** For every path that is not ours (2.1.4). */
export function NotFoundPage() {
  return (
    <PageFrame
      title="Diese Seite gibt es nicht"
      lead="Vielleicht ist die Adresse verschrieben, oder die Seite ist umgezogen. Ihre Berichte sind davon nicht betroffen."
      narrow
    >
      <Button component={Link} to="/" variant="contained">
        Zur Startseite
      </Button>
      <PlainList sx={{ mt: 4 }}>
        {PLACES.map(([to, label]) => (
          <li key={to}>
            <AppLink to={to} sx={{ display: 'inline-block', py: 1.25 }}>
              {label}
            </AppLink>
          </li>
        ))}
      </PlainList>
    </PageFrame>
  )
}
