import { regexp } from '#kernel/regexp.ts'
import { denialOf } from '../scope/denial.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { type CostSubject, DAMAGES, isDamage } from './costSubject.ts'
import { WORK_KINDS, WORK_NOUNS, type WorkKind, workKindsIn } from './plannedWorks.ts'
import type { Statement } from './statementsOf.ts'

/** What seals a roof or a balcony ("Dachabdichtung") is its covering: works on that part, and no damp of the walls. */
const DAMAGE_NOUNS: Readonly<Record<(typeof DAMAGES)[number], string>> = {
  holz: '(?:echte[nr]? )?hausschwamm\\p{L}*|schwamm\\p{L}*|holzschutz\\p{L}*|holzwurm\\p{L}*|hausbock\\p{L}*|(?<!\\p{L})(?:holz)?schädlings?befall|(?:holz)?schädlinge?n?|insektenbefall|balkenköpfe\\p{L}*|holzschäden',
  feuchte: '\\p{L}*feuchte\\p{L}*|(?:durch)?feucht|trockenlegung\\p{L}*|trockenzulegen|\\p{L}*(?:keller|sockel|außenwand)\\p{L}* (?:\\p{L}+ ){0,4}(?:abdichten|trockenlegen)|\\p{L}*feuchtigkeit\\p{L}*|(?!\\p{L}*dach|balkon|loggi|terrasse)\\p{L}*abdichtung\\p{L}*|abzudichten|nass(?:e[nrs]?)?|durchfeucht\\p{L}*|schimmel\\p{L}*|wasserschaden\\p{L}*|horizontalsperre|drainage',
  statik: '\\p{L}*risse?n?|setzungs\\p{L}*|setzungen|statik|statisch\\p{L}*|fundament\\p{L}*',
  schadstoffe: '\\p{L}*asbest\\p{L}*|altlast\\p{L}*|schadstoff\\p{L}*|eternit\\p{L}*',
} // prettier-ignore
/** A home that has been gutted or was never finished. */
const UNFINISHED =
  'entkernt\\p{L}*|rohbau(?:zustand|zustandes)?|(?:zu)?rückgebaut\\p{L}*|(?<=(?:wohnung|einheit|dg|og|eg|geschoss|rechts|links)[^.]{0,60})wiederherstellung|unausgebaut\\p{L}*|(?:nicht|un)(?: ganz| vollständig)? ?fertig(?:gestellt\\p{L}*)?'
const OVEN =
  '\\p{L}*kamine?s?|\\p{L}*schornsteins?|kaminofens?|kachelofens?|kamineinsatz\\p{L}*|einsatz(?= [^.]{0,30}kosten)'
/** Of no part alone: the sum is for envelope and heating together. */
const ENERGY =
  'energetisch\\p{L}* (?:stand|zustand|standard|niveau|\\p{L}*sanierung|\\p{L}*modernisierung|ertüchtigung|maßnahmen|verbesserung\\p{L}*|(?:auf den )?stand)|energetisch (?:zu )?(?:sanier|modernisier|ertüchtig|heb)\\p{L}*'
/** What is charged by town or utility; it mends nothing. */
const CHARGES =
  '(?:erschließungs|anlieger|kanal(?:anschluss|bau)?|anschluss|straßenausbau|herstellungs|abwasser(?:anschluss)?|wasseranschluss)-?(?:beitr[aä]ge?n?|beitrags|gebühr(?:en)?)'
/** "Fugen im Hallenboden", "Fugen im Bad": none of the façade. */
const INDOORS =
  '(?! (?:im|in|am|des|der|vom|zwischen) [^.,;¦]{0,20}(?:boden|böden|estrich|fliesen|bad|dusche|pflaster|platten)\\p{L}*)'
const SUBJECTS: readonly { readonly subject: CostSubject; readonly pattern: RegExp }[] = [
  ...DAMAGES.map(subject => ({ subject, pattern: wholeWords(DAMAGE_NOUNS[subject], 'g') })),
  { subject: 'ausbau', pattern: wholeWords(UNFINISHED, 'g') },
  { subject: 'ofen', pattern: wholeWords(OVEN, 'g') },
  { subject: 'energie', pattern: wholeWords(ENERGY, 'g') },
  { subject: 'haustuer', pattern: wholeWords('haustür|hauseingangstür|garagentore?s?', 'g') },
  { subject: 'erschliessung', pattern: wholeWords(CHARGES, 'g') },
  ...WORK_KINDS.map(subject => ({ subject, pattern: wholeWords(moreOf(subject), 'g') })),
]

