import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'
import { type ResultRow, resultRows } from './resultRows.ts'

const CELL = {
  py: 0.75,
  pl: 1.5,
  textAlign: 'right',
  borderBottom: `1px solid ${TOKENS.line}`,
  whiteSpace: 'nowrap',
} as const
const LABEL = { ...CELL, pl: 0, textAlign: 'left', fontWeight: 400, whiteSpace: 'normal' } as const

const SUBJECT = {
  pt: 2,
  pb: 0.75,
  textAlign: 'left',
  fontWeight: 650,
  borderBottom: `2px solid ${TOKENS.ink}`,
} as const

interface Both {
  readonly before: MoneyJson
  readonly after: MoneyJson
  /** Nothing is set: one column says all. */
  readonly isUntouched: boolean
}

/** The report's figures beside those of the buyer's own assumptions. */
export function ResultTable({ before, after, isUntouched }: Both) {
  const rows = resultRows(before, after)
  return (
    <Part id="ergebnis" title={isUntouched ? 'Wie im Bericht gerechnet' : 'Mit Ihren Annahmen'} gap={1} sx={{ mb: 4 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5, minHeight: '1.5em' }}>
        {summaryOf(rows)}
      </Typography>
      <Box
        component="table"
        aria-labelledby="ergebnis"
        sx={{ borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums', fontSize: '0.9375rem' }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={LABEL}>
              Angabe
            </Box>
            {['Bericht', 'Sie', 'Unterschied'].slice(0, isUntouched ? 1 : 3).map(title => (
              <Box
                component="th"
                scope="col"
                key={title}
                sx={{ ...CELL, ...(title === 'Unterschied' && ONLY_WIDE), color: 'text.secondary' }}
              >
                {title}
              </Box>
            ))}
          </tr>
        </thead>
        {subjectsOf(rows).map(({ subject, ofSubject }) => (
          <tbody key={subject}>
            <tr>
              <Box component="th" scope="rowgroup" colSpan={isUntouched ? 2 : 4} sx={SUBJECT}>
                {subject}
              </Box>
            </tr>
            {ofSubject.map(row => (
              <Row key={row.label} row={row} isUntouched={isUntouched} />
            ))}
          </tbody>
        ))}
      </Box>
    </Part>
  )
}

function Row({ row, isUntouched }: { readonly row: ResultRow; readonly isUntouched: boolean }) {
  return (
    <tr>
      <Box component="th" scope="row" sx={LABEL}>
        {row.label}
      </Box>
      <Box component="td" sx={CELL}>
        {row.before}
      </Box>
      {!isUntouched && (
        <>
          <Box component="td" sx={{ ...CELL, fontWeight: row.change ? 700 : 400 }}>
            {row.after}
          </Box>
          <Box component="td" sx={{ ...CELL, ...ONLY_WIDE, color: 'text.secondary' }}>
            {row.change || 'gleich'}
          </Box>
        </>
      )}
    </tr>
  )
}

/** On a phone both values fit, the difference does not. */
const ONLY_WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const

function subjectsOf(rows: readonly ResultRow[]) {
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  return subjects.map(subject => ({ subject, ofSubject: rows.filter(row => row.subject === subject) }))
}

function summaryOf(rows: readonly ResultRow[]): string {
  const rate = rows.find(({ label }) => label === 'Rate im Monat')
  if (!rate) return ''
  const compared = rate.change ? `${rate.change} gegenüber dem Bericht` : 'wie im Bericht'
  return `Rate ${rate.after} im Monat, ${compared}.`
}
