import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { EqualFinancing } from '#archive/domain/compare/comparison.ts'

const FIELDS = [
  { key: 'ownFunds', label: 'Eigenes Geld für alle', unit: '% vom Preis', max: 100, step: 5 },
  { key: 'sollzins', label: 'Sollzins für alle', unit: '%', max: 20, step: 0.1 },
] as const

/** The same financing for all; empty: as each report assumes it. */
export function FinancingFields({
  financing,
  onChange,
}: {
  readonly financing: EqualFinancing
  readonly onChange: (financing: EqualFinancing) => void
}) {
  return FIELDS.map(({ key, label, unit, max, step }) => (
    <TextField
      key={key}
      type="number"
      size="small"
      label={label}
      value={financing[key] ?? ''}
      onChange={({ target }) => {
        const value = target.value === '' ? null : Number(target.value)
        if (value === null || (value >= 0 && value <= max)) onChange({ ...financing, [key]: value })
      }}
      slotProps={{
        htmlInput: { min: 0, max, step, inputMode: 'decimal' },
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
  ))
}
