import { type ComponentType, useEffect, useState } from 'react'
import { PageFrame } from '#design/PageFrame.tsx'
import { EXAMPLE_LEAD, EXAMPLE_TITLE } from './exampleLead.ts'
import { ExampleWaiting } from './ExampleWaiting.tsx'

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
    <PageFrame title={EXAMPLE_TITLE} lead={EXAMPLE_LEAD}>
      {isLost ? (
        <p role="alert">Das Beispiel konnte nicht geladen werden. Bitte laden Sie die Seite neu.</p>
      ) : (
        <ExampleWaiting />
      )}
    </PageFrame>
  )
}
