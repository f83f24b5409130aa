import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import type { FullReport } from '../reportData.ts'

type Steps = NonNullable<FullReport['screen']['decision']>['steps']

/** What to do now, in order. */
export function NextSteps({ steps }: { readonly steps: Steps }) {
  return (
    <Box
      component="section"
      aria-labelledby="schritte"
      sx={{ p: 2.5, border: `1px solid ${TOKENS.line}`, borderRadius: 1 }}
    >
      <Typography variant="h3" component="h2" id="schritte" sx={{ mb: 1 }}>
        Nächste Schritte
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {steps.map(({ text, detail }) => (
          <Box component="li" key={text} sx={{ py: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{text}</Typography>
            {detail && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
