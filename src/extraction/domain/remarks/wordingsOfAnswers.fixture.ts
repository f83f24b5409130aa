import type { Wording } from './wordings.fixture.ts'

/** Labels and questions with what stands behind them, and denials that a word further on decides. */
export const WORDINGS_OF_ANSWERS: readonly Wording[] = [
  ['Fertighaus von der Stange? Auf keinen Fall!', 'bauweise-fertighaus', 'gut', 'denied'],
  ['Gibt es Baulasten? Nein, Auskunft vom 03.03.2026.', 'baulast', 'gut', 'denied'],
  ['Sind Altlasten bekannt? Ja, eine alte Tankstelle.', 'altlasten-erwaehnt', 'warnung'],
  ['Gibt es Altlasten? Nicht bekannt.', 'altlasten-erwaehnt', 'warnung'],
  ['Baulasten und Altlasten: nach Auskunft der Behörden keine.', 'altlasten-erwaehnt', 'gut', 'denied'],
  ['Altlasten und Kampfmittel: Luftbildauswertung ohne Befund.', 'altlasten-erwaehnt', 'gut', 'denied'],
  ['Baulasten / Altlasten | Baulastenverzeichnis: keine Eintragung', 'baulast-frei', 'gut', 'denied'],
  ['Eine Altlastenauskunft zu den Öltanks wurde nicht eingeholt.', 'altlasten-auskunft', 'warnung', 'denied'],
  ['Altlasten: Der Boden ist mit Öl belastet.', 'altlasten-erwaehnt', 'warnung'],
  ['Baulast: Abstandsfläche zu Flurstück 12.', 'baulast', 'warnung'],
]

/** The label alone, or the answer to another question. */
export const NO_ANSWERS: readonly (readonly [text: string, rule: string])[] = [
  ['Baulasten / Altlasten | Baulastenverzeichnis: keine Eintragung', 'altlasten-erwaehnt'],
  ['Denkmalschutz / Altlasten | kein Denkmal', 'altlasten-erwaehnt'],
  ['Altlasten, Baulasten', 'baulast'],
]
