import { NetworkFailure, RefusedCall } from '#contract/client.ts'
import { sentenceOf } from '#shell/api.ts'

/** For confirm, reset, forgot and register (8.3): the server's sentence, or what happened on the way to it. */
export function formSentence(error: unknown, fallback: string): string {
  if (!(error instanceof NetworkFailure) || error.status === null) return sentenceOf(error, fallback)
  return `Netzwerkfehler: Unbekannte Antwort vom Server (Status ${error.status}).`
}

/** For the login (8.1): only the server knows why. */
export function loginSentence(error: unknown): string {
  return sentenceOf(error, 'Unbekannter Fehler.', 'Unbekannter Fehler.')
}

export function resendSentence(error: unknown): string {
  const failed = 'Fehler beim Versenden der E-Mail.'
  return sentenceOf(error, failed, failed)
}

export const NO_GOOGLE = 'Fehler bei Google-Authentifizierung.'

/** For the sign-in with Google (8.1). */
export function googleSentence(error: unknown): string {
  if (error instanceof RefusedCall) return error.message || failedWith(error.status)
  if (!(error instanceof NetworkFailure)) return 'Google-Login fehlgeschlagen.'
  if (error.status === null) return NO_GOOGLE
  return error.status >= 400 ? failedWith(error.status) : 'Unerwartete Antwort vom Server (kein gültiges JSON).'
}

function failedWith(status: number): string {
  return `Google-Login fehlgeschlagen (Status ${status}).`
}
