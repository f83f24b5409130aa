import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { Remark } from '../remark.ts'
import { saidIn } from '../scope/said.ts'
import { PLAIN } from '../scope/scope.ts'
import type { Setting } from '../scope/setting.ts'
import type { Section } from '../sections.ts'
import { WORK_KINDS } from '../statements/plannedWorks.ts'
import { type Statement, statementsOf } from '../statements/statementsOf.ts'
import { subjectsNamed } from '../statements/subjectOfCost.ts'
import { WORK_NAMES } from '../statements/workNames.ts'

const SECTIONS: readonly Section[] = ['object', 'energy', 'costs']
const AT_ONCE = '(?:(?:als nächstes|in (?:den nächsten|absehbaren) jahren|in nächster zeit|in zukunft|demnächst|bald|jetzt|noch|also|aber|wohl|bisher|bislang|bei uns|am haus|im haus|hier) )*' // prettier-ignore
const MADE = '(?:gemacht|erledigt|erneuert|saniert|renoviert|modernisiert|angefasst|angegangen)'
const TO_MAKE = '(?:zu (?:machen|tun|erledigen|erneuern|sanieren|renovieren|modernisieren|richten))'
const WORKS = '(?:(?:renovierungs|sanierungs|modernisierungs|instandhaltungs|instandsetzungs)?(?:arbeiten|maßnahmen|reparaturen|sanierungen|erneuerungen|renovierungen|modernisierungen|investitionen))' // prettier-ignore
/**
 * Heads works that are ahead: "Was nicht gemacht wurde", "Was noch zu machen ist – ich sage es lieber gleich", "Offen ist noch:". Of statement
 * text; what stands behind its colon is the list itself.
 */
const HEAD = new RegExp(
  `^[\\s•*#\\d·)-]*(?:${[
    `was ${AT_ONCE}(?:nicht|nie) ${MADE} (?:wurde|worden ist|ist|haben wir|wir haben)`,
    `was (?:wir|ich) ${AT_ONCE}(?:nicht|nicht mehr) ${MADE} (?:haben|habe)`,
    `was ${AT_ONCE}(?:${TO_MAKE} (?:ist|wäre|bleibt|sein wird)|ansteht|anstünde|aussteht|anliegt|fällig (?:ist|wird|wäre)|liegen ?geblieben ist|${MADE} werden (?:muss|müsste|sollte))`,
    `(?:${AT_ONCE}(?:offen|${TO_MAKE}) (?:ist|sind|bleibt|bleiben|wäre|wären)(?: ${AT_ONCE}(?:noch|also))?)`,
    `${AT_ONCE}nicht ${MADE}(?: wurden?| ist| sind| haben wir)?`,
    `(?:noch )?(?:anstehende|ausstehende|aufgeschobene|liegen ?gebliebene|fällige|nötige|notwendige|erforderliche|offene) ${WORKS}`,
    `(?:es|das) steht ${AT_ONCE}an|${AT_ONCE}(?:steht|stehen) ${AT_ONCE}an`,
  ].join('|')}) ?(?<aside>[-(][^:]{0,45}|,[^:]{0,45}(?=:))?(?<colon>:.*)?$`,
  'u',
)
/** "Offene Arbeiten (macht der Verkäufer)": the buyer pays none of them. */
const BY_ANOTHER =
  /(?<!\p{L})(?:verkäufer\p{L}*|eigentümer\p{L}*|bauträger\p{L}*|vor (?:der )?übergabe|machen wir|gemeinde|stadt)(?!\p{L})/u
/** Another heading ends the list. */
const NEXT_HEAD =
  /^\s*(?:was (?:wir |schon |bereits |alles |bisher )*(?:gemacht|erneuert|saniert|renoviert|modernisiert)|(?:lage|preis|kaufpreis|kontakt|energie\p{L}*|miete\p{L}*|recht\p{L}*|ausstattung|besichtigung|übergabe|provision|sonstiges|grundstück|umgebung)(?: \p{L}+)?:?\s*$)/u
