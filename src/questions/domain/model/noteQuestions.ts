import { DEAL_TOPICS } from '#extraction/domain/pointed/dealSaidAt.ts'
import type { Section } from '#extraction/domain/sections.ts'
import type { Asked } from './tasksFor.ts'

/** What a second reader is asked for beside facts and questions of the catalogue. What our parsers do not read there is shown with its words. */
export const NOTE_TOPICS = [...DEAL_TOPICS, 'sorge'] as const
export type NoteTopic = (typeof NOTE_TOPICS)[number]

const OBJECT: readonly Section[] = ['object', 'costs']
const ANYWHERE: readonly Section[] = ['object', 'location', 'energy', 'costs']

const QUESTIONS: Readonly<Record<NoteTopic, readonly [sections: readonly Section[], question: string]>> = {
  teile: [
    OBJECT,
    'Was wird außer dem Hauptobjekt mitverkauft (Stellplatz, Garage, Garten, weitere Einheiten, Inventar)?',
  ],
  verkaufsart: [OBJECT, 'Auf welchem besonderen Weg wird verkauft (Zwangsversteigerung, Bieterverfahren, Erbbaurecht, Anteil, Rückmiete, Bauträger, Paket)?'], // prettier-ignore
  status: [OBJECT, 'Ist das Objekt reserviert, verkauft oder noch nicht zu haben?'],
  ausgeschlossen: [OBJECT, 'Was gehört ausdrücklich nicht zum Kauf, oder was schließt der Verkäufer aus?'],
  arbeiten: [ANYWHERE, 'Welche Arbeiten am Gebäude sind geplant, nötig oder im Gange?'],
  sorge: [ANYWHERE, 'Was müsste einen Käufer an diesem Text beunruhigen, wonach hier sonst nicht gefragt ist? Nennen Sie höchstens drei Stellen, jede als eigenen Eintrag.'], // prettier-ignore
}

export const NOTE_QUESTIONS: readonly (Asked & { readonly id: NoteTopic })[] = NOTE_TOPICS.map(id => {
  const [sections, question] = QUESTIONS[id]
  return { id, sections, question }
})
