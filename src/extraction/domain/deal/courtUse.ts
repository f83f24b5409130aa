import { capitalised } from '#kernel/capitalised.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { statementsOf } from '../statements/statementsOf.ts'
import type { CourtUse } from './soldByCourt.ts'

/** Against whom the Zuschlag is a title (§ 93 ZVG): who owes, who owns with others, and their families. */
const OWNER = wholeWords(
  '(?:vollstreckungs)?schuldner(?:in|n|innen|s)?|(?:mit-?|vor)?eigentümer(?:in|n|innen|s)?|antrags(?:teller|gegner)(?:in|n|innen|s)?|(?:mit)?erbe?n?(?:gemeinschaft)?|miterbin',
  '',
)
/** Without its owner named: "eigengenutzt". */
const BY_ITSELF = wholeWords('eigengenutzt|eigennutzung|selbst ?genutzt|selbst ?bewohnt|eigentümerbewohnt', '')
const LIVES = wholeWords('bewohn(?:t|en|te)|wohn(?:t|en)|leb(?:t|en)|nutzt|nutzen|genutzt|benutzt|nutzung|bewohner(?:in)?', '') // prettier-ignore
const LET = wholeWords('(?:fremd)?vermietet|verpachtet|(?:von|durch) (?:einen |eine[rm]? |die |den )?(?:mieter|pächter)(?:in|n|s)?|mieter(?:in)? bewohnt', '') // prettier-ignore
const EMPTY = wholeWords('leer ?stehend\\p{L}*|steht (?:\\p{L}+ )?leer|stehen (?:\\p{L}+ )?leer|steht [^.,;]{0,40} leer|leerstand|leer(?! zu)|unbewohnt|ungenutzt|geräumt|nicht (?:mehr )?bewohnt', '') // prettier-ignore
/** Of what was, of what is asked, of what may be, and of a denial: "ob das Haus bewohnt wird", "nicht vermietet". */
const NOT_SO = wholeWords(
  'nicht|nie|kein(?:e[nrsm]?)?|ohne|ob|falls|soweit|sofern|früher|ehemals|vormals|zuletzt|war(?:en)?|wurden?|bis|hatten?|verstorben\\p{L}*|ausgezogen|un-?vermietet|vermietbar|haftet|berechtigt\\p{L}*|wohnungsberechtigt\\p{L}*|gemeinschaft(?:lich)?|erblasser(?:in)?',
  '',
)
/** Who may stay, whatever the Zuschlag says. */
const OF_A_RIGHT = /wohnungsberechtigt|nießbrauch|berechtigte[rn]?(?!\p{L})/u
/** "Innenbesichtigung wurde dem Schuldner …", "Zustellung an": people of the procedure who live nowhere by that. */
const OF_PROCEDURE = /besichtig|zutritt|zustell|anmeld|glaubhaft|gutachten kann|mietrückst|sicherheit|grundbuch|vermerk|stellplatz|garage|schuppen|stall|scheune|garten|fotos/u // prettier-ignore

const STOREY = String.raw`(?:(?:linke[nrs]?|rechte[nrs]?|vordere[nrs]?|hintere[nrs]?) )?(?:(?:1|2|3|4|erste[ns]?|zweite[ns]?|dritte[ns]?)·? ?)?(?:erdgeschoss\p{L}*|ober ?geschoss(?:wohnung)?|dachgeschoss\p{L}*|untergeschoss\p{L}*|souterrain|eg|og|dg|ug)(?: (?:links|rechts|mitte|vorn|hinten))?`
const UNIT = wholeWords(
  `(?:wohnung (?:im |nr· ?\\d+,? ?)?)?${STOREY}|(?:haupt|einlieger|kellergeschoss|hausmeister)wohnung|wohnung (?:nr· ?)?\\d+|vorderhaus|hinterhaus|laden(?:lokal)?|werkstatt|halle|praxis`,
  'g',
)
const SHORT: Readonly<Record<string, string>> = { eg: 'Erdgeschoss', og: 'Obergeschoss', dg: 'Dachgeschoss', ug: 'Untergeschoss' } // prettier-ignore

/** Who is in it on the day of the notice, by units where it tells them apart; the passages are those of an auction. */
export function courtUseOf(passages: readonly Passage[]): CourtUse[] {
  const found = passages.flatMap(passage => {
    const statements = statementsOf(saidIn(passage).text)
    return statements.flatMap(({ text, start }, index) =>
      clausesOf(text, labelIn(statements[index - 1]?.text ?? '')).flatMap(({ clause, at, where }): CourtUse[] => {
        const by = userIn(clause, text)
        return by ? [{ by, where, evidence: proof(passage, start + at, start + at + clause.length) }] : []
      }),
    )
  })
  return found.filter(({ by, where }, at) => found.findIndex(other => other.by === by && other.where === where) === at)
}

interface Clause {
  readonly clause: string
  readonly at: number
  /** The unit that it names, or that the clause before it has named. */
  readonly where: string | null
}

const EDGES =
  /[,;:¦]|(?<!\p{L})(?:und|während) (?=(?:das|die|der|im|in|konnten?|ist|sind|wird|werden|wurden?|steht|stehen|hat|haben) )/gu

/** A statement that is no more than a unit is the label of the next one, whose line is full. */
function labelIn(text: string): string | null {
  const named = [...text.matchAll(UNIT)].at(-1)
  return named && named[0].length + 4 >= text.replace(/[:¦]/gu, '').trim().length ? unitName(named[0]) : null
}

/** @param label the unit that stands before the statement */
function clausesOf(text: string, label: string | null): Clause[] {
  const edges = [...text.matchAll(EDGES)].map(({ index, 0: word }) => index + word.length)
  let where = label
  return [0, ...edges].map((from, index) => {
    const clause = text.slice(from, edges[index] ?? text.length).replace(/[,;:¦]$|(?:und|während) $/u, '')
    const named = [...clause.matchAll(UNIT)].at(-1)?.[0]
    if (named !== undefined) where = unitName(named)
    else if (/(?<!\p{L})(?:haus|objekt|anwesen|gebäude)(?!\p{L})/u.test(clause)) where = null
    return { clause, at: from, where }
  })
}

/** A label of two words and the debtor alone is his flat, and his verb may end another clause: "werden das Haus vom Schuldner und …". */
const ALONE =
  /^\s*(?:(?:durch |von )?(?:den |die |der |dem )?\p{L}+(?: selbst| mit familie)?)\s*$|(?<!\p{L})(?:wird|werden)(?!\p{L})[^.]* (?:vo[mn]|durch)(?: de[mnr])? \p{L}+\s*$/u

function userIn(clause: string, statement: string): CourtUse['by'] | null {
  if (EMPTY.test(clause) && !OF_PROCEDURE.test(clause)) return 'nobody'
  if (OF_A_RIGHT.test(statement) || OF_PROCEDURE.test(clause)) return null
  const isSo = !NOT_SO.test(clause)
  if (isSo && LET.test(clause)) return 'tenant'
  if (isSo && (BY_ITSELF.test(clause) || (OWNER.test(clause) && (LIVES.test(clause) || ALONE.test(clause)))))
    return 'owner'
  return null
}

/** "eg links" → "Erdgeschoss links", as it is written at the beginning of a line. */
function unitName(written: string): string {
  const words = written
    .replace(/^wohnung (?:im )?(?!\d|nr)/u, '')
    .replace(/·/gu, '.')
    .split(' ')
    .map(word => SHORT[word] ?? word)
  return capitalised(words.join(' ')).replace(/(?<= )(?:ober|erd|dach|unter)geschoss/u, capitalised)
}
