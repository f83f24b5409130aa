import { passwordFault, repeatFault } from '../domain/passwordFault.ts'

export interface RegistrationFields {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly repeat: string
}

export interface NewPassword {
  readonly password: string
  readonly repeat: string
}

const CORRECT = 'Bitte korrigieren Sie die Passwort-Fehler.'

/** What is wrong with a registration as a whole (point 5); null: it may be sent. */
export function registrationFault({ name, email, password, repeat }: RegistrationFields): string | null {
  const isAnyEmpty = [name, email, password, repeat].some(text => text.trim() === '')
  if (isAnyEmpty) return 'Bitte füllen Sie alle Felder aus.'
  return hasPasswordFault({ password, repeat }) ? CORRECT : null
}

/** What is wrong with a new password and its repetition as a whole; null: they may be sent. */
export function newPasswordFault({ password, repeat }: NewPassword): string | null {
  if (password === '' || repeat === '') return 'Bitte beide Passwortfelder ausfüllen.'
  return hasPasswordFault({ password, repeat }) ? CORRECT : null
}

/** Only blankness is checked: what cannot be an address simply has no account. */
export function forgotFault(email: string): string | null {
  return email.trim() === '' ? 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' : null
}

/** The specification has no sentence for an empty login; the one of the registration says the same. */
export function loginFault({ email, password }: { readonly email: string; readonly password: string }): string | null {
  return email.trim() === '' || password === '' ? 'Bitte füllen Sie alle Felder aus.' : null
}

function hasPasswordFault({ password, repeat }: NewPassword): boolean {
  return passwordFault(password) !== null || repeatFault(password, repeat) !== null
}
