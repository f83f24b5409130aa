import type { Deal, DealStatus, DealType } from '#extraction/domain/deal/deal.ts'
import type { VerdictPoint } from './verdict.ts'

/** What the kind and the state of a deal put before every price. */
export function firstPoints(deal: Deal | null): VerdictPoint[] {
  const status = deal && STATUS[deal.status.value]
  const type = deal && TYPE[deal.type.value]
  return [
    ...(status ? [{ id: 'status', sentence: status, change: null }] : []),
    ...(type ? [{ id: 'deal', sentence: type, change: null }] : []),
  ]
}

/** German: why the value of a finished home says nothing about this deal; null: it does. */
export function unvalued(deal: Deal | null): string | null {
  return (deal && UNVALUED[deal.type.value]) ?? null
}

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
  anteil: 'Sie kaufen einen Anteil, kein ganzes Haus: Klären Sie, wer es nutzen darf und wer die Lasten trägt.',
}

const UNVALUED: Readonly<Partial<Record<DealType, string>>> = {
  fertighaus: 'Ein Bauvertrag lässt sich nicht mit fertigen Häusern samt Grundstück vergleichen.',
  anteil: 'Für Anteile an einem Haus gibt es keinen Markt, mit dem sich vergleichen ließe.',
  paket: 'Mehrere Objekte zusammen lassen sich nicht mit einem einzelnen vergleichen.',
}
