import { wholeWords } from '../scope/wholeWords.ts'
import type { Remark, Topic } from '../remark.ts'

/** What an expert takes off a value. A right of others is told whatever was taken off for it. */
const OF_SUBSTANCE: readonly Topic[] = [
  'dach',
  'fassade',
  'fenster',
  'elektrik',
  'wasserleitungen',
  'abwasser',
  'baeder',
  'feuchte',
  'schadstoffe',
  'schaedlinge',
  'statik',
  'instandhaltungsstau',
  'schaeden',
]
/** The value of an expert, not the price of a seller, who says so of every fault. */
const DEDUCTED = wholeWords(
  String.raw`(?:im|in dem|beim|bei der) (?:\p{L}+ )?(?:\p{L}*wert(?:e|es|ermittlung)?|gutachten) (?:wurde[n]? |bereits |schon |mit einem abschlag |wertmindernd |als abschlag )*(?:berücksichtigt|abgezogen|eingerechnet|enthalten|eingeflossen)|(?:gutachter(?:in)?|sachverständige[rn]?|gutachten|bewertung)(?!\p{L})(?:(?!nicht|keine?n?(?!\p{L}))(?:[^.]|(?<=\d)\.(?=\d))){0,50}(?:abgezogen|in abzug gebracht|abgesetzt|als abschlag angesetzt)|(?:bereits |schon )?wertmindernd (?:bereits )?(?:berücksichtigt|angesetzt)`,
  '',
)
/** "Für die Beseitigung sind 18.000 € angesetzt": of the list of faults in the sentence before. */
const OF_ALL_BEFORE =
  /^(?:dafür|hierfür|für (?:(?:die|deren|ihre|diese|alle|notwendige|erforderliche) ){0,2}(?:\p{L}*instandsetzung\p{L}*|beseitigung|behebung|mängel\p{L}*|schäden|reparaturen|(?:instandhaltungs|unterhaltungs|reparatur)-?stau)|(?:die|alle|diese) (?:genannten )?(?:mängel|schäden))(?!\p{L})/u
/** A sentence ends where a capital follows: "22.000 €; Feuchte" goes on. */
const END = /[.!?](?=\s+\p{Lu})/gu
/** Characters; more is a list of sentences, not one. */
const MAX_LENGTH = 400

/** True where the sentence says that a fault is in the expert's value already: it must not weigh like one nobody reckoned with. */
export function isDeducted(text: string, at: number): boolean {
  const ends = [...text.matchAll(END)].map(({ index }) => index + 1)
  const from = ends.filter(end => end <= at).at(-1) ?? 0
  const to = ends.find(end => end > at) ?? text.length
  if (DEDUCTED.test(text.slice(Math.max(from, at - MAX_LENGTH), Math.min(to, at + MAX_LENGTH)).toLowerCase()))
    return true
  const next = text
    .slice(to, ends.find(end => end > to) ?? text.length)
    .trimStart()
    .toLowerCase()
  return OF_ALL_BEFORE.test(next) && DEDUCTED.test(next)
}

/** German, behind what a finding means. */
export const IN_EXPERTS_VALUE = 'im Wert des Gutachtens schon abgezogen'

/** What is in the expert's value: a finding to be looked at still, but no red that counts a second time. */
export function asDeducted<RemarkCore extends Pick<Remark, 'tone' | 'meaning' | 'certainty'>>(
  topic: Topic,
  said: RemarkCore,
): RemarkCore {
  if (!OF_SUBSTANCE.includes(topic) || said.certainty !== 'stated' || said.tone !== 'gefahr') return said
  return { ...said, tone: 'warnung', meaning: `${said.meaning} – ${IN_EXPERTS_VALUE}` }
}
