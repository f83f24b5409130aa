import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { PageFrame } from '#design/PageFrame.tsx'
import { EXAMPLE_LEAD, EXAMPLE_TITLE } from './exampleLead.ts'
import { ExampleWaiting } from './ExampleWaiting.tsx'
import { FullReportView } from './FullReportView.tsx'
import type { FullReport } from './reportData.ts'

/** Made with the demo report (samples/demo/make.ts). */
const EXAMPLE = '/demo/beispiel.json'
const EXAMPLE_SOURCE = { kind: 'example' } as const
/** The same views as of one's own report. */
export function Example() {
  // Of its own: public pages have none, so that the others need not load it.
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <Loaded />
    </QueryClientProvider>
  )
}

function Loaded() {
  const { data, isError, refetch } = useQuery({ queryKey: ['example'], queryFn: load, staleTime: Infinity })
  if (data) return <FullReportView report={data} source={EXAMPLE_SOURCE} lead={EXAMPLE_LEAD} exports={<Invitation />} />
  return (
    <PageFrame title={EXAMPLE_TITLE} lead={EXAMPLE_LEAD}>
      {isError ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Noch einmal</Button>}>
          Das Beispiel konnte nicht geladen werden.
        </Alert>
      ) : (
        <ExampleWaiting />
      )}
    </PageFrame>
  )
}

async function load({ signal }: { readonly signal: AbortSignal }): Promise<FullReport> {
  const answer = await fetch(EXAMPLE, { signal })
  if (!answer.ok) throw new Error(`the example answered ${answer.status}`)
  return (await answer.json()) as FullReport
}

function Invitation() {
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <Button component={Link} to="/register" variant="contained">
        Eigenes Exposé prüfen
      </Button>
      <Button href="/demo/KI-Report_Demo.pdf" target="_blank" rel="noopener" variant="outlined">
        Dieser Bericht als PDF
      </Button>
    </Box>
  )
}
