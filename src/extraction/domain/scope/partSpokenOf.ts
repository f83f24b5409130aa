import { regexp } from '#kernel/regexp.ts'
import { GARDEN_WALL } from './gardenWalls.ts'
import { wholeWords } from './wholeWords.ts'

/**
 * nebengebaeude: a barn, a stable, a garage: it is worth less and is no home. einheit: one of several flats or shops.
 * los: one of several lots or plots. einfriedung: a wall or fence round the garden, which carries no house.
 */
export type PartKind = 'nebengebaeude' | 'einheit' | 'los' | 'einfriedung'

/** The thing that a statement speaks of, where it is not the offer as a whole. */
export interface SpokenPart {
  readonly kind: PartKind
  /** Where its name is in the text. */
  readonly start: number
  readonly end: number
}

const OUTBUILDING = String.raw`(?:(?!tief|nachbar)\p{L}*(?:scheune|schuppen|remise|garage|garagenzeile|garagenreihe|garagenanlage|garagenhof|carport|stall|stallung|nebengebäude|nebengelass|stallgebäude|wirtschaftsgebäude|ökonomiegebäude|gartenhaus|gartenhütte|gewächshaus|hühnerhaus|backhaus|gerätehaus|poolhaus|maschinenhalle|lagerhalle|bergehalle|reithalle|werkstattgebäude)|(?:garten)?laube|werkstatt|halle)`
const OF_OUTBUILDING = String.raw`(?:garagen|scheunen|stall|schuppen|carport|hallen)(?:dach|dächer|tor|tore|wand|wände|decke)`
const LEVEL = String.raw`(?:\d{1,2}· ?)?(?:eg|og|dg|ug|kg|souterrain|hochparterre|(?:erd|ober|dach|unter|keller|staffel|garten)geschoss|stock|etage)`
const UNIT = String.raw`(?:einlieger(?:wohnung)?|elw|(?:ferien|gäste|dach|keller|souterrain|(?:dach|erd|ober)geschoss)wohnung|gästehaus|(?:hinter|vorder|seiten|quer)(?:haus|gebäude)|seitenflügel|laden(?:lokal|geschäft|einheit)?|gaststätte|gewerbeeinheit|büroeinheit|wohnung (?:(?:im|in der) )?(?:(?:erst|zweit|dritt|viert|ober|unter)en )?${LEVEL}(?: (?:links|rechts|mitte|vorn|hinten))?|wohnung (?:links|rechts|oben|unten)|(?:leere|leer ?stehende|freie)[nr]? \p{L}{2,16}zimmer-?wohnung(?: (?:im|in der) ${LEVEL})?|(?:leere|leer ?stehende|vermietete|freie|obere|untere|kleine|kleinere|größere|linke|rechte|mittlere|andere|zweite|dritte|erste)[nr]? (?:wohnung|einheit)|(?:wohnung|we|whg·?|einheit|wohneinheit) (?:nr· ?)?\d{1,3})`
const LOT = String.raw`(?:los (?:nr· ?)?\d{1,2}|(?:flurstück|flst·?) (?:nr· ?)?\d+(?:\/\d+)?)`

const NAMES: Readonly<Record<PartKind, string>> = {
  nebengebaeude: `(?:${OUTBUILDING}|${OF_OUTBUILDING})`,
  einheit: UNIT,
  los: LOT,
  einfriedung: GARDEN_WALL,
}
const KINDS = Object.keys(NAMES) as readonly PartKind[]
/** Of the genitive and the plural. */
const ENDING = '(?:es|s|en|n)?'
const WHOLE = String.raw`(?:wohnhaus|haupthaus|haus|bauernhaus|wohngebäude|hauptgebäude|wohnteil|gebäude|objekt|immobilie|anwesen|villa|bungalow)(?:es|s)?`

