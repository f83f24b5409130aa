import { isInMailAddress } from '../mailAddress.ts'
import { withoutPlaces } from '../placeNames.ts'
import { indexPatterns } from '../remarks/patternIndex.ts'
import { isNegated } from '../scope/negation.ts'
import type { DealObjectKind } from './deal.ts'
import { KIND_WORDS, type Precision } from './kindWords.ts'

export interface KindHit {
  readonly kind: DealObjectKind
  readonly precision: Precision
  readonly start: number
  readonly end: number
  /** The words before it say that this is what is sold: "bebaut mit einem", "Anteil an einem". */
  readonly pointed: boolean
}

/**
 * What stands around the object, before it or belongs to it: "Wohnung in einem Mehrfamilienhaus", "Haus mit Einliegerwohnung",
 * "Blick auf den Wald", "ehemalige Gaststätte".
 */
const NOT_THE_OBJECT =
  /(?<!\p{L})(?:[Ii]nnerhalb|[Ii][nm]|[Ee]ine[rs]|[Dd]es|[Vv]om|[Aa][nm]|[Aa]uf|[Mm]it|[Uu]nd|[Ss]owie|[Pp]lus|[Ii]nkl\.?|[Nn]ebst|[Aa]ls|[Oo]der|[Ss]amt|[Ee]hem(?:alige[rnms]?|\.)|[Ff]rühere[rnms]?|[Nn]ahe|[Bb]ei(?:m)?|[Nn]eben|[Nn]ächste[rnms]?|[Gg]renzt|[Gg]renzen|[Gg]egenüber|[Uu]nweit|[Hh]inter|[Ss]tatt|[Gg]egen|[Kk]ein(?:e[nrms]?)?|KEIN|[Ww]eder|[Nn]och\s(?!zu)|[Ee]inst|[Uu]rsprünglich|[Zz]um(?=\s(?:Wald|Restaurant|Supermarkt|Hotel|Acker)))\s(?:(?:[a-zäöüß]+|\d+)-?\s){0,4}(?:\d+\s?-?\s?)?$/u

/** Behind a word: it is beside the object, or is another one. */
const NEARBY = /^\s?(?:nebenan|gegenüber|in der (?:nähe|nachbarschaft|umgebung)|daneben|grenzt)/iu
/** "Die Nachbarschaft ist geprägt von Einfamilienhäusern, Doppelhaushälften" */
const AROUND =
  /(?<!\p{L})(?:nachbarschaft|umgebung|umfeld|\p{L}*bebauung|wohngebiet|viertel|straße|siedlung)\s(?:\p{L}+\s){0,2}(?:geprägt|bestimmt|dominiert|besteht)\s(?:\p{L}+\s){0,2}(?:von|durch|aus)\s[^.;]*$/iu
const POINTS_AT_IT =
  /(?:bebaut|bestanden)\s(?:ist\s)?mit\s(?:(?:\d+|[a-zäöüß]+)\s){0,4}$|(?:anteile?s?|anteil|eigentum|hälfte|teil)\s(?:\([^)]{1,20}\)\s)?(?:an|am|von)\s(?:(?:\d+|[a-zäöüß]+)\s){0,4}$|(?:nachlass|erbe|vermögen)\s(?:gehört|gehören|umfasst)\s(?:[a-zäöüß]+\s){0,3}$/iu
/** "Miteigentumsanteil am Grundstück, verbunden mit dem Sondereigentum an der Wohnung": the flat is sold. */
const SHARE_OF_A_FLAT = /verbunden|sondereigentum/iu
/** A former forester's house is a house. */
const FORMERLY = /(?<!\p{L})(?:ehem(?:alige[rnms]?|\.)|frühere[rnms]?)\s(?:[a-zäöüß]+\s)?$/iu
/** "Bauernhaus mit Scheune, Obstwiese und Blick" */
const AMONG_EXTRAS = /(?<!\p{L})mit\s(?:[\p{L}-]+(?:,|\s(?:und|&))\s){1,4}$/iu
/** "Der angrenzende Acker ist verpachtet und gehört nicht zum Angebot" */
const NOT_OFFERED =
  /^[^.;]{0,90}(?<!\p{L})(?:gehör(?:t|en) nicht (?:da)?zu[mr]?|(?:ist|sind) nicht (?:teil|gegenstand)|(?:wird|werden) nicht mit-? ?(?:verkauft|veräußert))(?!\p{L})/iu
