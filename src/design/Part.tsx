import Box, { type BoxProps } from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A part of a page under a heading of its own, by which it is called. */
export function Part({
  title,
  id,
  gap = 1.5,
  children,
  ...rest
}: Pick<BoxProps, 'sx'> & {
  readonly title: string
  /** Of the heading; without it the part is called by the words of its title. */
  readonly id?: string
  /** Between heading and content, in units of the theme. */
  readonly gap?: number
  /** Set: no part of the printed page. */
  readonly 'data-screen-only'?: true | undefined
  readonly children: ReactNode
}) {
  const name = id === undefined ? { 'aria-label': title } : { 'aria-labelledby': id }
  return (
    <Box component="section" {...name} {...rest}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: gap }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