const PART: Readonly<Record<PartKind, RegExp>> = of(name => `(?<name>${name})${ENDING}`, 'g')
/** "das Dach der Scheune", "Dach am alten Stall", "Elektrik ist in der Wohnung EG rechts …" */
const BEHIND: Readonly<Record<PartKind, RegExp>> = of(
  name =>
    String.raw`(?<=^\p{L}*(?: (?:ist|sind|war|waren))? )(?:de[rs]|von|vom|von der|am|an der|auf der|auf dem|im|in der|über der|zu[rm]) (?:\p{L}+(?:e|en|er|es) )?(?<name>${name})${ENDING}`,
  '',
)
/** "die baufällige Scheune" */
const RIGHT_BEHIND: Readonly<Record<PartKind, RegExp>> = of(
  name => String.raw`(?<=^(?: ?\p{L}+(?:e|en|er|es|em)(?: \p{L}+(?:e|en|er|es|em))*)? )(?<name>${name})${ENDING}`,
  '',
)
/** "[Die] Gartenmauer hat einen Riss": what is said begins with it. */
const OPENING: Readonly<Record<PartKind, RegExp>> = of(name => `(?<=^)(?<name>${name})${ENDING}`, '')
/** "Die Fassade zur Scheune", "an der Wand zum Carport": a side of the house, by what it faces. */
const SIDE_TOWARDS =
  /(?<!\p{L})(?:\p{L}*(?:seite|wand|fassade|giebel|mauer)|ortgang) (?:hin )?(?:zu[mr]|gegen (?:die|den|das)|neben (?:der|dem)) (?:\p{L}+(?:en|n) )?$/u
