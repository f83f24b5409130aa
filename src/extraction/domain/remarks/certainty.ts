import { denialOf } from '../scope/denial.ts'
import type { SearchedText } from '../scope/said.ts'
import type { Scope } from '../scope/scope.ts'
import { endsOneOfSeveral, isRightOver, lapsesAtAuction } from '../scope/rightOver.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import { isCuredInPart } from './curedInPart.ts'
import { isCuredWithProof } from './curedWithProof.ts'
import { mayHold } from './needles.ts'
import { isOfAnother } from './ofAnother.ts'
import { clauseAt, isOfAnotherPart } from './partOfCure.ts'
import { statementAround } from './statementText.ts'

/** How a statement is meant. */
export interface Sense {
  scope: Scope
  /** "kein Schimmel"; also where nobody vouches for it: "keine Altlasten bekannt". */
  negated: boolean
  /** Nobody vouches for what is said, or for what is denied. */
  unsure: boolean
  /** Possible, planned, on request, on a condition: said, but not there. */
  open: boolean
  /** "nicht lastenfrei": the word right before turns it around. */
  reversed: boolean
  /** It was so and is said to be done with, with or without proof, or somebody has promised to do it; null: neither. */
  settled: 'proven' | 'done' | 'promised' | null
  /** The order, procedure or right that it names is over. */
  ended: boolean
  /** It ends with the court's Zuschlag. */
  lapses: boolean
  /** Of a neighbour, another offer, or of every home: see ofAnother.ts. */
  ofAnother: boolean
}

const DENIED_AS_KNOWN =
  /(?<!\p{L})(?:bekannt(?:e[nrsm]?)?|wissentlich|ersichtlich\p{L}*|erkennbar\p{L}*|sichtbar\p{L}*|absehbar|außer|ausgenommen|bis auf|abgesehen von|ausnahme)(?!\p{L})/u
