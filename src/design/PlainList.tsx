import Box, { type BoxProps } from '@mui/material/Box'

/** A list without bullets and indent, whose entries show by themselves where they begin. `ordered`: their order matters. */
export function PlainList({
  ordered = false,
  sx,
  ...rest
}: Omit<BoxProps<'ul'>, 'component' | 'ref'> & { readonly ordered?: boolean }) {
  const more = Array.isArray(sx) ? (sx as unknown[]) : [sx]
  return <Box component={ordered ? 'ol' : 'ul'} {...rest} sx={[{ listStyle: 'none', m: 0, p: 0 }, ...more]} />
}
