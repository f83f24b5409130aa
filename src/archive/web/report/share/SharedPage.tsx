import { longDayInGermany } from '#kernel/germanTime.ts'
import { Print as PrintIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { type CallResult, RefusedCall } from '#contract/client.ts'
import { openShare, shareRefusals } from '#contract/shares.ts'
import { unbroken } from '#design/germanFormat.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { callServer, sentenceOf } from '#shell/api.ts'
import { FreeSteps } from '../decision/FreeSteps.tsx'
import { useOfferPictureShared } from '../decision/useOfferPicture.ts'
import { FullReportView } from '../FullReportView.tsx'
import { sharedPages } from '../serverPages.ts'
import { SharedPassword } from './SharedPassword.tsx'

/** A report that somebody shares: the same views, without an account, nothing to change. */
export function SharedPage() {
  const { token = '' } = useParams()
  // Of its own: public pages have none.
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <Shared key={token} token={token} />
    </QueryClientProvider>
  )
}

function Shared({ token }: { readonly token: string }) {
  /** The password is no key of the cache: it is kept nowhere. */
  const [given, setGiven] = useState<{ readonly attempt: number; readonly password: string | null }>({
    attempt: 0,
    password: null,
  })
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['shared', given.attempt],
    queryFn: ({ signal }) => callServer(openShare, { body: { token, password: given.password }, signal }),
    // Each time it is asked for counts as opened.
    staleTime: Infinity,
    retry: false,
  })
  if (data) return <SharedReport shared={data} />
  const code = error instanceof RefusedCall ? error.code : null
  if (given.attempt > 0 || code === shareRefusals.passwordNeeded.code) {
    const isEnded = code === shareRefusals.ended.code || code === shareRefusals.unknown.code
    if (!isEnded)
      return (
        <SharedPassword
          fault={given.attempt === 0 || !error ? null : sentenceOf(error, 'Der Bericht konnte nicht geladen werden.')}
          isBusy={isFetching}
          onGiven={password => setGiven(({ attempt }) => ({ attempt: attempt + 1, password }))}
        />
      )
  }
  if (!error)
    return (
      <PageFrame title="Geteilter Bericht">
        <Skeleton variant="rounded" height={480} aria-label="Der Bericht wird geladen" />
      </PageFrame>
    )
  return (
    <PageFrame title="Geteilter Bericht" narrow>
      <EmptyState
        title={code === null ? 'Der Bericht konnte nicht geladen werden.' : sentenceOf(error, '')}
        action={
          code === null ? (
            <Button variant="contained" loading={isFetching} onClick={() => void refetch()}>
              Erneut versuchen
            </Button>
          ) : (
            <Button component={Link} to="/beispiel" variant="contained">
              Einen Beispielbericht ansehen
            </Button>
          )
        }
      />
    </PageFrame>
  )
}

const BY_SHARER = ' „Von Ihnen angegeben“ heißt darin: von der Person, die ihn teilt.'

function SharedReport({ shared }: { readonly shared: CallResult<typeof openShare> }) {
  const { pass, withExpose, expiresAt } = shared
  const hasGiven = shared.analysis.given.length > 0
  const source = useMemo(() => sharedPages(pass, withExpose), [pass, withExpose])
  const picture = useOfferPictureShared(shared.hasPicture ? pass : null)
  return (
    <FullReportView
      report={shared}
      source={source}
      picture={picture}
      todo={<FreeSteps report={shared} />}
      lead={unbroken(
        `Mit Ihnen geteilt, zum Lesen bis ${longDayInGermany(new Date(expiresAt))}.${hasGiven ? BY_SHARER : ''}`,
      )}
      exports={
        <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button component={Link} to="/" variant="outlined" color="secondary">
            Eigenes Exposé prüfen
          </Button>
          <Button variant="outlined" color="secondary" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Drucken
          </Button>
        </Box>
      }
    />
  )
}