/** What of works is named otherwise where a cost is beside it. */
function moreOf(kind: WorkKind): string {
  const more: Partial<Record<WorkKind, string>> = {
    heizung: '\\p{L}*therme|\\p{L}*blockheizkraftwerke?s?|bhkw|\\p{L}*kessels?|\\p{L}*brenner',
    leitungen: '(?:(?!bau|ober)\\p{L}*)leitung(?:en)?|kanal(?:anschluss)?|grundleitung(?:en)?|kanalsanierung',
    fassade: `(?:nach|neu|aus|zu)?(?:ver)?fug(?:en|ung|t|ungen|ens|arbeiten)${INDOORS}|(?:klinker|fassaden|mauerwerks)?fugen(?:sanierung|erneuerung)?${INDOORS}|\\p{L}*klinker\\p{L}*|\\p{L}*putz(?:es|schäden|arbeiten)?|mauerwerks?|verblend\\p{L}*`,
    balkon: '(?:balkon|loggia|loggien)(?:platten?|brüstung\\p{L}*)|betonplatten?',
    dach: 'flachdach|dach(?!geschoss|wohnung|boden)\\p{L}*|dachrinnen?|(?:neu|neuein|um)deckung',
    aussenanlagen:
      '(?:stütz|garten|hof)mauer|(?:\\p{L}*zaun|zäune)(?:s|es)?|(?:garten|hof)tor|pflaster|hof|(?<!(?<!\\p{L})(?:über|auf|an|von|mit|vor|in|zu|zur)(?: der| die| einer)? )(?:holz)?terrasse(?:nbelag|nplatten)?',
    ganzes:
      'alles zusammen|das (?:alles|ganze)|alles in allem|(?:sanierungs|renovierungs|modernisierungs|instandsetzungs)(?:bedarf|aufwand|kosten)|(?:wohn)?(?:haus|gebäude)(?:sanierung|renovierung|modernisierung)|(?:vollständig|komplett|umfassend|gründlich|rundum) (?:zu )?(?:sanieren|renovieren|modernisieren)|gründliche[nr]? (?:sanierung|renovierung)',
  }
  return more[kind] ? `${WORK_NOUNS[kind]}|${more[kind]}` : WORK_NOUNS[kind]
}
/** "Wasserleitungen im Keller": where they are. */
const PLACE = /(?<!\p{L})(?:im|vom|unterm) $/u

/** "ein Angebot zum Streichen des Zauns": what the amount is for; that no trade of ours is named says nothing of the sentence before. */
const PURPOSE = regexp.u`(?<!\p{L})(?:angebote?s?|kostenvoranschl\p{L}*|kostenschätzung|kosten)(?: \p{L}+){0,2}? (?:zum|zur|für (?:die|das|den|eine[nm]?))(?: \p{L}+e[nrs]?)? (?!(?:lag|liegt|beträgt|betrug|lautet|kam|von|über|zu|mit|bei|vor)(?!\p{L}))(?<purpose>\p{L}+)`
/** "für die Beseitigung": of what was named before. */
const OF_WHAT_WAS_NAMED =
  /^(?:\p{L}*(?:aufsetzung|beseitigung|behebung|reparatur|instandsetzung|ausbesserung|erneuerung|sanierung|modernisierung|renovierung|arbeiten|maßnahmen?|ersatz|austauschs?|tauschs?|wiederherstellung|ertüchtigung|überholung|einbaus?|ausbaus?|schadens?|schäden|mangels?|mängel)|neue[nrs]?|nötigste|notwendige|ganze|alles|material|käufers?|verkäufers?|eigentümers?|erwerbers?|wohnung|haus|hauses|objekts?|gebäudes?|einheit)$/u

/** A work of its own on the whole home, whatever was named before: "für eine zeitgemäße Modernisierung". It mends no damage that another sentence tells. */
export const OF_THE_WHOLE: RegExp = wholeWords(
  String.raw`eine[rn]? (?:\p{L}+ ){0,2}?(?:(?:kern|voll|komplett|gesamt|grund|general)?(?:modernisierung)|(?:kern|voll|komplett|gesamt|grund|general)(?:sanierung|renovierung))|(?:zeitgemäße[nrs]?|umfassende[nrs]?|komplette[nrs]?|vollständige[nrs]?|durchgreifende[nrs]?|grundlegende[nrs]?|gründliche[nrs]?) (?:\p{L}+ )?(?:sanierung|modernisierung|renovierung|instandsetzung)`,
  '',
)
/** What is missing beside a damage is none that is denied: "keine Horizontalsperre". */
const REMEDY = /^(?:\p{L}*abdicht|abzudicht|trocken|horizontal|drainage|holzschutz|stati|fundament)/u

/** "Die Instandsetzungskosten": of the damage that was named before; without any, of what was named last. */
export function subjectOf(text: string, at: number, before: readonly Statement[]): CostSubject | null {
  if (isForAll(text, at, before)) return 'ganzes'
  if (isOfOtherItem(text.slice(0, at))) return null
  const own = severalIn(text.slice(0, at)) ? 'ganzes' : subjectIn(text, at)
  if (own !== null && own !== 'ganzes') return own
  const purpose = PURPOSE.exec(text)?.groups?.['purpose']
  if (own === 'ganzes' && OF_THE_WHOLE.test(text)) return own
  if (own === null && purpose !== undefined && !OF_WHAT_WAS_NAMED.test(purpose)) return null
  const renewed = own === null && RENEWS.test(text) ? onlyPartIn(before) : null
  if (renewed !== null) return renewed
  const named = before.toReversed().flatMap(one => subjectIn(one.text, one.text.length) ?? [])
  return named.find(one => isDamage(one) || one === 'ausbau') ?? own ?? named[0] ?? null
}

