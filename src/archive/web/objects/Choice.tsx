import TextField from '@mui/material/TextField'

/** One of a few, as the browser's own list: on a phone the easiest. */
export function Choice<Key extends string>({
  label,
  words,
  value,
  onChange,
}: {
  readonly label: string
  readonly words: Readonly<Record<Key, string>>
  readonly value: Key
  readonly onChange: (chosen: Key) => void
}) {
  const keys = Object.keys(words) as Key[]
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = keys.find(key => key === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: 240, minWidth: 0 }}
    >
      {keys.map(key => (
        <option key={key} value={key}>
          {words[key]}
        </option>
      ))}
    </TextField>
  )
}
