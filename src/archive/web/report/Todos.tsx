import { ExpandMore as ExpandMoreIcon } from '#design/icons.tsx'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { unbroken } from '#design/germanFormat.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { Fold } from '#design/Fold.tsx'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

const URGENCY = [
  { priority: 1, title: 'Zuerst: vor Ihrem Angebot' },
  { priority: 2, title: 'Danach: vor dem Termin' },
  { priority: 3, title: 'Wenn Zeit ist' },
] as const

/** What is still to be asked, by document or office, the most urgent first. */
export function Todos({ todos }: { readonly todos: AnalysisJson['todos'] }) {
  if (todos.length === 0) {
    return <EmptyState title="Nichts ist offen.">Alle Fragen des Katalogs sind beantwortet.</EmptyState>
  }
  const groups = URGENCY.map(one => ({ ...one, due: todos.filter(({ priority }) => priority === one.priority) }))
  const first = groups.find(({ due }) => due.length > 0)
  return groups.map(({ priority, title, due }) =>
    due.length === 0 ? null : (
      <Fold key={priority} heading="h3" title={title} count={due.length} isOpen={priority === first?.priority}>
        {due.map(({ document, asks, why }) => (
          <Accordion key={document} disableGutters variant="outlined" slotProps={{ heading: { component: 'h4' } }}>
            <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ font: 'inherit', overflowWrap: 'anywhere' }}>
              {/* A bare name of a paper says nothing to who never bought a home. */}
              <span>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {unbroken(document)}
                </Typography>
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {why}
                </Typography>
              </span>
            </AccordionSummary>
            <AccordionDetails>
              <Box component="ul" sx={{ pl: 2.5, mt: 0, mb: 1 }}>
                {asks.map(ask => (
                  <li key={ask}>{ask}</li>
                ))}
              </Box>
            </AccordionDetails>
          </Accordion>
        ))}
      </Fold>
    ),
  )
}
