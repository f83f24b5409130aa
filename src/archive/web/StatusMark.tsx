import { CheckCircle, ErrorOutlined, InfoOutlined, Visibility } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { accessOf, type Entry, lastLogOf, STATUS } from './entryRules.ts'
import { Hint } from './Hint.tsx'

const LOOKS = {
  full: { color: 'success', Icon: CheckCircle },
  preview: { color: 'warning', Icon: Visibility },
  failed: { color: 'error', Icon: ErrorOutlined },
} as const

/** What may be done with it, and of a failed one why it failed. @param isIcon without words, for the phone */
export function StatusMark({ entry, isIcon = false }: { readonly entry: Entry; readonly isIcon?: boolean }) {
  const access = accessOf(entry)
  const { color, Icon } = LOOKS[access]
  const reason = access === 'failed' ? lastLogOf(entry) : null
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {isIcon ? (
        <Hint text={STATUS[access]}>
          <Icon fontSize="small" color={color} />
        </Hint>
      ) : (
        <Chip label={STATUS[access]} color={color} variant="outlined" icon={<Icon />} sx={CHIP} />
      )}
      {reason !== null && (
        <Hint text={reason}>
          <InfoOutlined fontSize="small" color="error" />
        </Hint>
      )}
    </Box>
  )
}

/** Where the table is tight without its icon, which the words say, and in two lines. */
const CHIP = {
  height: 'auto',
  minHeight: 32,
  '.MuiChip-icon': { display: { xs: 'none', md: 'block' } },
  '.MuiChip-label': { whiteSpace: 'normal', py: 0.25, px: { xs: 1, md: 1.5 } },
}
