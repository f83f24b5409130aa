import type { DealStatus, DealType } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { VerdictPoint } from './verdict.ts'

/** What the kind and the state of a deal, or an exposé that is none yet, put before every price. */
export function firstPoints(
  { deal, flags, erbbauEnde }: Pick<Offer, 'deal' | 'flags' | 'erbbauEnde'>,
  remarks: readonly Remark[],
): VerdictPoint[] {
  const status = deal && STATUS[deal.status.value]
  const type = deal && TYPE[deal.type.value]
  const term = flags.erbbaurecht === true && erbbauEnde === null
  const unwritten = remarks.some(({ rule }) => rule === 'platzhaltertext')
  return [
    ...(unwritten ? [{ id: 'platzhaltertext', sentence: UNWRITTEN, change: null }] : []),
    ...(status ? [{ id: 'status', sentence: status, change: null }] : []),
    ...(type ? [{ id: 'deal', sentence: type, change: null }] : []),
    ...(term ? [{ id: 'erbbau-restlaufzeit', sentence: NO_TERM, change: null }] : []),
  ]
}

const UNWRITTEN =
  'Die Beschreibung im Exposé ist ein Test- oder Platzhaltertext: Lassen Sie sich das vollständige Exposé geben, und prüfen Sie, ob es das Angebot gibt.'

const NO_TERM =
  'Wie lange das Erbbaurecht noch läuft, ist nicht bekannt: Davon hängen Wert und Finanzierung ab. Lassen Sie sich den Erbbauvertrag geben.'

const STATUS: Readonly<Partial<Record<DealStatus, string>>> = {
  reserviert: 'Das Angebot ist reserviert: Fragen Sie, ob es noch zu haben ist.',
  verkauft: 'Das Angebot ist als verkauft bezeichnet: Fragen Sie, ob es noch zu haben ist.',
  veraltet: 'Das Angebot ist alt oder gelöscht: Fragen Sie, ob es noch gilt und zu welchem Preis.',
}

const TYPE: Readonly<Partial<Record<DealType, string>>> = {
  fertighaus:
    'Sie kaufen kein fertiges Haus, sondern einen Bauvertrag: Klären Sie, was Grundstück, Erdarbeiten, Anschlüsse und Innenausbau zusätzlich kosten.',
  rueckmiete:
    'Der Verkäufer bleibt als Mieter: Klären Sie im Vertrag, wie lange, zu welcher Miete und wer kündigen darf.',
  'sanierung-bautraeger':
    'Sie kaufen eine Sanierung, die nicht fertig ist: Klären Sie Vertrag, Raten nach Baufortschritt, Abnahme und Fertigstellungstermin.',
  anteil: 'Sie kaufen einen Anteil, kein ganzes Haus: Klären Sie, wer es nutzen darf und wer die Lasten trägt.',
}
