import { LIMITS } from './limits.ts'

/** Why a document could not be read. The closed list is part of the public interface. */
export type ReadingFailureCode =
  'leer' | 'kein-pdf' | 'verschluesselt' | 'beschaedigt' | 'zu-viele-seiten' | 'zu-gross' | 'zu-langsam' | 'unlesbar'

export interface ReadingFailure {
  code: ReadingFailureCode
  /** What happened and what the buyer can do, in German. */
  message: string
}

const MESSAGES: Record<ReadingFailureCode, string> = {
  leer: 'Die Datei ist leer. Bitte laden Sie das Exposé beim Anbieter noch einmal herunter und hier erneut hoch.',
  'kein-pdf': 'Diese Datei ist kein PDF. Bitte speichern Sie das Exposé als PDF und laden Sie es dann hoch.',
  verschluesselt:
    'Das PDF ist verschlüsselt oder mit einem Passwort geschützt. Bitte öffnen Sie es, speichern Sie es über „Drucken“ als neues PDF ohne Passwort und laden Sie dieses hoch.',
  beschaedigt:
    'Das PDF ist beschädigt oder unvollständig. Bitte laden Sie es beim Anbieter noch einmal herunter und hier erneut hoch.',
  'zu-viele-seiten': `Das PDF hat mehr als ${LIMITS.pages} Seiten. Bitte laden Sie nur die Seiten hoch, die zum Exposé gehören.`,
  'zu-gross':
    'Das PDF enthält zu große Bilder oder zu viele Daten, um es auszulesen. Bitte speichern Sie es über „Drucken“ als neues PDF und laden Sie dieses hoch.',
  'zu-langsam':
    'Das Auslesen des PDFs hat zu lange gedauert. Bitte speichern Sie es über „Drucken“ als neues PDF oder laden Sie nur die Seiten des Exposés hoch.',
  unlesbar:
    'In diesem PDF ist kein deutscher Text zu erkennen: Die Seiten sind leer, unscharf, beschädigt oder in anderer Schrift. Bitte laden Sie das Original-PDF des Anbieters oder eine schärfere Fassung hoch.',
}

export function readingFailure(code: ReadingFailureCode): ReadingFailure {
  return { code, message: MESSAGES[code] }
}
