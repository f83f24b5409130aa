import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { PlainList } from '#design/PlainList.tsx'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

/** Points and light of each group; one of which nothing could be judged stays empty. */
export function GroupBars({ rating }: { readonly rating: NonNullable<AnalysisJson['rating']> }) {
  return (
    <Part id="gruppen" title="So verteilt sich die Bewertung" gap={0.5}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Eine Gruppe ohne genug Angaben bleibt leer; das macht die Ampel weder besser noch schlechter.
      </Typography>
      <PlainList
        sx={{
          display: 'grid',
          gap: 2, // Seven groups: two by two on a phone, else four and three.
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
        }}
      >
        {rating.groups.map(({ group, score, light }) => (
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
              {score === null ? 'offen' : `${score} Punkte`} {light && <Ampel light={light} />}
            </Typography>
          </li>
        ))}
      </PlainList>
    </Part>
  )
}