/** Of a flat its own rules tell what is said of it. */
const WITH_SUBJECT: readonly PartKind[] = ['nebengebaeude', 'einfriedung']
const WHOLES = wholeWords(`${WHOLE}|wohnungen`, '')
/** "Wohnhaus und Scheune sind …" */
const WITH_THE_WHOLE = regexp.u`(?<!\p{L})(?:${WHOLE})(?:,| und| sowie| mit| samt)(?: (?:die|der|das|eine?r?))? $`
/** Those that end as adjectives do ("die", "alten", "unser") by that; each in one way only, or a long sentence takes for ever. */
const OPENING_WORD = String.raw`(?:\d[\d·)]*|auch|nur|sowohl|das|im|am|beim|vom|zum|zur|in|an|auf|bei|für|von|ein|\p{L}+(?:e|en|er|es|em))`
/** "Im alten Stall", "Die Remise": what opens a clause is what it speaks of; "hinter der Scheune" is where something lies. */
/** "Die Dacheindeckung des Stalls besteht aus …" */
const OF_ITS_PART = String.raw`(?:(?:das|die|der) )?(?!\p{L}*(?:eigentümer|besitzer|bewohner|mieter|pächter|nachbar|erbe))\p{L}+ (?:de[rs]|vom|von der|auf dem|auf der) (?:\p{L}+en )?`
const OPENS = regexp.u`(?:^|[,;:¦(] ?|^[^,;:¦(]{0,60} (?:und|aber|während|denn) )(?: ?${OPENING_WORD}(?: ${OPENING_WORD})*| ?${OF_ITS_PART})? ?$`
const SPEAKS_ON =
  /^(?: ?\((?:[^()]*)\))?(?: ?[:¦]| - |,? ?(?:baujahr|erbaut|errichtet|gebaut|aus dem jahre?|von) )|(?<!\p{L})(?:ist|sind|war|waren|hat|haben|hatte|wurden?|besteht|bestehen|besitzt|bekam|bekamen|erhielt|gibt|zeigt|zeigen|liegt|liegen|lastet|lasten|ruht|steht|stehen|muss|müssen|müssten?|sollten?|braucht|benötigt|bedarf|findet|befindet|fehlt|fehlen|zahlt|kommt|verfügt|weist|trägt|tragen)(?!\p{L})|^ (?:mit|ohne) |^(?: ?\([^()]*\))?(?: zusammen)?,? (?:ca· |etwa |rund |mit )*\d[\d·,]* ?(?:m²|qm|quadratmeter)(?!\p{L})|^ ?\([^()]*$/u
const RELATIVE =
  /^,? (?:deren|dessen|dere|welche[rs]?|die|der|das(?! (?:ist|wurde|steht|gilt) (?:als|so|uns|im grundbuch|in abteilung|schriftlich|vertraglich|mündlich|notariell))|wo|(?:in|an|auf) (?:der|dem)) /u
/** A clause with a subject of its own: ", das [Dach]". */
const OWN_SUBJECT = /[,;] (?:und |aber |jedoch |auch )?(?:das|die|der|alle|sämtliche) (?:\p{L}+(?:e|en) )?$/u
const REFERS_BACK =
  /^[^,;]{3,40} (?:ist|sind|wurden?|fehlt|fehlen) dort(?!\p{L})|^ ?(?:sie|er|es|diese[rs]?|dort|darin|darauf|daran|deren|dessen|ihre?|seine?) | vor (?:einer|der|erneuter) (?:neu|wieder)-?vermietung(?!\p{L})/u
/** "WE 4 wird frei; die Leitungen dort sind …", "In dieser Wohnung …": the flat that was named last. */
const THERE =
  /(?<!\p{L})(?:dort|darin|hier|(?:in )?(?:dieser|der|jener) (?:(?:leeren|leerstehenden|freien) )?(?:wohnung|einheit|wohneinheit))(?!\p{L}| (?:im|in der|nr·) )/u
/** Then what lies there may lie elsewhere, or everywhere. */
const ELSEWHERE =
  /(?<!\p{L})(?:\p{L}*keller\p{L}*|\p{L}*treppenhaus\p{L}*|\p{L}*hof(?:es)?|\p{L}*dachboden\p{L}*|spitzboden|speicher|heiz\p{L}*raum|\p{L}*garagen?|garten|übrige[nrs]?|restliche[nrs]?|andere[nrs]?|alle[nrs]?|beide[nrs]?|sämtliche[nrs]?|gesamte[nrs]?|ganze[nrs]?|\p{L}*haus(?:es)?|gebäudes?|objekte?s?|wohnungen|steig\p{L}*)(?!\p{L})/u
/** "Die Dachwohnung ist zu renovieren; Bad, Elektrik und Böden sind zu erneuern": what is to be done there. */
const NEEDS_WORK =
  /(?<!\p{L})(?:zu (?:renovieren|sanieren|modernisieren)|(?:renovierungs|sanierungs|modernisierungs)bedürftig|(?:wartet|warten) auf (?:eine|ihre) (?:\p{L}+e )?(?:renovierung|sanierung|modernisierung|erneuerung))$/u
const LISTS_WORK =
  /^ ?[\p{L}-]+(?:, [\p{L}-]+){0,4}(?:,? (?:und|sowie) [\p{L}-]+)? (?:sind|ist|müssen|wären?|sollten?) (?:zu |noch |neu |dabei |dann |hierbei |erneuert|gemacht)/u
const HEADING = String.raw`^ ?(?:\d[\d·)]* )?(?:\p{L}+(?:e|er|es) )?(?<name>§)${ENDING}(?: und [\p{L}-]+)?(?: ?\([^()]*\)|,? (?:von |baujahr |bj·? )?\d{4})?:?$`
const HEADINGS: Readonly<Record<PartKind, RegExp>> = {
  nebengebaeude: new RegExp(HEADING.replace('§', NAMES.nebengebaeude), 'u'),
  einheit: new RegExp(HEADING.replace('§', UNIT), 'u'),
  los: new RegExp(HEADING.replace('§', LOT), 'u'),
  einfriedung: new RegExp(HEADING.replace('§', GARDEN_WALL), 'u'),
}
const MIN_SENTENCE = 4

function of(pattern: (name: string) => string, flags: 'g' | ''): Record<PartKind, RegExp> {
  const made = KINDS.map(kind => [kind, wholeWords(pattern(NAMES[kind]), flags)] as const)
  return Object.fromEntries(made) as Record<PartKind, RegExp>
}

interface Bounds {
  readonly start: number
  readonly end: number
}

/**
 * The part of the offer that a statement speaks of at a stretch; null: the offer as a whole.
 * @param text statement text; `bounds` is the statement around the stretch
 * @param isNoun the stretch begins with a noun: behind ", das " it is a subject of its own
 */
export function partSpokenOf(
  text: string,
  bounds: Bounds,
  stretch: Bounds,
  kinds: readonly PartKind[],
  isNoun: boolean,
): SpokenPart | null {
  for (const kind of kinds) {
    const part = partOfKind(kind, text, bounds, stretch, isNoun)
    if (part) return { kind, ...part }
  }
  return null
}

/** The kinds of parts that more than one of is named: who offers one lot alone offers all there is. */
export function severalNamed(text: string): boolean {
  const named = [...text.matchAll(PART.los)].map(([name]) => name.replace(/flst·?/u, 'flurstück').replace(/nr· ?/u, ''))
  return new Set(named).size > 1
}

function partOfKind(
  kind: PartKind,
  text: string,
  bounds: Bounds,
  { start, end }: Bounds,
  isNoun: boolean,
): Bounds | null {
  const statement = text.slice(bounds.start, bounds.end)
  const inside = named(BEHIND[kind].exec(text.slice(start, end)), start)
  if (inside) return inside
  const isSubject = WITH_SUBJECT.includes(kind) && !WHOLES.test(text.slice(start, end))
  const opening = isSubject ? named(OPENING[kind].exec(text.slice(start, end)), start) : null
  if (opening) return opening
  const after = text.slice(end, bounds.end)
  const behind = named(BEHIND[kind].exec(after), end) ?? named(RIGHT_BEHIND[kind].exec(after), end)
  if (behind) return behind
  const before = text.slice(bounds.start, start)
  const last = [...before.matchAll(PART[kind])].findLast(found => governs(found, before, kind, isNoun))
  if (last) return named(last, bounds.start)
  const there = kind === 'einheit' ? flatThere(text, bounds, { start, end }) : null
  if (there) return there
  if (WHOLES.test(statement)) return null
  const earlier = text.slice(0, Math.max(0, bounds.start - 1))
  const from = earlier.lastIndexOf('.') + 1
  const previous = earlier.slice(from)
  const isSentence = statement.trim().split(' ').length >= MIN_SENTENCE
  const heading = isSentence ? named(HEADINGS[kind].exec(previous), from) : null
  if (heading) return heading
  const opens = [...previous.matchAll(PART[kind])].find(found => OPENS.test(previous.slice(0, found.index)))
  if (kind === 'einheit' && opens && NEEDS_WORK.test(previous.trim()) && LISTS_WORK.test(statement))
    return named(opens, from)
  return REFERS_BACK.test(statement) ? named([...previous.matchAll(PART[kind])].at(-1) ?? null, from) : null
}

/** The flat that the clause around the stretch points back to. */
function flatThere(text: string, bounds: Bounds, { start, end }: Bounds): Bounds | null {
  const opens = Math.max(bounds.start, ...[',', ';'].map(mark => text.slice(0, start).lastIndexOf(mark) + 1))
  const [clause = ''] = /^[^,;]*/u.exec(text.slice(end, bounds.end)) ?? []
  if (!THERE.test(text.slice(opens, end + clause.length)) || ELSEWHERE.test(text.slice(opens, end + clause.length))) return null // prettier-ignore
  // Of this sentence or the one before it.
  const from = text.slice(0, Math.max(0, bounds.start - 1)).lastIndexOf('.') + 1
  const before = text.slice(from, opens)
  const flat = [...before.matchAll(PART.einheit)].at(-1)
  return flat && !ELSEWHERE.test(before.slice(flat.index + flat[0].length)) ? named(flat, from) : null
}

/** Whether what stands before the stretch speaks of the part to the end. */
function governs(found: RegExpExecArray, before: string, kind: PartKind, isNoun: boolean): boolean {
  const between = before.slice(found.index + found[0].length)
  if (SIDE_TOWARDS.test(before.slice(0, found.index))) return false
  if (WHOLES.test(between) || WITH_THE_WHOLE.test(before.slice(0, found.index))) return false
  if (isNoun && OWN_SUBJECT.test(between)) return false
  if (RELATIVE.test(between) && !/[,;]/u.test(between.slice(1))) return true
  const rest = between.replace(regexp.u`^(?:,| und| sowie)(?: (?:die|der|das))? ${NAMES[kind]}`, '')
  return OPENS.test(before.slice(0, found.index)) && (SPEAKS_ON.test(rest) || rest.trim() === '') && !/[;]/u.test(rest)
}

function named(found: RegExpExecArray | null, offset: number): Bounds | null {
  const name = found?.groups?.name
  if (!found || name === undefined) return null
  const at = offset + found.index + found[0].indexOf(name)
  return { start: at, end: at + name.length }
}
