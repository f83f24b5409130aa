import LockIcon from '@mui/icons-material/Lock'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { AmpelRow } from '#design/Ampel.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { TOKENS } from '#design/theme.ts'
import { PreviewBlocks } from './PreviewBlocks.tsx'
import type { LockedReport } from './reportData.ts'

/** A report that is not paid for: its Ampel, the chapter that is open, and what the others are called. */
export function PreviewView({ report }: { readonly report: LockedReport }) {
  const { object, light, verdict, notes, chapters } = report.preview
  const locked = chapters.filter(chapter => chapter.locked)
  // The list of what is hidden is drawn from the chapters themselves.
  const open = chapters.filter(chapter => !chapter.locked && chapter.id !== 'vorschau')
  return (
    <PageFrame title={object} narrow>
      <Alert severity="info" sx={{ mb: 3 }}>
        Das ist die Vorschau. Punktzahl, Antworten und Fundstellen sehen Sie nach dem Freischalten.
      </Alert>
      <Box component="section" aria-label="Ergebnis" sx={{ bgcolor: TOKENS.paper, borderRadius: 1, p: 3, mb: 4 }}>
        <Typography component="p" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
          <AmpelRow light={light} />
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', mb: 2 }}>{verdict}</Typography>
        <Button component={Link} to="/buy" variant="contained">
          Bericht freischalten
        </Button>
        <Box sx={{ mt: 2 }}>
          {notes.map(note => (
            <Typography key={note} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          ))}
        </Box>
      </Box>
      {open.map(({ id, title, blocks }) => (
        <Box component="section" key={id} aria-label={title} sx={{ mb: 4 }}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          <PreviewBlocks blocks={blocks} />
        </Box>
      ))}
      <Typography variant="h2" id="verborgen" sx={{ mb: 1.5 }}>
        Nur im vollständigen Bericht
      </Typography>
      <Box component="ul" aria-labelledby="verborgen" sx={{ listStyle: 'none', m: 0, p: 0, mb: 3 }}>
        {locked.map(({ id, title }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <LockIcon fontSize="small" sx={{ color: 'text.secondary' }} />
            {title}
          </Box>
        ))}
      </Box>
      <Button component={Link} to="/buy" variant="contained">
        Bericht freischalten
      </Button>
    </PageFrame>
  )
}
