import type { FactKey, FactValue } from './sample.ts'

/** Years and counts: next to right is wrong. */
const EXACT: readonly FactKey[] = [
  'baujahr',
  'heizungBaujahr',
  'letzteModernisierung',
  'zimmer',
  'schlafzimmer',
  'badezimmer',
  'etagenzahl',
  'einheiten',
]
/** Numbers that may also be written in a text, as in "2019 (Bad)" or "noch 45 Jahre". */
const NUMBER_IN_TEXT: readonly FactKey[] = ['heizungBaujahr', 'letzteModernisierung', 'erbbauRestlaufzeit']
const DATES: readonly FactKey[] = ['energieausweisGueltigBis', 'bezugsfreiAb', 'exposeDatum', 'erbbauRestlaufzeit']
const LITERAL: readonly FactKey[] = ['plz', 'energieklasse', 'anbieterArt']
const NEGATION = /(^| )(kein|keine|keiner|nicht|ohne|nein)( |$)/

/** Words that mean the same kind of property; the first family that fits counts. */
const PROPERTY_FAMILIES: readonly (readonly string[])[] = [
  ['grundstuck', 'bauplatz'],
  ['wohnung', 'apartment', 'appartement', 'maisonette', 'penthouse', 'etw', 'loft', 'wohnungseigentum', 'souterrain'],
  ['doppelhaus', 'dhh'],
  ['reihen', 'rmh', 'reh'],
  ['wohn und geschaft', 'geschaftshaus', 'gewerbe'],
  ['mehrfamilien', 'mfh', 'zinshaus', 'renditeobjekt', 'mietshaus'],
  ['zweifamilien', 'zfh'],
  ['resthof', 'bauernhaus', 'bauernhof', 'hof'],
  ['haus', 'villa', 'bungalow', 'efh', 'anwesen'],
]

/** Whether the engine's value says what the reader found. */
export function sameFact(key: FactKey, got: unknown, want: FactValue): boolean {
  if (typeof want === 'number') return sameNumber(key, got, want)
  if (typeof want === 'boolean' || typeof got === 'boolean') return got === want
  if (typeof got === 'number') return folded(String(got)) === folded(want)
  return typeof got === 'string' && got.trim() !== '' && sameText(key, got, want)
}

function sameNumber(key: FactKey, got: unknown, want: number): boolean {
  if (typeof got === 'string' && NUMBER_IN_TEXT.includes(key)) return folded(got).split(' ').includes(String(want))
  if (typeof got !== 'number') return false
  if (EXACT.includes(key)) return got === want
  return Math.abs(got - want) <= Math.max(0.005 * Math.abs(want), 0.011)
}

function sameText(key: FactKey, got: string, want: string): boolean {
  const [a, b] = [folded(got), folded(want)]
  if (a === b) return true
  if (LITERAL.includes(key)) return false
  if (key === 'energieausweisArt') return ['bedarf', 'verbrauch'].some(kind => a.includes(kind) && b.includes(kind))
  if (key === 'objektart' && familyOf(a) !== undefined) return familyOf(a) === familyOf(b)
  const dates = DATES.includes(key) ? ([dateIn(got), dateIn(want)] as const) : []
  if (dates[0] && dates[1]) return dates[0].startsWith(dates[1]) || dates[1].startsWith(dates[0])
  if (NEGATION.test(a) !== NEGATION.test(b)) return false
  const [x, y] = key === 'etage' ? [storey(a), storey(b)] : [a, b]
  return holds(x, y) || holds(y, x) || shareOfWords(y, x) > 0.5
}

function familyOf(text: string): number | undefined {
  const at = PROPERTY_FAMILIES.findIndex(family => family.some(word => text.includes(word)))
  return at < 0 ? undefined : at
}

/** Lower case, no accents, no punctuation but "/" inside numbers. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/([a-z])str\.( |$)/g, '$1strasse$2')
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()
}

function storey(text: string): string {
  return text
    .replace(/obergeschoss|stock(werk)?\b/g, 'og')
    .replace(/erdgeschoss|parterre\b/g, 'eg')
    .replace(/dachgeschoss/g, 'dg')
    .replace(/souterrain|untergeschoss|tiefeg/g, 'ug')
}

/** Short words and numbers must stand alone: "2 og" is not in "12 og", "eg" not in "regal". */
function holds(whole: string, part: string): boolean {
  if (/\d/.test(part) || part.length < 3) return ` ${whole} `.includes(` ${part} `)
  return whole.includes(part)
}

function shareOfWords(wanted: string, given: string): number {
  const words = wanted.split(' ').filter(word => word.length > 2 || /\d/.test(word))
  return words.filter(word => holds(given, word)).length / Math.max(1, words.length)
}

const MONTHS = [
  'januar',
  'februar',
  'marz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
]

/** The first date in the text as JJJJ-MM-TT, or JJJJ-MM where no day is given. */
function dateIn(text: string): string | undefined {
  const iso = /\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/.exec(text)
  if (iso) return written(iso[1], iso[2], iso[3])
  const full = /\b(\d{1,2})\.\s?(\d{1,2})\.(\d{4})\b/.exec(text)
  if (full) return written(full[3], full[2], full[1])
  const short = /\b(\d{1,2})[./](\d{4})\b/.exec(text)
  if (short) return written(short[2], short[1])
  const named = /\b(?:(\d{1,2}) )?([a-z]+) (\d{4})\b/.exec(folded(text))
  const month = MONTHS.indexOf(named?.[2] ?? '') + 1
  return named && month > 0 ? written(named[3], String(month), named[1]) : undefined
}

function written(year = '', month = '', day?: string): string {
  return [year, month.padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-')
}
