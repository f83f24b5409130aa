import MuiLink, { type LinkProps } from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'

/** A link to a page of ours, without loading the app anew. */
export function AppLink({ to, ...rest }: Omit<LinkProps, 'href' | 'component'> & { readonly to: string }) {
  return <MuiLink component={RouterLink} to={to} {...rest} />
}
