import { Visibility, VisibilityOff } from '#design/icons.tsx'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { FormField, type FormFieldProps } from './FormField.tsx'

/** A password, which may be looked at: mistyping in the dark is what makes people choose short ones. */
export function PasswordField({
  isLegible = false,
  ...props
}: FormFieldProps & {
  readonly autoComplete: 'current-password' | 'new-password'
  /** Whether it is shown from the beginning: one that nobody has typed must be seen. */
  readonly isLegible?: boolean
}) {
  const [isShown, setShown] = useState(isLegible)
  const adornment = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={`${props.label}: ${isShown ? 'verbergen' : 'anzeigen'}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: adornment }, htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  )
}
