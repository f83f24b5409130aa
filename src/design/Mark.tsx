import Box from '@mui/material/Box'

/** The three shapes of the Ampel in a row: the mark of the product, beside its name. */
export function Mark() {
  return (
    <Box component="svg" viewBox="0 0 58 18" width={58} height={18} aria-hidden focusable="false">
      <circle cx="9" cy="9" r="8" fill="#2E7D32" />
      <polygon points="29,0.5 37.5,9 29,17.5 20.5,9" fill="#C77700" />
      <polygon points="45.3,1 52.7,1 57,5.3 57,12.7 52.7,17 45.3,17 41,12.7 41,5.3" fill="#C62828" />
    </Box>
  )
}