const CONDITION = /(?:^|[ ,(])(?:falls|sofern|(?<!auch )wenn|sollten?|ob)(?= )/u
/** "…, soweit der Standard erreicht wird": what must come first is told behind it. */
const CONDITION_BEHIND =
  /^[^.;¦]{0,80}?[,(] ?(?:soweit|sofern|falls|wenn|vorausgesetzt)(?: [\p{L}\d-]+,?){1,8}? (?:erreicht|erfüllt|zustimm\p{L}*|genehmig\p{L}*|bewillig\p{L}*|erteilt|zugesagt|gelingt|mitmach\p{L}*|beschließ\p{L}*)(?: wird| werden| ist| sind)?(?=$|[.,;)])/u
const POSSIBLE = /(?<!\p{L})(?:kann|können|optional|eventuell|evtl·?|ggf·?|gegebenenfalls)(?!\p{L})/u
const SETTLED =
  /(?<!\p{L})(?:(?:wurden?|worden|sind|ist|bereits|fachgerecht|fachmännisch|vollständig|professionell|komplett|inzwischen|mittlerweile|längst)(?: [\p{L}\d·/,-]+){0,9} (?:behoben|beseitigt|saniert|(?<!(?:\d ?(?:k?m|meter|kilometer|minuten|gehminuten|autominuten|fahrminuten)|weit|etwas|steinwurf|schritte|meter|metern|ecken|minuten) )entfernt|entsorgt|gelöscht|bezahlt|beglichen|abgelöst|ausgetauscht|ersetzt|erneuert|getauscht|repariert|abgewendet|aufgehoben|eingestellt|behandelt|bekämpft|abgeschlossen|erledigt|getragen|reguliert|rückgebaut|geräumt|abgedichtet|trocken ?gelegt|getrocknet|geflickt)|(?:werden|wird)(?: \p{L}+){0,6} (?:gelöscht|abgelöst|(?:(?:vom|durch den|von de[rn]) )?(?:verkäufer|eigentümer)(?:n|in|innen)? (?:\p{L}+ ){0,3}(?:getragen|bezahlt|übernommen|beseitigt|behoben|entsorgt|entfernt))|gelöscht (?:wird|werden|wurden?)|erlischt(?! (?:[\p{L}-]+ ){0,6}(?:\d|tode?s?(?!\p{L})|ableben|ablauf|lebensende|auszug|umzug|heim(?!\p{L})|wegzug))|erloschen|(?:trägt|zahlt|übernimmt) (?:\p{L}+ ){0,2}(?:verkäufer|eigentümer)\p{L}*|behoben|beseitigt)(?!\p{L})/u
/** The sentence behind a damage that tells of its cure: "Der Installateur hat eine Muffe getauscht." */
const SETTLED_NEXT =
  /^\. ?(?:(?:der|die|das|ein|eine|unser|mein|vom) )?(?:\p{L}*(?:installateur|klempner|dachdecker|handwerker|maurer|firma|betrieb|vermieter|verwalter|verwaltung|versicherung|hausmeister)|(?:er|es|sie|das|dies)(?= (?:ist|wurde|hat|haben|ließen)(?!\p{L}))|die (?:stelle|ursache|leitung)|seither|seitdem|danach|daraufhin|inzwischen|mittlerweile)(?!\p{L})(?![^.]{0,120}(?<!\p{L})(?:nicht|noch|muss|soll|wird|will|angebot\p{L}*)(?!\p{L})[^.]{0,40}(?:getauscht|repariert|abgedichtet|behoben|erneuert|ersetzt))[^.]{0,80}(?<!\p{L})(?:(?:aus)?getauscht|repariert|abgedichtet|behoben|beseitigt|erneuert|ersetzt|geflickt|instand ?gesetzt|getrocknet)(?!\p{L})/u
const NOT_SETTLED =
  /(?<!\p{L})(?:muss|müssen|müsste\p{L}*|sollten?|noch nicht|nicht|teilweise|erforderlich|notwendig|zu (?:beheben|beseitigen|sanieren|erneuern))(?!\p{L})/u
/** "wird vom Verkäufer bis zur Übergabe fachgerecht entfernt", "die Kosten trägt der Verkäufer": it is not done yet. */
const PROMISED = /(?<!\p{L})(?:(?:wird|werden)(?!\p{L})[^.,;¦]{0,90}|(?:trägt|zahlt|übernimmt)(?!\p{L})[^.,;¦]{0,40})$/u
/** How far the sentence of a cure is looked through, characters. */
const MAX_CURE = 200
/** Words for works: what is "erforderlich" or "fällig" of them is not done. */
const WORKS = /sanier|modernisier|erneuer|renovier|austausch|tausch|ersetz|dämm|instandsetz|neue?[rnsm]?(?!\p{L})/u

/** What follows tells of the cure alone, and by hearsay: ", der nach Angabe der Voreigentümerin behandelt worden ist", ", angeblich entfernt". */
const CURED_BY_HEARSAY =
  /[,(](?![^.]{0,200}rechnung(?:en)?(?!\p{L})[^.]{0,30}(?:liegt|liegen|vorhanden))(?=[^.]{0,140}(?<!\p{L})(?:behandelt|bekämpft|behoben|beseitigt|entfernt|saniert|repariert|verpresst|getrocknet|abgedichtet|erneuert|instand ?gesetzt|erledigt)(?!\p{L}))[^.]{0,60}(?<!\p{L})(?:(?:nach|laut|lt·|gemäß)(?: \p{L}+){0,2} (?:angaben?|aussagen?|auskunft|(?:vor)?(?:eigentümer|verkäufer|besitzer)\p{L}*)|angeblich|vermutlich|wohl|soll(?:en)?|dürfte[n]?)(?!\p{L})/u

/** "keine Altlasten bekannt": who says so vouches for nothing. */
export function isOnlyAsKnown(statement: string): boolean {
  return DENIED_AS_KNOWN.test(statement)
}

export interface SenseContext {
  readonly passage: { readonly start: number; readonly end: number }
  readonly toBeBuilt: boolean
  readonly today: number
  readonly under: Scope | undefined
  /** The rule's pattern, see scopeOf.ts. */
  readonly wording: string
  /** The stretch is a denial by itself: "lastenfrei". */
  readonly denies: boolean
}

/** How the statement around a stretch means what the stretch says. */
export function senseOf(said: SearchedText, start: number, end: number, { denies, ...context }: SenseContext): Sense {
  const { text } = said
  const bounds = statementAround(text, start, end)
  const statement = text.slice(bounds.start, bounds.end)
  const matter = WORKS.test(text.slice(start, end)) ? 'works' : 'thing'
  const scope = scopeOf(said, start, end, { ...context, matter })
  const { denied, reversed } = denialOf(text, bounds, start, end)
  const cured = !denied && CURED_BY_HEARSAY.exec(text.slice(end, bounds.end))
  // Doubt on the cure is none on what was found, and a cure that nobody vouches for settles nothing.
  const isFound = cured && !isDoubtedBefore(scope, text.slice(bounds.start, end))
  return {
    scope,
    negated: denied,
    unsure: (scope.stance === 'hedged' && !isFound) || ((denied || denies) && DENIED_AS_KNOWN.test(statement)),
    open: scope.time === 'planned' || isConditional(statement, start - bounds.start, end - bounds.start),
    reversed,
    settled:
      isFound || endsOneOfSeveral(text, bounds)
        ? null
        : !denied && isCuredWithProof(text, bounds, start, end)
          ? 'proven'
          : settledBy(text, bounds, start, end),
    ended: isRightOver(text, bounds, start, end),
    lapses: lapsesAtAuction(text, bounds, start, end),
    ofAnother: isOfAnother(text, bounds, start, end),
  }
}

function settledBy(text: string, bounds: { start: number; end: number }, at: number, end: number): Sense['settled'] {
  const statement = text.slice(bounds.start, bounds.end)
  const behind = text.slice(bounds.end, bounds.end + MAX_CURE)
  const cure = mayHold(SETTLED, statement) && !NOT_SETTLED.test(statement) ? SETTLED.exec(statement) : null
  const next = cure || !mayHold(SETTLED_NEXT, behind) ? null : SETTLED_NEXT.exec(behind)
  const said = cure ?? next
  if (!said) return null
  const trouble = clauseAt(statement, at - bounds.start)
  if (isOfAnotherPart(cure ? clauseAt(statement, cure.index) : said[0], cure ? trouble : statement)) return null
  // "Die Rohre wurden ersetzt": where the word of the cure begins before its trouble, nothing is between them.
  const [from, to] = [at - bounds.start, end - bounds.start]
  const curedAt = cure && cure.index > to ? cure.index : null
  const isInPart = isCuredInPart({
    trouble: text.slice(at, end),
    before: statement.slice(0, from),
    between: curedAt === null ? '' : statement.slice(to, curedAt),
    cure: cure ? statement.slice(curedAt ?? to) : sentenceOf(behind),
    next: cure ? behind : behind.slice(1 + sentenceOf(behind).length),
  })
  if (isInPart) return null
  const told = cure ? statement.slice(0, cure.index + cure[0].length) : ''
  return PROMISED.test(told) ? 'promised' : 'done'
}

/** The sentence behind the dot that a text begins with. */
function sentenceOf(behind: string): string {
  return behind.slice(1).split('.')[0] ?? ''
}

function isDoubtedBefore({ stance, word }: Scope, before: string): boolean {
  return stance === 'hedged' && word !== null && before.includes(word)
}

/** "falls", "kann": only what is in the same part of the sentence counts; a condition may also go before it. */
function isConditional(statement: string, start: number, end: number): boolean {
  const from = Math.max(statement.lastIndexOf(',', start), statement.lastIndexOf('¦', start))
  const to = /[,¦]/u.exec(statement.slice(end))?.index ?? statement.length
  const part = statement.slice(from + 1, end + to)
  const behind = statement.slice(end)
  return (
    POSSIBLE.test(part) ||
    CONDITION.test(part) ||
    CONDITION.test(statement.slice(0, start)) ||
    CONDITION_BEHIND.test(behind)
  )
}
