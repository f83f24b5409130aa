import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
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
const SUGGESTED = { shouldValidate: true, shouldTouch: true, shouldDirty: true }

/**
 * A new password and its repetition, with what is wrong beneath each. Who lets one be suggested fills both with one tap, also where the
 * browser suggests none.
 */
export function NewPasswordFields({
  label = 'Neues Passwort',
  password,
  repeat,
  errors,
  isSuggestedFirst = false,
  setValue,
}: {
  readonly label?: string
  readonly password: UseFormRegisterReturn
  readonly repeat: UseFormRegisterReturn
  readonly errors: FieldErrors<NewPassword>
  /** Whether one is filled in unasked: who brought an exposé has one thing less to do. */
  readonly isSuggestedFirst?: boolean
  /** That of the form. */
  readonly setValue: (field: keyof NewPassword, value: string, how?: typeof SUGGESTED) => void
}) {
  /** null: none yet; empty: put aside for an own one. */
  const [suggested, setSuggested] = useState<string | null>(null)
  const isSuggested = !!suggested
  const fill = (made: string) => {
    // An emptied field is no fault yet: somebody is about to type into it.
    const how = made === '' ? undefined : SUGGESTED
    setValue('password', made, how)
    setValue('repeat', made, how)
    setSuggested(made)
  }
  const suggest = () => fill(suggestedPassword(crypto.getRandomValues(new Uint8Array(SUGGESTION_BYTES))))
  useEffect(() => {
    if (isSuggestedFirst) suggest()
  }, [isSuggestedFirst])
  return (
    <>
      <div>
        <PasswordField
          // Begins again: its label gives way to a text that nobody typed.
          key={`password ${suggested}`}
          autoFocus={suggested === ''}
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
        <Button size="small" onClick={isSuggested ? () => fill('') : suggest} sx={{ px: 1.75 }}>
          {isSuggested ? 'Eigenes Passwort wählen' : 'Passwort vorschlagen'}
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
