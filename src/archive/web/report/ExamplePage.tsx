import { lazy, Suspense } from 'react'
import { PageFrame } from '#design/PageFrame.tsx'
import { EXAMPLE_LEAD, EXAMPLE_TITLE } from './exampleLead.ts'
import { readExample } from './exampleReport.ts'
import { ExampleWaiting } from './ExampleWaiting.tsx'

const Example = lazy(async () => {
  // On the way together with the code. Whoever waits for it is told if it fails.
  readExample().catch(() => undefined)
  return { default: (await import('./Example.tsx')).Example }
})

/**
 * A report to try without an account. It is whole in the page's HTML; its own code comes after the frame's and wakes it up
 * piece by piece. Who comes from another page waits for both.
 */
export function ExamplePage() {
  return (
    <Suspense
      fallback={
        <PageFrame title={EXAMPLE_TITLE} lead={EXAMPLE_LEAD}>
          <ExampleWaiting />
        </PageFrame>
      }
    >
      <Example />
    </Suspense>
  )
}
