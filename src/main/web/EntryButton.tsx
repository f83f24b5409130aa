import Button from '@mui/material/Button'
import { keyframes } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { TOKENS } from '#design/theme.ts'
import type { Entry } from './entries.ts'
import { useFollow } from './useEntries.ts'
import { useNewDocument } from './useNewDocument.ts'

const pulse = keyframes`
  0%, 100% { box-shadow: 0 0 0 0 rgba(211, 47, 47, 0.5); }
  50% { box-shadow: 0 0 0 6px rgba(211, 47, 47, 0); }
`

/** An entry of the navigation bar: a link where it leads to a page, so that it can be opened in a new tab. */
export function EntryButton({ entry, isCurrent }: { readonly entry: Entry; readonly isCurrent: boolean }) {
  const follow = useFollow()
  const hasNews = useNewDocument() && entry.to === '/archiv' && !isCurrent
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    follow(entry)
  }
  return (
    <Button
      color={isCurrent ? 'primary' : 'secondary'}
      {...(entry.to !== null && { href: entry.to })}
      data-waits={entry.needsLogin || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      data-pulses={hasNews || undefined}
      onClick={onClick}
      sx={{
        px: 1.25,
        minWidth: 0,
        whiteSpace: 'nowrap',
        ...(hasNews && { animation: `${pulse} 1.6s infinite`, outline: `2px solid ${TOKENS.red}` }),
      }}
    >
      {entry.label}
      {hasNews && <span style={HIDDEN}> (neuer Bericht)</span>}
    </Button>
  )
}

/** Read aloud only. */
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
