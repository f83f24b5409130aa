import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'

const LIMITS = [
  [
    'Kein Gutachten',
    'Niemand hat das Objekt besichtigt. Die Schätzung ist eine Modellrechnung, kein Verkehrswertgutachten (§ 194 BauGB).',
  ],
  ['Keine Beratung', 'Der Bericht ersetzt keinen Anwalt, keine Steuerberatung und kein Gespräch mit der Bank.'],
  [
    'Nichts über das Papier hinaus',
    'Er weiß, was im Exposé und in den genannten Tabellen steht. Grundbuch und Verträge liegen ihm nicht vor.',
  ],
  ['Nicht fehlerfrei', 'Programme verlesen sich. Darum steht die Fundstelle dabei: Prüfen Sie, was für Sie zählt.'],
] as const

/** What the product cannot do, said before anybody pays. */
export function Limits() {
  return (
    <PlainList sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 5, rowGap: 2 }}>
      {LIMITS.map(([title, text]) => (
        <Box component="li" key={title} sx={{ borderTop: `1px solid ${TOKENS.line}`, pt: 1.5 }}>
          <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '56ch' }}>{text}</Typography>
        </Box>
      ))}
    </PlainList>
  )
}
