import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useId } from 'react'
import { TOKENS } from './theme.ts'

/** A field for pages that everybody loads: Material's own brings the code of its lists along. */
export function PlainField({
  label,
  hint,
  fault,
  ...input
}: {
  readonly label: string
  readonly hint?: string
  /** What is wrong with what was typed; null: nothing. */
  readonly fault: string | null
  /** By which a form finds what was typed before the page woke up. */
  readonly 'data-field'?: string
} & Omit<ComponentProps<'input'>, 'ref' | 'id'>) {
  const id = useId()
  const words = fault ?? hint
  return (
    <div>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        component="input"
        id={id}
        {...input}
        aria-invalid={fault !== null}
        aria-describedby={words ? `${id}-words` : undefined}
        sx={{
          width: '100%',
          minHeight: 48,
          px: 1.5,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'background.paper',
          border: `1px solid ${TOKENS.quiet}`,
          borderRadius: 1,
          '&[aria-invalid="true"]': { borderColor: 'error.main' },
          '&:focus-visible': { outline: `2px solid ${TOKENS.ink}`, outlineOffset: 1 },
        }}
      />
      {words && (
        <Typography
          id={`${id}-words`}
          variant="caption"
          component="p"
          sx={{ mt: 0.5, color: fault === null ? 'text.secondary' : 'error.main' }}
        >
          {words}
        </Typography>
      )}
    </div>
  )
}
