import Box from '@mui/material/Box'
import { TOKENS } from '#design/theme.ts'
import { OfferPicture } from './decision/OfferPicture.tsx'
import { EXAMPLE_PICTURE } from './exampleLead.ts'

/** In place of the example, with its picture where it will stay: what is largest on the screen is there from the beginning. */
export function ExampleWaiting() {
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