/** "Fugen, Austausch der RWA-Steuerung (Angebot 14.200 €)": a bracket behind one item of a list is of that item, be it none of our trades. */
function isOfOtherItem(text: string): boolean {
  const item = ITEM_IN_LIST.exec(text)?.groups?.['item']
  return item !== undefined && subjectsNamed(item).length === 0
}
const ITEM_IN_LIST =
  /[,:] (?<item>(?:austausch|erneuerung|ersatz|einbau|nachrüstung|reparatur|instandsetzung|überholung|wartung) (?:der|des|von|einer|eines) [\p{L}-]+(?: \p{L}+){0,2}) \((?:laut )?(?:angebot|kostenvoranschlag|kosten|preis)[^().]{0,24}$/u

/** "Ein Angebot über die Erneuerung": a part is renewed, and never the damp that it lets in. */
const RENEWS =
  /(?<!\p{L})(?:angebote?s?|kostenvoranschl\p{L}*|kosten)(?: \p{L}+){0,3}? (?:über|für|zur?|der|einer) (?:die |eine |der )?(?:\p{L}+e[nr]? )?(?:erneuerung|neu(?:ein)?deckung|austausch|ersatz)(?!\p{L})/u

/** The part that is told of before, where it is the only one. */
function onlyPartIn(before: readonly Statement[]): CostSubject | null {
  for (const { text } of before.toReversed()) {
    const parts = subjectsNamed(text).filter(one => !isDamage(one) && one !== 'ganzes')
    if (parts.length > 0) return parts.length === 1 ? (parts[0] ?? null) : null
  }
  return null
}

/** "165.000 bis 195.000 € für alles": of all works that were named before, whatever it leaves out behind. */
function isForAll(text: string, at: number, before: readonly Statement[]): boolean {
  const isBeside = FOR_ALL_BEFORE.test(text.slice(0, at)) || FOR_ALL_BEHIND.test(text.slice(at))
  return isBeside && [...before.map(one => one.text), text.slice(0, at)].some(one => subjectsNamed(one).length > 0)
}
const FOR_ALL_BEFORE = /(?<!\p{L})für alles(?: zusammen)?(?: \p{L}+){0,4}:? (?:\d[\d·]* (?:-|bis(?: zu)?) )?$/u
const FOR_ALL_BEHIND =
  /^[\d·,]+(?: (?:euro|eur|€))?(?: ?(?:-|bis(?: zu)?) ?[\d·,]+)? ?(?:euro|eur|€)? für alles(?! (?:andere|weitere|übrige)|\p{L})/u

/** "Renovierungsbedürftig (Bad, Böden, Elektro), Aufwand 25.000 €", "ist zu renovieren (Bad, Böden)": the amount is for all that is counted up before it. */
function severalIn(text: string): boolean {
  const list = ENUMERATED.exec(text)?.groups?.['list']
  return list !== undefined && new Set(workKindsIn(list)).size > 1
}
const ENUMERATED =
  /(?:(?:sanierungs|renovierungs|modernisierungs|instandsetzungs)?bedürftig\p{L}*|zu (?:renovieren|sanieren|modernisieren|erneuern)) ?(?:sind |ist )?[(:] ?(?<list>[^()]*,[^()]*)\)?/u

/** Each thing that words name, as they come; the whole only where nothing else is named. */
export function subjectsNamed(text: string): CostSubject[] {
  const found = SUBJECTS.flatMap(({ subject, pattern }) =>
    [...text.matchAll(pattern)].slice(0, 1).map(({ index }) => ({ subject, index })),
  ).filter(({ subject, index }) => subject !== 'keller' || !PLACE.test(text.slice(0, index)))
  const named = found.toSorted((a, b) => a.index - b.index).map(({ subject }) => subject)
  const parts = named.filter(subject => subject !== 'ganzes')
  return parts.length > 0 ? parts : named
}

/** A damage before a part of the building, a part before the whole; of several the one nearest before the amount. */
function subjectIn(text: string, at: number): CostSubject | null {
  const places = SUBJECTS.flatMap(({ subject, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => subject !== 'keller' || !PLACE.test(text.slice(0, index)))
      .filter(({ 0: word, index }) => !isDamage(subject) || REMEDY.test(word) || !isDenied(text, index, word.length))
      .map(({ index }) => ({
        subject,
        rank: isDamage(subject) || subject === 'ausbau' ? 0 : subject === 'ganzes' ? 2 : 1,
        away: index <= at ? at - index : 1000 + index - at,
      })),
  )
  return places.toSorted((a, b) => a.rank - b.rank || a.away - b.away)[0]?.subject ?? null
}

function isDenied(text: string, start: number, length: number): boolean {
  return denialOf(text, { start: 0, end: text.length }, start, start + length).denied
}
