import { wholeWords } from '../scope/wholeWords.ts'
import { TRADES } from './rules/trades.ts'

/** Looked at, cleaned, painted, mended, insulated: whoever says so with a year has made nothing new. */
const WEAK =
  /(?<!\p{L})(?:(?:durch|nach|an)gesehen|(?:über|ge)prüft|überprüft|kontrolliert|begutachtet|inspiziert|abgenommen|gewartet|(?:ab|durch)?gespült|gereinigt|entkalkt|(?:an)?gestrichen|lackiert|lasiert|imprägniert|versiegelt|beschichtet|verfugt|(?:ver|nach)mörtelt|verspachtelt|ausgebessert|repariert|geflickt|nachgebessert|(?:ein|nach)gestellt|gefettet|geölt|aufgefrischt|aufgearbeitet|überarbeitet|\p{L}*(?:aufarbeitung|überarbeitung|ausbesserung|reparatur|auffrischung)(?:en)?|elektrifiziert|gedämmt|isoliert|abgedichtet|\p{L}*(?:anstrich|kontrolle|wartung|inspektion)(?:e?s)?|neue[rnsm]? (?:\p{L}+e[nrs]? )?(?:dichtung(?:en)?|armatur(?:en)?|griffe|beschläge|farbe))(?!\p{L})/u
/** Of what was mended something is better than before. */
const MENDED =
  /(?<!\p{L})(?:aufgearbeitet|überarbeitet|\p{L}*(?:aufarbeitung|überarbeitung|ausbesserung|reparatur|auffrischung)(?:en)?|abgedichtet|repariert|ausgebessert|nachgebessert|geflickt|aufgefrischt)(?!\p{L})/u
/** "neu" renews where no weaker word follows: not in "neu lackiert", "neue Dichtungen". */
const STRONG =
  /(?<!\p{L})(?:erneuer\p{L}*|\p{L}*(?:saniert|modernisiert|renoviert|sanierung|modernisierung|erneuerung)|ersetzt|(?:aus)?getauscht|\p{L}*gewechselt|(?:ein|um|neu)?gedeckt|\p{L}*eindeckung|eingebaut|installiert|verlegt|umgebaut|gemacht|machen|gestaltet|gekommen|neue?[rnsm]?(?! (?:\p{L}+e[nrs]? )?(?:(?:durch|nach|an)gesehen|lackiert|lasiert|gestrichen|verfugt|\p{L}*mörtelt|abgedichtet|imprägniert|versiegelt|beschichtet|eingestellt|verspachtelt|\p{L}*anstrich|dichtung(?:en)?|armatur(?:en)?|griffe|beschläge|farbe)))(?!\p{L})/u
/** "ist von 1998 und wurde jedes Jahr gewartet": its age is told before. */
const AGED = /(?<!\p{L})(?:von|aus|baujahr|bj·?|jahre?|typenschild) (?:ca· |etwa )?(?:1[89]|20)\d\d(?!\d)/u
/** The sealing of a flat roof is its covering. */
const RESEALED = /flachdach[^,]*(?<!\p{L})neu(?: [\p{L}-]+){0,3} abgedichtet|flachdach[^,]*neu abgedichtet/u
/** "neu abgedichtet (ohne Dämmung)": the next sealing comes with the insulation that the law asks for. */
const UNINSULATED = /^[^.;¦]*(?<!\p{L})(?:ohne (?:\p{L}+ )?(?:dämmung|dämmschicht)|nicht gedämmt|ungedämmt)(?!\p{L})/u
const NAMES = wholeWords(TRADES.map(({ nouns }) => nouns).join('|'), 'g')

/** The looks alone, however much is called new. */
const FACELIFT =
  /(?<!\p{L})(?:facelift\p{L}*|kosmetisch\p{L}*|optisch (?:\p{L}+ )?(?:aufgefrischt|aufgewertet|verschönert))(?!\p{L})/u
/** "die Leitungen repariert und ein Raum neu verputzt": what is new is another thing. */
const ANOTHER_BEHIND = / und (?:eine?[nrms]?|die|der|das|den|dem) (?:\p{L}+(?:e|en|er|es) )?(?=\p{L})/u
/** "das Dach zwischen den Sparren mit Mineralwolle (1984)": the tiles are as old as they were. */
const INSULATION_ALONE =
  /(?<!\p{L})(?:zwischen|unter)(?: den)? ?sparren|mineralwolle|glaswolle|steinwolle|zellulose|dämmung (?:de[rs]|vom|am) \p{L}*dach/u

/** "Das Wannenbad hat ein Fenster und wurde 2015 erneuert": a merit of the room. */
const IN_A_ROOM =
  /(?<!\p{L})(?:\p{L}*b[aä]d(?:er|ezimmer)?|\p{L}*küche|\p{L}*zimmer|(?:gäste-?)?wc) (?:mit|hat|haben|besitzt) (?:(?:eine?[mn]? |\p{L}+(?:e[mn]?|es) ))?$/u

export type Weak = 'mended' | 'as it was'

/**
 * What a statement tells of a trade whose renewal its words seem to tell, where its own clause has no more than such a word: "Die
 * Fassade wurde 2019 gestrichen, die Fenster 2020 erneuert". null: it is renewed, or nothing weaker is said.
 * @param start where its name begins in the statement
 */
export function weakWorksOf(statement: string, start: number): Weak | null {
  const from = Math.max(...[',', ';', ':', '¦', '(', ' · '].map(mark => statement.lastIndexOf(mark, start - 1))) + 1
  const rest = statement.slice(start)
  const [first, second] = [...rest.matchAll(NAMES)]
  const other = first && second && !/^(?:,| und| sowie| \/)/u.test(rest.slice(first.index + first[0].length)) ? second.index : rest.length // prettier-ignore
  const mark = /[,;¦(]| · /u.exec(rest)?.index ?? rest.length
  const clause = cutBehindWeak(statement.slice(from, start + Math.min(other, mark)), start - from)
  if (FACELIFT.test(clause)) return 'mended'
  if (IN_A_ROOM.test(statement.slice(0, start)) && /^\p{L}*fenster(?!\p{L})/u.test(rest)) return 'as it was'
  const isRoof = /^(?:\p{L}*dach|eindeckung)/u.test(rest)
  if (isRoof && INSULATION_ALONE.test(clause) && !/deck|ziegel|pfanne|neu|erneuer/u.test(clause)) return 'as it was'
  if (RESEALED.test(clause) && UNINSULATED.test(rest)) return 'mended'
  if (!WEAK.test(clause) || STRONG.test(clause) || AGED.test(clause) || RESEALED.test(clause)) return null
  return MENDED.test(clause) ? 'mended' : 'as it was'
}

/** What is told behind "und" of another thing is none of its works, where its own are told before. */
function cutBehindWeak(clause: string, own: number): string {
  const weak = WEAK.exec(clause.slice(own))
  if (!weak) return clause
  const end = own + weak.index + weak[0].length
  const next = ANOTHER_BEHIND.exec(clause.slice(end))
  return next ? clause.slice(0, end + next.index) : clause
}
