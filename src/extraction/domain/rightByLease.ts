import { regexp } from '#kernel/regexp.ts'

const oneOf = (...words: readonly string[]) => `(?:${words.join('|')})`

const FOR_LIFE = String.raw`(?:lebenslange\p{L}*|lebenslängliche\p{L}*|dauer)[ -]?`
const USE = 'nutzungsrecht(?:e?s|e)?'
const OF_SPACE = String.raw` (?:am|an de[rm]|für de[nr]|für die) (?:\p{L}+ )?\p{L}*(?:garten|stellpl[aä]tz|keller|terrasse|garage)\p{L}*`
const OF_HOME = String.raw` (?:an|für) (?:de[rm]|die|das|seine[rmn]?|ihre[rmn]?|diese[rmn]?) (?:\p{L}+ )?(?:\p{L}*wohnung|haus|\p{L}*räumen?)(?!\p{L})`
/**
 * In statement text, a right to live there; here one that a contract alone promises: it is in no land register, and nobody who sells
 * keeps it. The use of a garden or of a space is no home: a Nutzungsrecht is for life, free of rent, or at the home by its words.
 */
const RIGHT = String.raw`${oneOf(
  `(?:${FOR_LIFE})?(?:wohn(?:ungs)?|bleibe)recht(?:e?s|e)?`,
  String.raw`(?:${FOR_LIFE}|unentgeltliche\p{L}* )${USE}(?!${OF_SPACE})`,
  `${USE}(?=${OF_HOME})`,
)}(?!\p{L})`

const NEGATED = String.raw`(?<!\p{L})(?:nicht|nichts|nie|kein\p{L}*)(?!\p{L})`
const REGISTER = String.raw`(?:grundbuch\p{L}*|abt(?:eilung|·)? ?(?:ii|2))(?!\p{L})`
const SECURED = '(?:eingetragen|gesichert|abgesichert|vermerkt)'

/** "Ein Wohnungsrecht in Abteilung II des Grundbuchs": nothing between denies it, and what follows may go on with it. */
const RIGHT_IN_REGISTER = String.raw`${RIGHT}(?:(?!${NEGATED})(?:[^.;,]|, (?:das|welches|die) |; ?(?:dieses|dies|es|das (?:\p{L}+)?recht) )){0,50} (?:in|im|aus) (?:der )?${REGISTER}(?![^.]*${NEGATED})`
/** "Ein Wohnrecht, das beim Notar beurkundet ist": on its way there. */
const BY_NOTARY = String.raw`(?<!(?:nicht|nie) (?:\p{L}+ )?)(?<!\p{L})(?:notariell\p{L}*|beim notar \p{L}+|beurkundet\p{L}*|vorgemerkt\p{L}*)(?!\p{L})`
/** "Im Grundbuch ist das Wohnrecht gesichert" */
const REGISTER_SECURES = String.raw`(?<!(?<!\p{L})(?:nicht|nichts|nie) (?:\p{L}+ )?(?:im|in) )${REGISTER}(?:(?!${NEGATED})[^.]){0,50}(?<!\p{L})${SECURED}(?!\p{L})`
const KEPT_OR_NONE = oneOf(
  String.raw`behält|behalten|vorbehalt\p{L}*|vorbehält|dinglich\p{L}*`,
  String.raw`eingetragene[nrsm]? (?:\p{L}+ )?(?:wohn|nutzungs)`,
  String.raw`(?:noch|soll|wird|werden) (?:\p{L}+ ){0,3}eingetragen|nießbrauch\p{L}*`,
  String.raw`kein(?:e[nrsm]?|erlei)? (?:\p{L}+ ){0,2}(?:wohn|nutzungs)(?:ungs)?recht\p{L}*`,
)
/** He who sells keeps it, it is entered or is going to be; or there is none. */
const OF_REGISTER = oneOf(
  String.raw`(?<!\p{L})${KEPT_OR_NONE}(?!\p{L})`,
  REGISTER_SECURES,
  RIGHT_IN_REGISTER,
  BY_NOTARY,
)

