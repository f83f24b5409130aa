import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { TOKENS } from '#design/theme.ts'
import { freeQuotaPercent, uploadsPercent, useSession } from '#shell/session.ts'
import { AccountSection } from './AccountSection.tsx'

/** What is left to analyse (3.1). The figures come with the login and are refreshed by the shell. */
export function LimitsSection() {
  const session = useSession()
  const { freeAnalysesUsed, freeAnalysesTotal, firstUploads, unlockedUploads, lockedReports } = session
  return (
    <AccountSection id="guthaben" title="Guthaben">
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 3 }}>
        <Bar
          label="Gratis-Analysen verbraucht"
          figure={`${freeAnalysesUsed} von ${freeAnalysesTotal}`}
          percent={freeQuotaPercent(session)}
        />
        <Bar label="Analysen übrig" figure={String(firstUploads + unlockedUploads)} percent={uploadsPercent(session)} />
        <Figure label="Davon bezahlt" figure={String(unlockedUploads)} note={subscriptionNote(session.monthlyLimit)} />
        <Figure label="Gesperrte Berichte" figure={String(lockedReports)} note={lockedNote(lockedReports)} />
      </Box>
      <Button component={Link} to="/buy" variant="contained">
        Analysen kaufen
      </Button>
    </AccountSection>
  )
}

function Bar({
  label,
  figure,
  percent,
}: {
  readonly label: string
  readonly figure: string
  readonly percent: number
}) {
  const value = Math.min(100, Math.round(percent))
  return (
    <div>
      <Figure label={label} figure={figure} />
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={value}
        aria-label={label}
        aria-valuetext={figure}
        sx={{ height: 8, borderRadius: 4, mt: 1, bgcolor: TOKENS.line }}
      />
    </div>
  )
}

function Figure({ label, figure, note }: { readonly label: string; readonly figure: string; readonly note?: string }) {
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.3 }}>
        {figure}
      </Typography>
      {note && <Typography variant="caption">{note}</Typography>}
    </div>
  )
}

function subscriptionNote(monthlyLimit: number | null): string {
  return monthlyLimit === null
    ? 'Bezahlte Analysen sind sofort vollständig.'
    : `Ihr Abo bringt ${monthlyLimit} im Monat.`
}

function lockedNote(lockedReports: number): string {
  return lockedReports === 0 ? 'Alle Ihre Berichte sind vollständig.' : 'Jeder Kauf schaltet alle vollständig frei.'
}
