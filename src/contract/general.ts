import { refusals } from './refusal.ts'

/** What every call may be refused for. */
export const GENERAL = refusals('general', {
  invalid: [400, 'Die Angaben sind unvollständig oder ungültig. Bitte prüfen Sie Ihre Eingaben.'],
  notSignedIn: [401, 'Bitte loggen Sie sich ein.'],
  notAllowed: [403, 'Dafür fehlt Ihnen die Berechtigung.'],
  notFound: [404, 'Das gibt es nicht oder nicht mehr.'],
  wrongMethod: [405, 'So kann diese Adresse nicht aufgerufen werden. Bitte laden Sie die Seite neu.'],
  wrongType: [415, 'In dieser Form können wir die Anfrage nicht lesen. Bitte laden Sie die Seite neu.'],
  tooLarge: [413, 'Die Anfrage ist zu groß.'],
  tooSlow: [408, 'Die Übertragung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.'],
  tooMany: [
    429,
    'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  ],
  maintenance: [503, 'Wir warten gerade die Anlage. Bitte versuchen Sie es später noch einmal.'],
  unavailable: [503, 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.'],
  storageFull: [507, 'Im Moment können wir nichts speichern. Bitte versuchen Sie es in einer Stunde noch einmal.'],
  damaged: [
    500,
    'Diese Datei ist bei uns beschädigt und wird deshalb nicht ausgeliefert. Bitte schreiben Sie uns, wir stellen sie wieder her.',
  ],
  fault: [500, 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.'],
})
