import Box, { type BoxProps } from '@mui/material/Box'

/** Styles of one element, as an object that others can be added to. */
export type Style = Exclude<NonNullable<BoxProps['sx']>, boolean | readonly unknown[] | ((theme: never) => unknown)>

/** A list without bullets and indent, whose entries show by themselves where they begin. `ordered`: their order matters. */
export function PlainList({
  ordered = false,
  sx = {},
  ...rest
}: Omit<BoxProps<'ul'>, 'component' | 'ref' | 'sx'> & { readonly ordered?: boolean; readonly sx?: Style }) {
  return <Box component={ordered ? 'ol' : 'ul'} {...rest} sx={{ listStyle: 'none', m: 0, p: 0, ...sx }} />
}
