import Box from '@mui/material/Box'
import Link from '@mui/material/Link'

/** What a long page holds, to jump to. `onlyBeside`: on a phone the page begins with its text. */
export function Contents({
  label,
  parts,
  onlyBeside = false,
}: {
  readonly label: string
  readonly parts: readonly { readonly id: string; readonly title: string }[]
  readonly onlyBeside?: boolean
}) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: { xs: onlyBeside ? 'none' : 'flex', md: 'grid' },
        flexWrap: 'wrap',
        columnGap: 3,
        maxHeight: { md: 'calc(100vh - 120px)' },
        overflowY: { md: 'auto' },
      }}
    >
      {parts.map(({ id, title }) => (
        <Link key={id} href={`#${id}`} color="inherit" underline="hover" sx={{ py: { xs: 1.25, md: 1 } }}>
          {title}
        </Link>
      ))}
    </Box>
  )
}
