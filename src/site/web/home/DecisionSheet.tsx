import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { AmpelRow } from '#design/Ampel.tsx'
import { Definitions } from '#design/Definitions.tsx'
import { unbroken } from '#design/germanFormat.ts'
import { TAPPABLE, TOKENS } from '#design/theme.ts'
import { DEMO } from './demoReport.ts'

/** The demo report's decision page, reset as text: sharp on every screen, readable on a phone, and nothing to load. */
export function DecisionSheet() {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        sx={{
          position: 'relative',
          bgcolor: '#fff',
          border: `1px solid ${TOKENS.line}`,
          borderRadius: 0.5,
          boxShadow: '0 2px 4px rgba(31,35,40,.08), 0 18px 50px rgba(31,35,40,.14)',
          px: { xs: 2.5, sm: 4 },
          py: { xs: 2.5, sm: 3.5 },
          fontVariantNumeric: 'tabular-nums',
          '&::before': {
            content: '""',
            position: 'absolute',
            zIndex: -1,
            inset: '14px -10px -10px 14px',
            bgcolor: TOKENS.paper,
            border: `1px solid ${TOKENS.line}`,
            borderRadius: 0.5,
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            pb: 1,
            mb: 2.5,
            borderBottom: `1px solid ${TOKENS.line}`,
            fontSize: '0.8125rem',
            color: 'text.secondary',
          }}
        >
          <Box component="span" sx={{ minWidth: 0 }}>
            {unbroken(DEMO.object)}
          </Box>
          <Box component="span" sx={{ flex: 'none' }}>
            KI-Report
          </Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 1.5,
            rowGap: 0.75,
            fontSize: '1.5rem',
            lineHeight: 1.2,
          }}
        >
          <AmpelRow light={DEMO.light} />
          <Box component="span" sx={{ fontSize: '1.0625rem', color: 'text.secondary' }}>
            <b>{DEMO.score}</b> von 100 Punkten
          </Box>
        </Box>
        <Typography component="p" variant="h3" sx={{ mt: 2 }}>
          {unbroken(DEMO.verdict)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {unbroken(DEMO.reason)}
        </Typography>
        <Prices />
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mt: 1 }}>
          {unbroken(DEMO.estimate)}
        </Typography>
        <Reasons />
      </Box>
      <Box component="figcaption" sx={{ mt: 3, fontSize: '0.875rem', color: 'text.secondary' }}>
        Beispielbericht zu einem erfundenen Exposé, Auszug von Seite {DEMO.decisionPage} von {DEMO.pages}.{' '}
        <Link href="/demo/KI-Report_Demo.pdf" target="_blank" rel="noopener" sx={TAPPABLE}>
          Ganzen Bericht ansehen (PDF)
        </Link>
      </Box>
    </Box>
  )
}

function Prices() {
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 2.5, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, columnGap: 2 }}
    >
      {DEMO.prices.map(({ label, price, remark }) => (
        <Box
          key={label}
          sx={{
            borderTop: `2px solid ${TOKENS.ink}`,
            py: 0.75,
            display: { xs: 'grid', sm: 'block' },
            gridTemplateColumns: '1fr auto',
            alignItems: 'baseline',
            ...(label !== DEMO.prices[0].label && { borderTopColor: { xs: TOKENS.line, sm: TOKENS.ink } }),
          }}
        >
          <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.25, whiteSpace: 'nowrap' }}
          >
            {unbroken(price)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', color: 'text.secondary', gridColumn: '1 / -1' }}>
            {unbroken(remark)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const REASONS = [
  ['Dafür', DEMO.pro],
  ['Dagegen', DEMO.contra],
  ['Nächster Schritt', DEMO.next],
] as const

function Reasons() {
  return (
    <Definitions
      rows={REASONS}
      columns={{ xs: '1fr', sm: '8em 1fr' }}
      sx={{ mt: 2, fontSize: '0.9375rem', lineHeight: 1.45 }}
      rowSx={{ py: 1 }}
    />
  )
}
