import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** As high as a filter and some rows, so that nothing jumps when they come. */
export function ArchiveSkeleton() {
  return (
    <Box role="status" aria-label="Ihr Archiv wird geladen">
      <Skeleton variant="rounded" width={260} height={48} sx={{ mb: 2 }} />
      {[0, 1, 2, 3].map(row => (
        <Skeleton key={row} variant="rounded" height={96} sx={{ mb: 1 }} />
      ))}
    </Box>
  )
}
