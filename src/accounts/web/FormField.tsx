import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'

export type FormFieldProps = Omit<TextFieldProps, 'error' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'variant'> & {
  readonly label: string
  readonly field: UseFormRegisterReturn
  readonly fault?: FieldError
}

/** One line of a form. All fields of our forms must be filled in unless they say otherwise, so none carries an asterisk. */
export function FormField({ field, fault, helperText, slotProps, ...rest }: FormFieldProps) {
  const { ref, ...bound } = field
  return (
    <TextField
      required
      error={fault !== undefined}
      helperText={fault?.message || helperText}
      inputRef={ref}
      slotProps={{ ...slotProps, inputLabel: { required: false } }}
      {...bound}
      {...rest}
    />
  )
}
