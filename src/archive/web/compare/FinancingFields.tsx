import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { EqualFinancing } from '#archive/domain/compare/comparison.ts'
import { percentShown, percentTyped } from './percentTyped.ts'

const FIELDS = [
  { key: 'ownFunds', label: 'Eigenes Geld für alle', unit: '% vom Preis', max: 100 },
  { key: 'sollzins', label: 'Sollzins für alle', unit: '%', max: 20 },
] as const

/** The same financing for all; empty: as each report assumes it. */
export function FinancingFields({
  financing,
  onChange,
}: {
  readonly financing: EqualFinancing
  readonly onChange: (financing: EqualFinancing) => void
}) {
  return FIELDS.map(({ key, ...field }) => (
    <PercentField
      key={key}
      {...field}
      value={financing[key]}
      onChange={value => onChange({ ...financing, [key]: value })}
    />
  ))
}

/** No number field: browsers of another language show a point in it, which is a German thousand. */
function PercentField({
  label,
  unit,
  max,
  value,
  onChange,
}: {
  readonly label: string
  readonly unit: string
  readonly max: number
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}) {
  const [typed, setTyped] = useState(percentShown(value))
  const isWrong = percentTyped(typed, max) === undefined
  return (
    <TextField
      size="small"
      label={label}
      value={typed}
      error={isWrong}
      helperText={isWrong ? `Bitte eine Zahl von 0 bis ${max}.` : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const said = percentTyped(target.value, max)
        if (said !== undefined) onChange(said)
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        inputLabel: { shrink: true },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ whiteSpace: 'nowrap' }}>
              {unit}
            </InputAdornment>
          ),
        },
      }}
      // On a phone side by side, so that the table is not far.
      sx={{ width: { xs: 'calc(50% - 6px)', sm: 220 } }}
    />
  )
}
