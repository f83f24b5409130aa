import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { AmpelRow } from '#design/Ampel.tsx'
import { euro } from '#design/germanFormat.ts'
import { PageFrame } from '#design/PageFrame.tsx'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { PreviewBlocks } from './PreviewBlocks.tsx'
import { InsideCounts, SampleAnswer } from './PreviewInside.tsx'
import type { LockedReport } from './reportData.ts'
import { smallestPackage } from './smallestPackage.ts'

/** A report that is not paid for: its Ampel, how much is inside, one answer as a sample, and the chapter that is open. */
export function PreviewView({ report }: { readonly report: LockedReport }) {
  const { object, light, verdict, notes, chapters, inside } = report.preview
  const locked = chapters.filter(chapter => chapter.locked)
  // The list of what is hidden is drawn from the chapters themselves.
  const open = chapters.filter(chapter => !chapter.locked && chapter.id !== 'vorschau')
  return (
    <PageFrame title={object} narrow>
      <Alert severity="info" sx={{ mb: 3 }}>
        Das ist die Vorschau. Punktzahl, Antworten und Fundstellen sehen Sie nach dem Freischalten.
      </Alert>
      <Box
        component="section"
        aria-label="Ergebnis"
        sx={{ bgcolor: TOKENS.paper, borderRadius: 1, p: { xs: 2, sm: 3 }, mb: 4 }}
      >
        <Typography component="p" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
          <AmpelRow light={light} />
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', mb: 2.5 }}>{verdict}</Typography>
        {inside && <InsideCounts inside={inside} />}
        <BuyButton />
        <Box sx={{ mt: 2 }}>
          {notes.map(note => (
            <Typography key={note} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          ))}
        </Box>
      </Box>
      {inside?.sample && <SampleAnswer sample={inside.sample} />}
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
      <Box
        component="ul"
        aria-labelledby="verborgen"
        sx={{ m: 0, pl: 2.5, columnCount: { xs: 1, sm: 2 }, columnGap: 4, '& li': { py: 0.25, breakInside: 'avoid' } }}
      >
        {locked.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </Box>
    </PageFrame>
  )
}

/** To the purchase with the smallest package chosen; without one on sale, to whatever is. */
function BuyButton() {
  const smallest = smallestPackage(useConfiguration())
  return (
    <Button
      component={Link}
      to={smallest ? `/buy?package=${smallest.alias}` : '/buy'}
      variant="contained"
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {smallest ? `Vollständig ab ${euro(smallest.cents)}` : 'Bericht freischalten'}
    </Button>
  )
}