/** "Unser Haus bleibt vorn stehen", "das Wohnhaus behalten wir": its seller goes on living there. */
const STAYS_THEIRS =
  /^(?:\s(?:selbst|vorne?|davor))?\s(?:(?:bleibt|bleiben)\s(?:(?:vorne?|so|weiter(?:hin)?|natürlich|bei uns|davor)\s?){0,3}(?:stehen|bei uns|unser(?:es)?|in unserem (?:besitz|eigentum))|(?:behalten|bewohnen)\s(?:wir|ich|die (?:verkäufer|eigentümer))(?:\s(?:selbst|weiter(?:hin)?))?)(?!\p{L})/iu
/** "Möglich ist ein Doppelhaus oder ein Mehrfamilienhaus", "ein Wohnhaus fügt sich nicht ein": a house that nobody has built. */
const MAY_BE_BUILT_BEFORE =
  /(?<!\p{L})(?:möglich|zulässig|denkbar|erlaubt|genehmigungsfähig|vorstellbar|realisierbar)\s(?:ist|sind|wäre|wären)\s(?:(?!nicht)[\p{L}-]+,?\s){0,8}$/iu
const MAY_BE_BUILT_BEHIND =
  /^[^.;,:\n¦]{0,60}(?<!\p{L})(?:einfügt|einfügen|einzufügen|fügt sich|fügen sich|(?:ist|wäre|sind|wären)\s(?:\p{L}+\s){0,5}(?:zulässig|genehmigungsfähig|denkbar|realisierbar))(?!\p{L})/iu
/** So much before a word tells what it is to the object. */
const BEFORE = 80

const kindWordsFor = indexPatterns(KIND_WORDS, ({ pattern }) => pattern)

/** The kinds that a text names, longest words first at one place, without those that are not the object itself. */
export function kindsIn(text: string): KindHit[] {
  const own = withoutPlaces(text)
  const all = kindWordsFor(own.toLowerCase()).flatMap(({ kind, precision, pattern }) =>
    [...own.matchAll(pattern)].map(match => ({
      kind,
      precision,
      start: match.index,
      end: match.index + match[0].length,
      pointed: false,
    })),
  )
  return all
    .filter(hit => !all.some(other => other !== hit && covers(other, hit)))
    .filter(({ start }) => !isInMailAddress(text, start))
    .flatMap(hit => {
      const before = text.slice(Math.max(0, hit.start - BEFORE), hit.start)
      if (POINTS_AT_IT.test(before) && !SHARE_OF_A_FLAT.test(text.slice(hit.end, hit.end + 160)))
        return [{ ...hit, pointed: true }]
      if (AROUND.test(text.slice(Math.max(0, hit.start - 3 * BEFORE), hit.start))) return []
      if (
        (NOT_THE_OBJECT.test(before) && !(hit.kind === 'einfamilienhaus' && FORMERLY.test(before))) ||
        NEARBY.test(text.slice(hit.end, hit.end + 30)) ||
        isNotBuiltOrStays(before, text.slice(hit.end)) ||
        NOT_OFFERED.test(text.slice(hit.end)) ||
        (hit.kind === 'land-forst' && AMONG_EXTRAS.test(before))
      )
        return []
      return isNegated(text, hit.start, hit.end) ? [] : [hit]
    })
    .sort((a, b) => a.start - b.start)
}

function isNotBuiltOrStays(before: string, behind: string): boolean {
  return MAY_BE_BUILT_BEFORE.test(before) || MAY_BE_BUILT_BEHIND.test(behind) || STAYS_THEIRS.test(behind)
}

/** The words name such a house that nobody has built, or that its seller keeps. */
export function namesUnsold(text: string, kind: DealObjectKind): boolean {
  return kindWordsFor(text.toLowerCase())
    .filter(word => word.kind === kind)
    .some(({ pattern }) =>
      [...text.matchAll(pattern)].some(({ index, 0: word }) =>
        isNotBuiltOrStays(text.slice(Math.max(0, index - BEFORE), index), text.slice(index + word.length)),
      ),
    )
}

function covers(a: KindHit, b: KindHit): boolean {
  const longer = a.end - a.start - (b.end - b.start)
  return (
    a.start < b.end &&
    a.end > b.start &&
    (longer > 0 || (longer === 0 && a.precision === 'exact' && b.precision === 'general'))
  )
}
