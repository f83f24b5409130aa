import Box from '@mui/material/Box'
import { HIDDEN_SCORE, scoreText } from './entryRules.ts'
import { Hint } from './Hint.tsx'

export function ScoreText({ score }: { readonly score: number | null }) {
  if (score === HIDDEN_SCORE) {
    return (
      <Hint text="Vollzugriff nach Bezahlung">
        <Box component="span" sx={{ fontWeight: 600 }}>
          {scoreText(score)}
        </Box>
      </Hint>
    )
  }
  return (
    <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {scoreText(score)}
    </Box>
  )
}
