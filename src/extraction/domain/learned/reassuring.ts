import { piecesOf, weighed, weightsOf } from './pieces.ts'
import table from './reassuring.json' with { type: 'json' }

const LEARNED = weightsOf(table)
/** The sentences behind may tell that it is over, another's or told in general: so many are read with it. */
const BEHIND = 2
/** What a cell or a label says in fewer words is not told by its wording. */
const MIN_WORDS = 6

/** Its own words say that it goes on: nothing behind them takes that away. */
const GOES_ON =
  /(?<!\p{L})(?:noch nicht|bislang nicht|bisher nicht|nicht (?:behoben|beseitigt|geklärt|abgeschlossen|saniert|repariert|erledigt)|ungeklärt|immer noch|nach wie vor|weiterhin|breite[rt]|erweiter(?:n|t)|nimmt zu|nehmen zu|zunehmend|verstärkt sich|wiederkehrend\p{L}*)(?!\p{L})/u
/** How a statement begins that goes on with what was told before it. */
const REFERS =
  /^ ?(?:(?:auch|aber|doch|allerdings|jedoch|inzwischen|seither|seitdem|danach|daraufhin|dabei|nun|heute|das ist|laut (?:dem |der )?\p{L}+|nach (?:auskunft|angaben?) (?:de[rs] )?\p{L}+) )*(?:sie|er|es|diese[rsmn]?|dies|das|dem|dessen|deren|beides?|seither|seitdem|danach|daraufhin|inzwischen|hiervon|davon|dafür|dagegen|daran|darüber|damit|(?:der|die|das) (?:schaden|schäden|ursache|befall|riss|risse|stelle|stellen|sache|streit|verfahren|mangel|mängel|auflage|forderung|betrag|angelegenheit|frist|vorfall|leck|problem|thema)|ursache|bei uns|(?:wir|ich) (?:haben|habe|ließen|ließ) (?:es|sie|ihn|ihm|daraufhin|danach|sofort|damals|deshalb|daher|dann|inzwischen)|(?:die |der |das |eine? )?(?:\p{L}*rechnung(?:en)?|\p{L}*protokolle?|\p{L}*nachweise?|gutachten|\p{L}*bescheinigung|freigabe|bestätigung|urteil|unterlagen)(?: und (?:\p{L}*protokoll|\p{L}*nachweis|fotos|gutachten))?(?= (?:liegt|liegen|ist|sind|kann|können))|behoben|erledigt|beseitigt|saniert|getrocknet|bezahlt|gelöscht|eingestellt|abgeschlossen)(?!\p{L})/u
/** Of a word so many letters make its stem; shorter words and these say nothing of the matter. */
const STEM = 6
const EMPTY =
  /^(?:wurden?|werden|worden|waren?|haben|hatte\p{L}*|nicht|keine?\p{L}*|gibt|liegt|liegen|durch|wegen|unter|jahre?\p{L}*|monat\p{L}*|eigentüm\p{L}*|verkäuf\p{L}*|käufer\p{L}*|objekt\p{L}*|wohnung\p{L}*|gebäude\p{L}*|grundstück\p{L}*|firmen?|fachfirma|fachbetrieb|rechnung\p{L}*|nachweis\p{L}*|worden|sowie|bereits|zuletzt|vollständig|januar|februar|april|august|september|oktober|november|dezember|frühjahr|sommer|herbst|winter)$/u

/**
 * Whether a statement that names a trouble takes it away itself, by its words or with those behind it that are of the same matter: cured, denied,
 * over, another's, in general, insured. Learned from passages that only look like a trouble against those that are one and against what the
 * rules find in the samples (`samples/passages/learn.ts`, decision 0056).
 * @param statement in statement text (`asStatements`), without its dot
 * @param behind the rest of its passage, in statement text; '' where only its own words count
 */
export function isReassuring(statement: string, behind: string): boolean {
  if (statement.trim().split(' ').length < MIN_WORDS || GOES_ON.test(statement)) return false
  return withBehind(statement, behind).some(one => weighed(LEARNED, piecesOf(one)) < 0)
}

/** The statement alone, with the next one, with the next two, as far as they go on with it: in an exposé the next sentence is mostly of the next thing. */
export function withBehind(statement: string, behind: string): string[] {
  const next = behind
    .split('.')
    .filter(one => one.trim() !== '')
    .slice(0, BEHIND)
  const end = next.findIndex((one, at) => !isOfSame(one, [statement, ...next.slice(0, at)]))
  const same = end < 0 ? next : next.slice(0, end)
  return [statement, ...same.map((_, at) => [statement, ...same.slice(0, at + 1)].join('. '))]
}

function isOfSame(next: string, before: readonly string[]): boolean {
  if (REFERS.test(next)) return true
  const told = new Set(before.flatMap(stemsOf))
  return stemsOf(next).some(stem => told.has(stem))
}

function stemsOf(statement: string): string[] {
  const words = statement.match(/\p{L}+/gu) ?? []
  return words.filter(word => word.length >= STEM && !EMPTY.test(word)).map(word => word.slice(0, STEM))
}
