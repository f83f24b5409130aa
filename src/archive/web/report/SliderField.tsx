import { Add as AddIcon, Remove as RemoveIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type SliderRange, stepped } from './whatIfChoice.ts'

interface SliderFieldProps {
  readonly label: string
  readonly value: number
  readonly range: SliderRange
  readonly textOf: (value: number) => string
  readonly onChange: (value: number) => void
  /** Small beneath: what it means, or where the report stands. */
  readonly hint?: string
  readonly marks?: readonly { readonly value: number; readonly label: string }[]
}

/** A slider with its value in words, and two buttons for who cannot or will not drag. */
export function SliderField({ label, value, range, textOf, onChange, hint, marks = [] }: SliderFieldProps) {
  const id = useId()
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={id} component="span">
          {label}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}>
          {textOf(value)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <IconButton
          data-screen-only
          aria-label={`${label} senken`}
          onClick={() => onChange(stepped(value, -1, range))}
          edge="start"
        >
          <RemoveIcon />
        </IconButton>
        <Slider
          {...range}
          value={value}
          onChange={(_, next) => onChange(next)}
          aria-labelledby={id}
          getAriaValueText={textOf}
          marks={marks.map(mark => ({ value: mark.value }))}
          color="secondary"
        />
        <IconButton
          data-screen-only
          aria-label={`${label} erhöhen`}
          onClick={() => onChange(stepped(value, 1, range))}
          edge="end"
        >
          <AddIcon />
        </IconButton>
      </Box>
      {hint && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
  )
}
