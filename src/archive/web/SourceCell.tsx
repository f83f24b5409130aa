import { Lock, LockOpen } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { reportPath } from '#kernel/pagePath.ts'
import { AppLink } from '#design/AppLink.tsx'
import { accessOf, type Entry, WORDS } from './entryRules.ts'
import { Hint } from './Hint.tsx'

/** Which exposé it was, and how much of its report may be seen. @param struck style of what failed */
export function SourceCell({
  entry,
  struck,
  children,
}: {
  readonly entry: Entry
  readonly struck: SxProps
  readonly children?: ReactNode
}) {
  const access = accessOf(entry)
  const canBeRead = access !== 'failed' && !entry.isExpired
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={struck}>
        {entry.originalFilename}
      </Box>{' '}
      <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, verticalAlign: 'middle' }}>
        {access !== 'failed' && (
          <Hint text={WORDS[access].pages}>
            {access === 'full' ? (
              <LockOpen fontSize="small" color="success" />
            ) : (
              <Lock fontSize="small" color="warning" />
            )}
          </Hint>
        )}
        {children}
      </Box>
      {canBeRead && (
        <Box>
          <AppLink
            to={reportPath(entry.privateDocumentId)}
            aria-label={`Bericht zu ${entry.originalFilename} ansehen`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
          >
            Bericht ansehen
          </AppLink>
        </Box>
      )}
    </Box>
  )
}
