import { lazy, Suspense } from 'react'
import { PageFrame } from '#design/PageFrame.tsx'
import { EXAMPLE_LEAD, EXAMPLE_PICTURE, EXAMPLE_TITLE } from './exampleLead.ts'
import { readExample } from './exampleReport.ts'
import Box from '@mui/material/Box'
import { TOKENS } from '#design/theme.ts'
import { untilUsed } from '#shell/awake.ts'
import { OfferPicture } from './decision/OfferPicture.tsx'

const Example = lazy(async () => {
  await untilUsed()
  // On the way together with the code. Whoever waits for it is told if it fails.
  readExample().catch(() => undefined)
  return { default: (await import('./Example.tsx')).Example }
})

/**
 * A report to try without an account. It is whole in the page's HTML; its own code comes when somebody begins to use it. Who comes
 * from another page waits for it.
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

/** In place of the example, with its picture where it will stay: what is largest on the screen is there from the beginning. */
function ExampleWaiting() {
  return (
    <Box
      role="status"
      aria-label="Das Beispiel wird geladen"
      sx={{
        // The footer must not be seen before the report pushes it away.
        height: 'max(480px, 100vh)',
        bgcolor: TOKENS.paper,
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ width: { md: 380 } }}>
        <OfferPicture picture={{ address: EXAMPLE_PICTURE }} />
      </Box>
    </Box>
  )
}
