import type { Hit } from './signs.ts'

/** A stretch of statement text: what is judged. */
export interface Stretch {
  readonly start: number
  readonly end: number
  /** Where the value itself begins, behind its label: signs between the two count. */
  readonly core: number
}

/** Between the parts of a sentence. A comma between digits parts nothing. */
const EDGE = /[;:()¦.]|, | - /u
const EDGES = new RegExp(EDGE.source, 'gu')
/** Adjectives between a sign and its noun, and "ehemalige Nutzung als …". */
const ADJECTIVES =
  /^(?:[\p{L}\d]*-)?(?: ?(?:(?:[\p{L}/-]+(?:e|en|er|es|em)|nutzung als|und)(?= )))* ?["„»(]?(?:[\p{L}\d]+-)?$/u
/** What ends the reach of a sign that looks ahead. */
const TURNS =
  /(?<!\p{L})(?:jetzt|heute|nun|nunmehr|aktuell|inzwischen|mittlerweile|aber|jedoch|sondern|sowie|auf|richtig|tatsächlich)(?!\p{L})/u
const NEXT_TO_IT =
  /^\)?(?: ?(?:ist|sind|wird|werden|noch|bereits|schon|auch|derzeit|aktuell|teilweise|komplett|je|vom|von|im|in|zum)){0,3} ?[(:,¦-]? ?[(¦]? ?$/u
const ENUMERATION =
  /^\p{L}*(?: (?:und|oder) [\p{L}/-]+)?(?:, (?:[\p{L}-]+ ){0,2}[\p{L}/-]+){0,6},? (?:und|oder|sowie|bzw·) (?:[\p{L}-]+ ){0,2}[\p{L}/-]+(?: [\p{L}]+){0,3} ?[(:]?$/u
/** Not ", die Fenster wurden 1994 …": with its verb behind a noun it is a clause of another thing. */
const RELATIVE =
  /^,? ?(?:die|der|das|welche[rs]?|diese[rs]?)(?! [\p{L}-]+ (?:wurden?|ist|sind|waren?|hat|haben)(?!\p{L}))(?: [\p{L}\d]+){0,6} $/u
/** "Der Carport, der links steht, ist von 2015, den behalten wir": the pronoun takes up what the sentence began with. */
const TAKEN_UP = /(?:,| -| –| und| aber) (?:die|den|das|diese[ns]?)(?: (?:aber|jedoch|allerdings|selbst|weiterhin))? $/u
const KEPT = /^(?:behalte|behält|verbleib)/u
const BEGINS_SENTENCE = /(?:^|[.;:!?¦]) ?(?:(?:die|der|das|den|unsere?[nr]?|meine?[nr]?) )?$/u
/** Says of the one thing that it is there, before the sign speaks of another. */
const SETTLES =
  /(?<!\p{L})(?:vorhanden|enthalten|inklusive|inkl·|verfügt|bietet|besitzt|befinde[nt]|gehör(?:t|en) dazu)(?!\p{L})/u
const NEW_CLAUSE =
  / (?:und|aber|während|jedoch|wobei|dafür|weil|da) (?:der|die|das|den|eine?[rn]?|es|wir|sie|man|ihr|auch|zudem) /u
const VERB =
  /(?<!\p{L})(?:ist|sind|hat|haben|gibt|verfügt|verfügen|bietet|besitzt|befindet|liegt|wurden?|besteht|gehört|erwartet|steht)(?!\p{L})/u
/** From here on the address is that of the object again. */
const OFFERED =
  /(?<!\p{L})(?:\p{L}*wohnung|\p{L}*haus|\p{L}*häuser|objekt\p{L}*|grundstück\p{L}*|immobilie|anwesen|lage|gelegen|belegen|gemarkung|verkauf\p{L}*|angeboten)(?!\p{L})/u
/** "im Erdgeschoss eine ehemalige Gaststätte": the noun that ends the stretch. */
const ITS_NOUN = /^(?: [\p{L}-]+){1,2}$/u
const MAX_BETWEEN = 70
/** A list of things that one word behind it excludes. */
const MAX_LIST = 120

/** Whether a sign turns what a stretch says. */
export function governs({ sign, start, end }: Hit, stretch: Stretch, text: string): boolean {
  const isInside = start < stretch.end && end > stretch.start
  // "grenzt nach Norden an" around "nach Norden", "wir ziehen ins betreute Wohnen" to its end
  if (start < stretch.start && end > stretch.end) return 'bearer' in sign.says
  if (start < stretch.start && end === stretch.end && 'bearer' in sign.says) return true
  if (sign.reach === 'onward') return end <= stretch.core && !OFFERED.test(text.slice(end, stretch.core))
  if (sign.reach === 'statement' || sign.reach === 'rest') return sign.reach === 'statement' || end <= stretch.core
  // "19.320 €, bei Vollvermietung 23.340 €"
  if (isInside && start > stretch.core && sign.reach === 'part' && hasOwnAmount(text, end)) return false
  if (isInside && start >= stretch.core)
    return !looksAhead(sign) || start - stretch.core < 4 || ITS_NOUN.test(text.slice(end, stretch.end))
  const ahead = end <= stretch.core
  // "Kaltmiete 585 €, bei Neuvermietung sind 780 € realistisch": it begins a clause with a figure of its own.
  if (
    sign.reach === 'behind' &&
    /^bei /u.test(text.slice(start, end)) &&
    beginsWithAmount(text, stretch.end, start, end)
  )
    return false
  if (sign.reach === 'behind')
    return !ahead && start >= stretch.end && reachesBack(text, stretch, start, 'bearer' in sign.says)
  if (sign.reach === 'part')
    return ahead
      ? isSamePart(text.slice(end, stretch.core))
      : isSamePart(text.slice(stretch.core, start)) && !hasOwnAmount(text, end)
  if (!ahead) return start <= stretch.core && end > stretch.core && isInside
  const between = text.slice(end, Math.max(end, end <= stretch.start ? stretch.start : stretch.core))
  if (sign.reach === 'phrase') return ADJECTIVES.test(between)
  // "Nicht enthalten: Bodenplatte (ab 27.500 €), Außenanlagen, Carport": a list behind a colon, to its end.
  if ('stance' in sign.says && sign.says.stance === 'excluded' && /^ ?:/u.test(between)) return !SETTLES.test(between)
  return reachesOn(between) && !TURNS.test(text.slice(end, stretch.core))
}

function looksAhead({ reach }: Hit['sign']): boolean {
  return reach === 'ahead' || reach === 'phrase'
}

function reachesOn(between: string): boolean {
  const rest = between.replace(/^ ?[:¦(]? ?/u, '')
  return rest.length <= MAX_BETWEEN && !EDGE.test(rest) && !/ (?:und|mit) /u.test(rest)
}

function reachesBack(text: string, { start: begin, end }: Stretch, start: number, isBearer: boolean): boolean {
  // "Photovoltaik: Leerrohre vorbereitet"
  const between = text.slice(end, start).replace(/^:(?= (?!ausbau|nutzung|umbau))/u, '')
  if (NEXT_TO_IT.test(between)) return true
  if (between.length > MAX_LIST || SETTLES.test(between)) return false
  if (!isBearer && isTakenUp(text, begin, between, start)) return true
  if (!isBearer && ENUMERATION.test(between)) return true
  if (between.length > MAX_BETWEEN) return false
  if (!isBearer && RELATIVE.test(between)) return true
  if (EDGE.test(between)) return false
  const before = text.slice(text.lastIndexOf('.', end - 1) + 1, end)
  return !(NEW_CLAUSE.test(between) && VERB.test(before))
}

function isTakenUp(text: string, begin: number, between: string, start: number): boolean {
  return (
    TAKEN_UP.test(between) &&
    KEPT.test(text.slice(start)) &&
    !/[.;:¦]/u.test(between) &&
    BEGINS_SENTENCE.test(text.slice(0, begin))
  )
}

function isSamePart(between: string): boolean {
  if (!EDGE.test(between)) return true
  // "Baujahr: vermutlich 1965" and "Keller (vermutlich feucht)": one mark between the two parts nothing.
  const edges = [...between.matchAll(EDGES)]
  return edges.length === 1 && /[:¦(]/u.test(edges[0]?.[0] ?? '') && between.length < 50
}

function beginsWithAmount(text: string, from: number, start: number, end: number): boolean {
  return (
    /^,\s$/u.test(text.slice(from, start)) &&
    /^[^.,;¦]{0,40}\d[\d·]*(?:,\d+)? ?(?:€|eur)/u.test(text.slice(end, end + 60))
  )
}

/** "660.000 € (vorher 730.000 €)", "VB 64.900,- (vorher 72)": the sign speaks of the figure behind it. */
function hasOwnAmount(text: string, end: number): boolean {
  return /^ ?(?:(?:ca·|bei|noch|für|war) ?)?(?:€ ?)?\d{1,3}(?:[·.]\d{3})*(?:,\d+)? ?(?:€|eur|euro|m²|qm|%|\))/u.test(
    text.slice(end, end + 30),
  )
}
