import Box from '@mui/material/Box'
import { type ComponentType, useEffect, useState } from 'react'
import { PageFrame } from '#design/PageFrame.tsx'
import { TOKENS } from '#design/theme.ts'
import { EXAMPLE_LEAD } from './exampleLead.ts'

/** A report to try without an account. The report's own code comes after the page stands, or a visitor would wait for it first. */
export function ExamplePage() {
  const [Report, setReport] = useState<ComponentType | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    import('./Example.tsx').then(
      ({ Example }) => setReport(() => Example),
      () => setLost(true),
    )
  }, [])
  if (Report) return <Report />
  return (
    <PageFrame title="Beispielbericht" lead={EXAMPLE_LEAD}>
      {isLost ? (
        <p role="alert">Das Beispiel konnte nicht geladen werden. Bitte laden Sie die Seite neu.</p>
      ) : (
        <Box
          role="status"
          aria-label="Das Beispiel wird geladen"
          // The footer must not be seen before the report pushes it away.
          sx={{ height: 'max(480px, 100vh)', bgcolor: TOKENS.paper, borderRadius: 1 }}
        />
      )}
    </PageFrame>
  )
}
