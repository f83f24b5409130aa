import type { NoteTopic } from '#questions/domain/model/noteQuestions.ts'

/** What a language model was asked beside facts, as a buyer reads it before its quote. */
export const NOTE_NAMES: Readonly<Record<NoteTopic, string>> = {
  teile: 'Mitverkauft',
  verkaufsart: 'Art des Verkaufs',
  status: 'Stand des Angebots',
  ausgeschlossen: 'Nicht dabei oder ausgeschlossen',
  arbeiten: 'Arbeiten am Gebäude',
  sorge: 'Das könnte Sie beunruhigen',
}
