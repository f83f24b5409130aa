import { NetworkFailure, RefusedCall } from '#contract/client.ts'

export const NO_PRICE = 'Preisdaten nicht verfügbar.'
const NO_SESSION = 'Fehler beim Anlegen der Zahlungs-Session'

/** Why an order could not be placed, as the buyer reads it (point 8). */
export function orderFault(error: unknown): string {
  if (error instanceof RefusedCall) return error.message || NO_SESSION
  if (!(error instanceof NetworkFailure)) return 'Fehler beim Bezahlvorgang.'
  if (error.status === null) return 'Netzwerkfehler oder Server nicht erreichbar'
  return error.status < 300 ? 'Unbekannter Fehler.' : NO_SESSION
}
