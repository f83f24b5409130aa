import type { ObjectKind } from '#extraction/domain/objectType.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Silence } from '#rating/domain/silences.ts'
import { labelOf } from './questionLabels.ts'

/** What is not said, as a buyer would ask it; what is not here has a label that says enough. */
const WORDS: Readonly<Partial<Record<QuestionId, string>>> = {
  'anbau-ausbau-genehmigt': 'ob alles genehmigt ist',
  'eigentumsform': 'was genau Ihnen gehören wird',
  'erbbaurecht': 'ob der Boden mitverkauft wird',
  'grundbuch-abt2': 'ob im Grundbuch Lasten stehen',
  'instandhaltungsstau': 'was bald zu erneuern ist',
  'keller-feuchte': 'ob es Feuchte oder Schimmel gibt',
  'schaedlinge-holz': 'ob es Holzschädlinge gibt',
  'statik-setzung': 'ob es Risse oder Setzungen gibt',
  'weg-protokolle': 'was die Eigentümer zuletzt beschlossen haben',
  'weg-ruecklage': 'wie viel die Gemeinschaft zurückgelegt hat',
  'weg-sonderumlage': 'ob eine Sonderumlage ansteht',
  'wohnrecht-niessbrauch': 'ob jemand ein Wohnrecht hat',
  'zustand': 'in welchem Zustand das Objekt ist',
  'zweckentfremdung-nutzung': 'welche Nutzung erlaubt ist',
  'altlasten': 'ob der Boden belastet ist',
  'hochwasser': 'ob dort Hochwasser droht',
  'mietvertrag': 'was im Mietvertrag steht',
} // prettier-ignore

/** What weighs most for each kind of object, before the weights of the catalogue. */
const FIRST: Readonly<Partial<Record<ObjectKind, readonly QuestionId[]>>> = {
  Wohnung: ['weg-sonderumlage', 'weg-protokolle', 'weg-ruecklage', 'mietvertrag', 'zustand'],
  Haus: ['zustand', 'keller-feuchte', 'anbau-ausbau-genehmigt', 'instandhaltungsstau'],
  Mehrfamilienhaus: ['mietvertrag', 'zustand', 'instandhaltungsstau', 'keller-feuchte'],
  Gewerbe: ['mietvertrag', 'zweckentfremdung-nutzung', 'altlasten', 'zustand'],
  Grundstück: ['altlasten', 'grundbuch-abt2', 'hochwasser'],
}

/** Those that matter most to this deal come first. */
export function byDeal(silences: readonly Silence[], kind: ObjectKind | null): readonly Silence[] {
  const first = kind === null ? [] : (FIRST[kind] ?? [])
  const rank = ({ id }: Silence) => (first.includes(id) ? first.indexOf(id) : first.length)
  return silences.toSorted((a, b) => rank(a) - rank(b))
}

export function silentWords({ id }: Silence): string {
  return WORDS[id] ?? labelOf(id)
}