/** What belongs to a home and is no trade of its own. */
const MORE: readonly (readonly [name: string, named: RegExp])[] = [
  ['Küche', /(?<!\p{L})(?:\p{L}*küche)(?!\p{L})/u],
  ['Bodenbeläge', /(?<!\p{L})(?:teppich(?:e|en|böden|boden|s)?|parkett|laminat|pvc)(?!\p{L})/u],
  ['Innentüren', /(?<!\p{L})innentüren(?!\p{L})/u],
  ['Elektro-Unterverteilungen', /(?<!\p{L})(?:elektro-?)?unterverteilung(?:en)?(?!\p{L})/u],
]
/** It is in order, usual for its time, or done; or it speaks of papers, of the price, of what an energy certificate says. */
const NO_WORK =
  /(?<!\p{L})(?:in ordnung|funktionstüchtig\p{L}*|funktioniert|verbleib\p{L}*|mit fi|(?:nicht|kein\p{L}*) [^.]{0,30}vorgerüstet|wie (?:\p{L}+ ){0,5}üblich|nicht (?:nötig|notwendig|erforderlich|fällig)|(?:bereits|schon) (?:\p{L}+ )?(?:erledigt|erneuert|gemacht|saniert)|(?:19|20)\d\d (?:erneuert|saniert|gemacht|getauscht|eingebaut)|wurden? (?:(?!nicht|nie)[\p{L}\d·]+ ){0,5}(?:erneuert|saniert|gemacht|getauscht|ersetzt|abgeschlossen)|kwh|klasse [a-h]|käme man|notar\p{L}*|termin|finanzierung|grundbuch|kaufvertrag|\p{L}*unterlagen|\p{L}*protokolle?n?)(?!\p{L})/u
/** A quote goes on over so many characters, from its first statement on. */
const MAX_QUOTE = 420

/**
 * The lists that name what was not done or is still to do, each as one remark with the words of the list. Of a home that is still to be built
 * none: what is to do there is the building.
 */
export function deferredWorksIn(passages: readonly Passage[], { toBeBuilt }: Pick<Setting, 'toBeBuilt'>): Remark[] {
  if (toBeBuilt) return []
  return passages.flatMap((passage, at) => {
    if (!SECTIONS.includes(passage.section)) return []
    const statements = statementsOf(saidIn(passage).text)
    return statements.flatMap((one, place) => {
      const head = headIn(passage, one, place)
      if (!head || BY_ANOTHER.test(head['aside'] ?? '')) return []
      const rest = head['colon']?.slice(1) ?? ''
      const next = passages[at + 1]
      const isAlone = place === statements.length - 1 && rest.trim() === ''
      if (isAlone) return next && SECTIONS.includes(next.section) ? remarkOf(next, statementsOf(saidIn(next).text)) : []
      return remarkOf(passage, rest.trim() === '' ? statements.slice(place + 1) : [{ ...one, text: rest, start: one.end - rest.length }]) // prettier-ignore
    })
  })
}

/** A heading stands first, ends in a colon or asks "Was …"; "Noch nicht renoviert." among other sentences is none. */
function headIn(
  { text }: Passage,
  { text: said, end }: Statement,
  place: number,
): Partial<Record<string, string>> | undefined {
  const found = HEAD.exec(said)?.groups
  const isLine = end >= text.length || text[end] === '\n'
  return found && (found['colon'] !== undefined || (isLine && (place === 0 || /^[^\p{L}]*was /u.test(said))))
    ? found
    : undefined
}

function remarkOf(passage: Passage, below: readonly Statement[]): Remark[] {
  const end = below.findIndex(({ text }) => NEXT_HEAD.test(text) || HEAD.test(text))
  const told = below.slice(0, end < 0 ? below.length : end).flatMap(one => {
    const names = NO_WORK.test(one.text) ? [] : namesIn(one.text)
    return names.length > 0 ? [{ ...one, names }] : []
  })
  const [first] = told
  if (!first) return []
  const last = told.findLast(one => one === first || one.end - first.start <= MAX_QUOTE) ?? first
  const names = [...new Set(told.flatMap(one => one.names))]
  return [
    {
      topic: 'instandhaltungsstau',
      rule: 'arbeiten-aufgeschoben',
      tone: 'hinweis',
      meaning: `Laut Exposé nicht gemacht oder noch zu machen: ${names.join(', ')}`,
      certainty: 'stated',
      scope: PLAIN,
      year: null,
      evidence: inItsClause(proof(passage, first.start, last.end)),
    },
  ]
}

function namesIn(text: string): string[] {
  const more = MORE.flatMap(([name, named]) => (named.test(text) ? [name] : []))
  const kinds = subjectsNamed(text).filter(one => WORK_KINDS.some(kind => kind === one))
  return [...kinds.map(kind => WORK_NAMES[kind]), ...more]
}
