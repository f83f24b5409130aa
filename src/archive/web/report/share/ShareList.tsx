import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { PlainList } from '#design/PlainList.tsx'
import { dayInGermany } from '#kernel/germanTime.ts'
import type { Share } from '#contract/shares.ts'
import { sentenceOf } from '#shell/api.ts'

type Shown = z.output<typeof Share>

/** The links that were made, how often they were opened, and the way to end them. */
export function ShareList({
  shares,
  error,
  busyId,
  onRevoke,
}: {
  /** undefined: not known yet. */
  readonly shares: readonly Shown[] | undefined
  readonly error: Error | null
  /** That is being revoked; null: none. */
  readonly busyId: string | null
  readonly onRevoke: (id: string) => void
}) {
  return (
    <Box component="section" aria-labelledby="links" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h3" id="links" sx={{ mb: 1 }}>
        Ihre Links
      </Typography>
      {error !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {sentenceOf(error, 'Die Links konnten nicht geladen werden.')}
        </Alert>
      )}
      {shares === undefined && error === null && <Skeleton height={32} aria-label="Ihre Links werden geladen" />}
      {shares?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Noch keine. Bisher sehen nur Sie diesen Bericht.</Typography>
      )}
      <PlainList>
        {shares?.map(share => (
          <Box
            component="li"
            key={share.id}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1.25, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{stateOf(share)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detailsOf(share)}
              </Typography>
            </Box>
            {share.isOpen && (
              <Button
                color="secondary"
                variant="outlined"
                loading={busyId === share.id}
                onClick={() => onRevoke(share.id)}
                aria-label={`Link vom ${dayInGermany(new Date(share.createdAt))} zurückziehen`}
              >
                Zurückziehen
              </Button>
            )}
          </Box>
        ))}
      </PlainList>
    </Box>
  )
}

function stateOf({ isOpen, revokedAt, expiresAt }: Shown): string {
  if (isOpen) return `Gültig bis ${dayInGermany(new Date(expiresAt))}`
  return revokedAt === null
    ? `Abgelaufen am ${dayInGermany(new Date(expiresAt))}`
    : `Zurückgezogen am ${dayInGermany(new Date(revokedAt))}`
}

function detailsOf({ createdAt, views, hasPassword, withExpose }: Shown): string {
  return [
    `vom ${dayInGermany(new Date(createdAt))}`,
    views === 1 ? 'einmal geöffnet' : `${views === 0 ? 'noch nicht' : `${views}-mal`} geöffnet`,
    hasPassword ? 'mit Passwort' : 'ohne Passwort',
    withExpose ? 'mit Exposé' : 'ohne Exposé',
  ].join(' · ')
}
