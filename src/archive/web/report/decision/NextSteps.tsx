import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { PlainList } from '#design/PlainList.tsx'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import { unbroken } from '#design/germanFormat.ts'
import { MAIL_ID } from '../mailPlace.ts'
import type { ShownReport } from '../reportData.ts'

/** What to do now, in order, to tick off. */
export function NextSteps({
  report: { analysis, screen },
  ticked,
  onTicked,
  isReady,
}: {
  readonly report: ShownReport
  readonly ticked: readonly string[]
  readonly onTicked: (ticked: string[]) => void
  readonly isReady: boolean
}) {
  const { steps = [], reason } = screen.decision ?? {}
  if (steps.length === 0) return null
  const tick = (text: string, isTicked: boolean) =>
    onTicked([...ticked.filter(one => one !== text), ...(isTicked ? [text] : [])])
  return (
    <Part
      id="schritte"
      title="Nächste Schritte"
      gap={1}
      sx={{ p: 2.5, border: `1px solid ${TOKENS.line}`, borderRadius: 1 }}
    >
      <PlainList ordered>
        {steps.map(({ text, detail }) => {
          const isTicked = ticked.includes(text)
          return (
            <Box component="li" key={text} sx={{ py: 0.5 }}>
              <FormControlLabel
                disabled={!isReady}
                control={<Checkbox checked={isTicked} onChange={(_, checked) => tick(text, checked)} sx={{ mt: -1 }} />}
                label={unbroken(text)}
                slotProps={{
                  typography: { sx: { fontWeight: 650, textDecoration: isTicked ? 'line-through' : 'none' } },
                }}
                sx={{ alignItems: 'flex-start', m: 0, ml: -1.25, pt: 1 }}
              />
              {/* What the head says already is not said twice. */}
              {detail && detail !== reason && !isTicked && (
                <Typography variant="body2" sx={{ color: 'text.secondary', pl: 4.25 }}>
                  {detail}
                </Typography>
              )}
            </Box>
          )
        })}
      </PlainList>
      {analysis.sellerMail && (
        <Link
          data-screen-only
          component={RouterLink}
          to={{ search: 'ansicht=pruefen', hash: MAIL_ID }}
          preventScrollReset
          sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
        >
          Die fertige E-Mail ansehen
        </Link>
      )}
    </Part>
  )
}
