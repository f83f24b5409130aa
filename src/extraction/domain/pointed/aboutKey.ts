import type { FactKey } from '../facts.ts'
import { SIGHTED_TOPICS, type SightedTopic } from '../sightings/topics.ts'

const TOPICS: ReadonlyMap<FactKey, SightedTopic> = new Map(SIGHTED_TOPICS)

/** Words that turn a topic into something else stand this near, in characters. */
const AROUND = 40

interface Named {
  readonly key: FactKey
  readonly start: number
  readonly end: number
}

/** Whether a text uses words for the fact, and none that turn them into something else. */
export function speaksOf(key: FactKey, text: string): boolean {
  return namesIn(key, text).length > 0
}

/**
 * Of which of these facts a figure is, by the words that stand next to it: the last before it, else the first behind it.
 * @param near what may stand between
 * @param behind the same where the words follow the figure
 * Empty: nothing in the text names any of them.
 */
export function namedBy(
  keys: readonly FactKey[],
  text: string,
  start: number,
  end: number,
  near: RegExp = /^/u,
  behind: RegExp = near,
): FactKey[] {
  const all = keys
    .flatMap(key => namesIn(key, text))
    .filter(name =>
      name.end <= start ? near.test(text.slice(name.end, start)) : behind.test(text.slice(end, name.start)),
    )
  const before = all.filter(name => name.end <= start)
  const nearest = before.length > 0 ? last(before) : first(all.filter(name => name.start >= end))
  if (!nearest) return []
  // "Jahresnettokaltmiete" holds the words of both rents.
  return all.filter(name => name.start < nearest.end && name.end > nearest.start).map(({ key }) => key)
}

/** Facts whose values hold their name: "Verbrauchsausweis", "121 kWh/(m²a)". */
const OF_OWN_NAME: readonly FactKey[] = ['energiekennwert', 'energieausweisArt']

/** Of which of these facts a value is by its own words. */
export function namedByItself(keys: readonly FactKey[], text: string, start: number, end: number): FactKey[] {
  return keys.filter(
    key => OF_OWN_NAME.includes(key) && namesIn(key, text).some(name => name.start < end && name.end > start),
  )
}

/** Short for the name of a fact, where somebody points there: "Klasse D", "kWh/(m²a), D", "Bezug ¦ sofort". */
const SHORT: Readonly<Partial<Record<FactKey, RegExp>>> = {
  energieklasse:
    /(?<!\p{L})(?:klasse|kl\.)(?=:?[\s¦]{0,3}[A-H](?![\p{L}\d]))|kWh[^\s¦]{0,12}[,;](?=\s[A-H](?![\p{L}\d]))/giu,
  energieausweisGueltigBis: /(?<!\p{L})gültig bis(?!\p{L})/giu,
  bezugsfreiAb: /(?<![\p{L}-])(?:bezug|frei|verfügbarkeit)(?=:?\s?¦)/giu,
  etage: /(?<!\p{L})(?:etage|geschosslage)(?=:?\s?¦)/giu,
  garten:
    /(?<![\p{L}-])(?:süd(?:west|ost)?|nord(?:west|ost)?|west|ost|sondernutzungs|bauern|obst)-?garten(?:s|anteil)?(?!\p{L})/giu,
  keller: /(?<![\p{L}-])(?:gewölbe|wein|natur)-?keller(?!\p{L})|(?<!\p{L})kellerr\./giu,
  terrasse: /(?<![\p{L}-])(?:süd(?:west|ost)|nord(?:west|ost)?|see|fluss)-?terrasse(?!\p{L})/giu,
  stellplatzPreis: /(?<!\p{L})TG-?\s?(?:STP|platz)(?!\p{L})/giu,
  kaeuferprovision: /(?<!\p{L})(?:unser honorar|zahl(?:t|en) uns|erhalten wir)(?!\p{L})/giu,
  heizungBaujahr: /(?<!\p{L})(?:heizungsanlage|wärmeerzeuger|anlagentechnik|\p{L}*vergaser)(?!\p{L})/giu,
}

/** Where a text uses words for the fact. */
export function namesIn(key: FactKey, text: string): Named[] {
  const topic = TOPICS.get(key)
  if (!topic) return []
  const short = SHORT[key] ? [...text.matchAll(SHORT[key])] : []
  return [...text.matchAll(topic.words), ...short].flatMap(({ index, 0: word }) => {
    const end = index + word.length
    return topic.unless?.test(text.slice(Math.max(0, index - AROUND), end + AROUND)) ? [] : [{ key, start: index, end }]
  })
}

function last(names: readonly Named[]): Named | undefined {
  return [...names].sort((a, b) => b.end - a.end)[0]
}

function first(names: readonly Named[]): Named | undefined {
  return [...names].sort((a, b) => a.start - b.start)[0]
}
