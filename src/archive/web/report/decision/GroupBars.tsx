import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { PlainList } from '#design/PlainList.tsx'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

/** Where less is asked, the group is not what this object is about: of a plot no energy and no rent. */
const MIN_ASKED = 3

/** Points and light of each group; what is not judged is named beneath. */
export function GroupBars({ rating }: { readonly rating: NonNullable<AnalysisJson['rating']> }) {
  const judged = rating.groups.filter(({ light }) => light !== null)
  const open = rating.groups
    .filter(({ light, asked }) => light === null && asked >= MIN_ASKED)
    .map(({ group }) => group)
  return (
    <Part id="gruppen" title="So verteilt sich die Bewertung">
      <PlainList
        sx={{
          display: 'grid',
          gap: 2, // Seven groups: two by two on a phone, else four and three.
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
        }}
      >
        {judged.map(({ group, score, light }) => (
          <li key={group}>
            <Typography variant="body2" sx={{ fontWeight: 650 }}>
              {group}
            </Typography>
            <Box
              aria-hidden
              sx={{
                height: 8,
                bgcolor: TOKENS.line,
                borderRadius: 4,
                my: 0.75,
                overflow: 'hidden',
                printColorAdjust: 'exact',
              }}
            >
              <Box sx={{ height: '100%', width: `${score ?? 0}%`, bgcolor: TOKENS.ink }} />
            </Box>
            <Typography variant="body2" component="p">
              {score} Punkte {light && <Ampel light={light} />}
            </Typography>
          </li>
        ))}
      </PlainList>
      {open.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          Ohne Farbe, weil Angaben fehlen: {open.join(', ')}. Das macht die Ampel weder besser noch schlechter.
        </Typography>
      )}
    </Part>
  )
}
