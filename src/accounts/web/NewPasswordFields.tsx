import Button from '@mui/material/Button'
import { useState } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { passwordFault, repeatFault } from '../domain/passwordFault.ts'
import { SUGGESTION_BYTES, suggestedPassword } from '../domain/suggestedPassword.ts'
import type { NewPassword } from './formFaults.ts'
import { PasswordField } from './PasswordField.tsx'

/** How the two fields are checked (5.1): for `register`. */
export const PASSWORD_RULES = { validate: (password: string) => passwordFault(password) ?? true }
export const REPEAT_RULES = {
  validate: (repeat: string, { password }: NewPassword) => repeatFault(password, repeat) ?? true,
}

/** How a suggestion is filled in: checked like what is typed. */
export const SUGGESTED = { shouldValidate: true, shouldTouch: true, shouldDirty: true }

/**
 * A new password and its repetition, with what is wrong beneath each. Who lets one be suggested fills both with one tap, also where the
 * browser suggests none.
 */
export function NewPasswordFields({
  label = 'Neues Passwort',
  password,
  repeat,
  errors,
  onSuggest,
}: {
  readonly label?: string
  readonly password: UseFormRegisterReturn
  readonly repeat: UseFormRegisterReturn
  readonly errors: FieldErrors<NewPassword>
  /** Fills both fields. */
  readonly onSuggest: (password: string) => void
}) {
  const [suggested, setSuggested] = useState('')
  const isSuggested = suggested !== ''
  const suggest = () => {
    const made = suggestedPassword(crypto.getRandomValues(new Uint8Array(SUGGESTION_BYTES)))
    onSuggest(made)
    setSuggested(made)
  }
  return (
    <>
      <div>
        <PasswordField
          // Begins anew: its label gives way to a text that nobody typed.
          key={`password ${suggested}`}
          fullWidth
          label={label}
          autoComplete="new-password"
          isLegible={isSuggested}
          helperText={
            isSuggested
              ? 'Vorgeschlagen. Lassen Sie es Ihren Browser speichern, oder notieren Sie es.'
              : 'Mindestens 8 Zeichen mit Großbuchstabe, Kleinbuchstabe und Zahl.'
          }
          field={password}
          fault={errors.password}
        />
        <Button size="small" onClick={suggest} sx={{ px: 1.75 }}>
          Passwort vorschlagen
        </Button>
      </div>
      <PasswordField
        key={`repeat ${suggested}`}
        label="Passwort wiederholen"
        autoComplete="new-password"
        isLegible={isSuggested}
        field={repeat}
        fault={errors.repeat}
      />
    </>
  )
}
