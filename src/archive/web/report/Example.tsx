import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { use, useState } from 'react'
import { Link } from 'react-router'
import { useWakingPart } from '#shell/useWakingPart.ts'
import { FreeSteps } from './decision/FreeSteps.tsx'
import { EXAMPLE_LEAD, EXAMPLE_PICTURE } from './exampleLead.ts'
import { readExample } from './exampleReport.ts'
import { FullReportView } from './FullReportView.tsx'
import type { PageSource } from './pageSource.ts'

const SOURCE: PageSource = { kind: 'example', id: 'example', pages: '/demo/expose' }
const PICTURE = { address: EXAMPLE_PICTURE }

/** The same views as of one's own report. */
export function Example() {
  const report = use(readExample())
  const part = useWakingPart()
  // Of its own: public pages have none, so that the others need not load it.
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <div {...part}>
        <FullReportView
          report={report}
          source={SOURCE}
          picture={PICTURE}
          lead={EXAMPLE_LEAD}
          todo={<FreeSteps report={report} />}
          exports={<Invitation />}
        />
      </div>
    </QueryClientProvider>
  )
}

function Invitation() {
  return (
    // On a phone one below the other, as wide as each other.
    <Box
      data-screen-only
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '& > *': { flex: { xs: '1 1 200px', sm: 'none' } } }}
    >
      <Button component={Link} to="/register" variant="contained">
        Eigenes Exposé prüfen
      </Button>
      <Button href="/demo/KI-Report_Demo.pdf" target="_blank" rel="noopener" variant="outlined">
        Dieser Bericht als PDF
      </Button>
    </Box>
  )
}
