import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { passwordFault, repeatFault } from '../domain/passwordFault.ts'
import type { NewPassword } from './formFaults.ts'
import { PasswordField } from './PasswordField.tsx'

/** How the two fields are checked (5.1): for `register`. */
export const PASSWORD_RULES = { validate: (password: string) => passwordFault(password) ?? true }
export const REPEAT_RULES = {
  validate: (repeat: string, { password }: NewPassword) => repeatFault(password, repeat) ?? true,
}

/** A new password and its repetition, with what is wrong beneath each. */
export function NewPasswordFields({
  label = 'Neues Passwort',
  password,
  repeat,
  errors,
}: {
  readonly label?: string
  readonly password: UseFormRegisterReturn
  readonly repeat: UseFormRegisterReturn
  readonly errors: FieldErrors<NewPassword>
}) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        helperText="Mindestens 8 Zeichen mit Großbuchstabe, Kleinbuchstabe und Zahl."
        field={password}
        fault={errors.password}
      />
      <PasswordField label="Passwort wiederholen" autoComplete="new-password" field={repeat} fault={errors.repeat} />
    </>
  )
}
