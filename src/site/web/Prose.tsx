import Box from '@mui/material/Box'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { TAPPABLE, TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { filled, placeholdersOf } from '../domain/placeholders.ts'

/** Text of our own Markdown, with what is configured filled in. */
export function Prose({ html }: { readonly html: string }) {
  const configuration = useConfiguration()
  const followLink = useFollowLink()
  return (
    <Box
      sx={STYLE}
      onClick={followLink}
      // From files of this repository; what the operator configures is escaped.
      dangerouslySetInnerHTML={{ __html: filled(html, placeholdersOf(configuration)) }}
    />
  )
}

/** Links to our own pages open without loading the app again. */
function useFollowLink() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href')
    const wantsOther = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    if (!path?.startsWith('/') || wantsOther) return
    event.preventDefault()
    void navigate(path)
  }
}

const STYLE = {
  maxWidth: TOKENS.column,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '& p, & ul, & ol': { mt: 0, mb: 1.5 },
  '& > :last-child': { mb: 0 },
  '& ul, & ol': { pl: 3 },
  '& li': { mb: 0.75 },
  '& h3': { fontSize: '1.0625rem', fontWeight: 650, mt: 2.5, mb: 0.75 },
  '& a': { color: 'primary.main', ...TAPPABLE },
  '& blockquote': { m: 0, mb: 1.5, pl: 2, borderLeft: `3px solid ${TOKENS.line}`, color: 'text.secondary' },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    mb: 2,
    fontSize: { xs: '0.9375rem', sm: '1rem' },
    fontVariantNumeric: 'tabular-nums',
    hyphens: 'manual',
  },
  '& th, & td': {
    py: 0.75,
    pr: { xs: 1, sm: 2 },
    borderBottom: `1px solid ${TOKENS.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th:last-child, & td:last-child': { pr: 0 },
  '& th': { fontWeight: 650 },
  // The table of what is stored has four wide columns: on a phone one below the other, with the name as its heading.
  '& table:has(code)': {
    '& th, & td, & tr, & tbody': { display: { xs: 'block', sm: 'revert' } },
    '& thead': { display: { xs: 'none', sm: 'revert' } },
    '& td': { border: { xs: 0, sm: 'revert-layer' }, py: { xs: 0, sm: 0.75 } },
    '& tr': { py: { xs: 1, sm: 0 }, borderBottom: { xs: `1px solid ${TOKENS.line}`, sm: 0 } },
  },
  '& [align=right]': { textAlign: 'right', whiteSpace: 'nowrap' },
} as const
