import type { LanguageModelFailure, LanguageModelFailureCode } from './languageModelPort.ts'

/** What went wrong; what follows from it says the caller, who knows how far the work had come. */
export const FAILURES = {
  unreachable: failure('nicht-erreichbar', 'Das Sprachmodell war nicht erreichbar.'),
  redirected: failure(
    'nicht-erreichbar',
    'Die Adresse des Sprachmodells leitet auf eine andere um; dorthin wird nichts gesendet.',
  ),
  broken: (status: number) =>
    failure('nicht-erreichbar', `Das Sprachmodell meldete mehrmals einen Fehler (HTTP ${status}).`),
  timeout: failure('zeitueberschreitung', 'Das Sprachmodell hat nicht rechtzeitig geantwortet.'),
  busy: failure('ueberlastet', 'Das Sprachmodell war ausgelastet.'),
  resting: failure(
    'nicht-erreichbar',
    'Das Sprachmodell war zuletzt mehrmals nicht verfügbar und wird gerade geschont.',
  ),
  key: failure('abgelehnt', 'Das Sprachmodell hat den Zugangsschlüssel nicht angenommen.'),
  refused: (status: number) => failure('abgelehnt', `Das Sprachmodell hat die Anfrage abgelehnt (HTTP ${status}).`),
  declined: failure('abgelehnt', 'Das Sprachmodell hat eine Antwort verweigert.'),
  garbage: failure('unbrauchbare-antwort', 'Das Sprachmodell hat zweimal nicht in der verlangten Form geantwortet.'),
  tooMuch: failure('zu-lang', 'Das Sprachmodell kann nicht so viel auf einmal lesen oder antworten.'),
  notWhole: failure(
    'zu-lang',
    'Die Antwort des Sprachmodells gehört nicht zur Anfrage, oder es hat nur einen Teil von ihr gelesen.',
  ),
  tooLarge: failure('unbrauchbare-antwort', 'Die Antwort des Sprachmodells war zu groß.'),
}

function failure(code: LanguageModelFailureCode, message: string): LanguageModelFailure {
  return { code, message }
}
