import { Check as CheckIcon, Remove as RemoveIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import { TOKENS } from '#design/theme.ts'

/** What is in the preview and in the full report. `false`: not even in the file. */
const ROWS: readonly (readonly [string, boolean])[] = [
  ['Farbe der Ampel', true],
  ['Inhaltsverzeichnis', true],
  ['Eckdaten mit Seite und Wortlaut', true],
  ['Punktzahl und Gründe der Ampel', false],
  ['Preisspanne mit Rechenweg', false],
  ['Erstgebot, Ziel, Schmerzgrenze', false],
  ['Nebenkosten und Finanzierung', false],
  ['Miete, Rendite und Steuer', false],
  ['Energie, Sanierung, Pflichten', false],
  ['Warnzeichen mit Zitat', false],
  ['Recht und Eigentum', false],
  ['Aufgaben und Besichtigungsliste', false],
  ['E-Mail an den Anbieter', false],
  ['Über 100 Antworten mit Beleg', false],
  ['Quellen, Stand und Methode', false],
]

/** A table that keeps its three columns on the narrowest phone. @param days how long each is kept */
export function Comparison({ previewDays, reportDays }: { readonly previewDays: number; readonly reportDays: number }) {
  return (
    <Box component="table" sx={STYLE}>
      <thead>
        <tr>
          <th scope="col">Inhalt</th>
          <th scope="col">Vorschau</th>
          <th scope="col">Bericht</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, isInPreview]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Mark isThere={isInPreview} />
            </td>
            <td>
              <Mark isThere />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Im Archiv</th>
          <td>{previewDays} Tage</td>
          <td>{reportDays} Tage</td>
        </tr>
      </tbody>
    </Box>
  )
}

function Mark({ isThere }: { readonly isThere: boolean }) {
  const Icon = isThere ? CheckIcon : RemoveIcon
  return (
    <Icon
      role="img"
      aria-hidden={false}
      aria-label={isThere ? 'enthalten' : 'nicht enthalten'}
      sx={{ color: isThere ? 'success.main' : TOKENS.quiet, verticalAlign: 'middle' }}
    />
  )
}

const STYLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    borderBottom: `1px solid ${TOKENS.line}`,
    py: 1.25,
    px: { xs: 0.5, sm: 1 },
    textAlign: 'center',
    fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
  },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& tbody th': { fontWeight: 400 },
  '& thead th': { fontWeight: 650, borderBottom: `2px solid ${TOKENS.ink}` },
  '& td, & thead th:not(:first-of-type)': { width: { xs: 84, sm: 140 } },
} as const
