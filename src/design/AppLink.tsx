import MuiLink, { type LinkProps } from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { PagePath } from '#kernel/pagePath.ts'

/** A link to one of our pages, without loading the app again. */
export function AppLink({ to, ...rest }: Omit<LinkProps, 'href' | 'component'> & { readonly to: PagePath }) {
  return <MuiLink component={RouterLink} to={to} {...rest} />
}