const TENANT = String.raw`(?<!\p{L})(?:mieter(?:in|n|innen|s)?|mietpartei|mieterehepaar|mietehepaar)(?!\p{L})(?:, (?:\d\d(?: jahre(?: alt)?)?|jahrgang \d{4}),)?`
const IN_LEASE = String.raw`(?<!\p{L})(?:im|laut|gemäß|per|nach dem|aus dem|durch den?|mit dem) (?:\p{L}+ )?mietvertrag(?:e?s)?(?!\p{L})`
/** Nothing between that begins to speak of somebody else. */
const SAME = String.raw`(?:(?!(?<!\p{L})(?:und|sowie|während|zahlt|zahlen|vermietet)(?!\p{L}))[^.,;])`
const BY_TENANT = oneOf(
  String.raw`${TENANT}${SAME}{0,140}(?<!\p{L})${RIGHT}`,
  String.raw`${IN_LEASE}[^.;]{0,120}(?<!\p{L})${RIGHT}`,
  String.raw`(?<!\p{L})${RIGHT}[^.;]{0,60}${IN_LEASE}`,
  String.raw`mietvertraglich\p{L}* [^.;,]{0,40}(?<!\p{L})${RIGHT}`,
  String.raw`(?<!\p{L})${RIGHT} (?:ist |wurde )?mietvertraglich`,
  String.raw`(?<!\p{L})${RIGHT} (?:der|des|für (?:die|den)) (?:\p{L}+ )?${TENANT}`,
)

const PROMISED = String.raw`(?<!\p{L})(?:zugesagt\p{L}*|zugesichert\p{L}*|versprochen\p{L}*|vereinbart\p{L}*|eingeräumt\p{L}*|mündlich\p{L}*|privatschriftlich\p{L}*|schuldrechtlich\p{L}*|vertraglich\p{L}*)(?!\p{L})`
const NOT_ENTERED = oneOf(
  String.raw`${REGISTER}[^.]{0,50}(?<!\p{L})(?:nicht|nichts|nie|kein\p{L}*)(?: \p{L}+){0,3} (?:eingetragen|gesichert|abgesichert|vermerkt|eintrag\p{L}*)`,
  String.raw`(?<!\p{L})(?:nicht|nie) (?:\p{L}+ )?im grundbuch`,
  String.raw`ohne (?:\p{L}+ )?(?:eintrag\p{L}*|grundbuch\p{L}*)|nur schuldrechtlich`,
)

/** A whole statement by which the tenant has it from his lease: who buys enters into that (§ 566 BGB). */
export const RIGHT_BY_LEASE = String.raw`^(?![^.]*${OF_REGISTER})[^.]*${BY_TENANT}`
/** A whole statement by which somebody has a promise that no register tells of. */
export const RIGHT_BY_PROMISE = String.raw`^(?![^.]*(?:${OF_REGISTER}|(?<!\p{L})verkäufer\p{L}*))(?=[^.]*${PROMISED})(?=[^.]*${NOT_ENTERED})[^.]*(?<!\p{L})${RIGHT}`
const BY_CONTRACT = regexp.u`${RIGHT_BY_LEASE}|${RIGHT_BY_PROMISE}`

/** How the statement behind begins that goes on with the right: "Dieses ist im Grundbuch eingetragen". */
export const GOES_ON_WITH_RIGHT =
  /^ ?(?:dieses|dies|es|das|(?:das|dieses) (?:wohn(?:ungs)?|nutzungs)?recht) (?:ist|wurde|steht)(?!\p{L})/u

/** @param statement statement text, whole @param next the one behind it, which may tell where it is entered */
export function isRightByContract(statement: string, next: string): boolean {
  return BY_CONTRACT.test(GOES_ON_WITH_RIGHT.test(next) ? `${statement};${next}` : statement)
}
