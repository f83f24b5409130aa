import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { ExpandMore } from './icons.tsx'
import { TOKENS } from './theme.ts'

/** A part of a page that is folded under its heading, which says how much is in it. On paper it is open. */
export function Fold({
  title,
  count,
  note = '',
  heading = 'h2',
  isOpen: isOpenAtFirst = false,
  children,
}: {
  readonly title: string
  readonly count: number
  /** What is worth knowing before it is opened. */
  readonly note?: string
  readonly heading?: 'h2' | 'h3'
  /** At first. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ borderTop: `1px solid ${TOKENS.line}` }}>
      <Typography variant="h3" component={heading} sx={heading === 'h3' ? { fontSize: '1rem' } : undefined}>
        <ButtonBase
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{
            display: 'flex',
            width: '100%',
            minHeight: 56,
            py: 1,
            gap: 1.5,
            textAlign: 'left',
            font: 'inherit',
            letterSpacing: 'inherit',
            '&:hover': { bgcolor: TOKENS.paper },
            '&.Mui-focusVisible': { outline: `2px solid ${TOKENS.red}`, outlineOffset: -2 },
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title} ({count})
            {note !== '' && (
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {note}
              </Typography>
            )}
          </Box>
          <ExpandMore
            data-screen-only
            sx={{
              color: 'text.secondary',
              transform: isOpen ? 'rotate(180deg)' : 'none',
              transition: 'transform .15s',
            }}
          />
        </ButtonBase>
      </Typography>
      <Box id={id} sx={{ display: isOpen ? 'block' : 'none', pt: 0.5, pb: 3, '@media print': { display: 'block' } }}>
        {children}
      </Box>
    </Box>
  )
}
