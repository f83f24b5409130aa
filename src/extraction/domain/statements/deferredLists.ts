import type { Passage } from '../passages.ts'
import { saidIn } from '../scope/said.ts'
import type { Setting } from '../scope/setting.ts'
import type { Section } from '../sections.ts'
import { type Statement, statementsOf } from './statementsOf.ts'

/** Works that the seller counts up himself as not done or still to do. */
export interface DeferredList {
  readonly passage: Passage
  /** What stands below the heading, or behind its colon, as statements of the passage. */
  readonly items: readonly Statement[]
  /** The heading says that they are to be done ("Was ansteht"); false: only that they were not ("Was nicht gemacht wurde"). */
  readonly isDue: boolean
}

export const WORKS_SECTIONS: readonly Section[] = ['object', 'energy', 'costs']
const SOON = 'in (?:den|die) (?:nächsten|kommenden)(?: (?:zwei|drei|vier|fünf|zehn|\\d{1,2}))? jahren|(?:kurz|mittel|lang)fristig|in absehbarer zeit' // prettier-ignore
const AT_ONCE = `(?:(?:als nächstes|${SOON}|in absehbaren jahren|in nächster zeit|in zukunft|demnächst|bald|jetzt|noch|also|aber|wohl|bisher|bislang|bei uns|am haus|im haus|hier) )*`
const MADE = '(?:gemacht|erledigt|erneuert|saniert|renoviert|modernisiert|angefasst|angegangen)'
const TO_MAKE = '(?:zu (?:machen|tun|erledigen|erneuern|sanieren|renovieren|modernisieren|richten))'
const WORKS = '(?:(?:renovierungs|sanierungs|modernisierungs|instandhaltungs|instandsetzungs)?(?:arbeiten|maßnahmen|reparaturen|sanierungen|erneuerungen|renovierungen|modernisierungen|investitionen))' // prettier-ignore
/**
 * Heads works that are ahead: "Was nicht gemacht wurde", "Was noch zu machen ist – ich sage es lieber gleich", "In den nächsten Jahren
 * fällig: …". Of statement text; what stands behind its colon is the list itself.
 */
const HEAD = new RegExp(
  `^[\\s•*#\\d·)-]*(?:${[
    `was ${AT_ONCE}(?:nicht|nie) ${MADE} (?:wurde|worden ist|ist|haben wir|wir haben)`,
    `was (?:wir|ich) ${AT_ONCE}(?:nicht|nicht mehr) ${MADE} (?:haben|habe)`,
    `was ${AT_ONCE}(?:${TO_MAKE} (?:ist|wäre|bleibt|sein wird)|ansteht|anstünde|aussteht|anliegt|fällig (?:ist|wird|wäre)|liegen ?geblieben ist|${MADE} werden (?:muss|müsste|sollte))`,
    `(?:${AT_ONCE}(?:offen|${TO_MAKE}) (?:ist|sind|bleibt|bleiben|wäre|wären)(?: ${AT_ONCE}(?:noch|also))?)`,
    `${AT_ONCE}(?:(?:werden |sind |ist |wird )?fällig|anstehend|ausstehend)(?= ?:)`,
    `${AT_ONCE}nicht ${MADE}(?: wurden?| ist| sind| haben wir)?`,
    `(?:noch )?(?:anstehende|ausstehende|aufgeschobene|liegen ?gebliebene|fällige|nötige|notwendige|erforderliche|offene) ${WORKS}`,
    `(?:es|das) steht ${AT_ONCE}an|${AT_ONCE}(?:steht|stehen) ${AT_ONCE}an`,
  ].join(
    '|',
  )}) ?(?<aside>[-(][^:]{0,45}|,[^:]{0,45}(?=:)|(?:nach|laut|gemäß|lt·|aus|seit) [^:]{0,60}(?=:))?(?<colon>:.*)?$`,
  'u',
)
/** Of a heading: nobody did it, and it does not say that somebody must. */
const NOT_DONE = /(?<!\p{L})(?:nicht|nie)(?!\p{L})/u
/** "Offene Arbeiten (macht der Verkäufer)": the buyer pays none of them. */
const BY_ANOTHER =
  /(?<!\p{L})(?:verkäufer\p{L}*|eigentümer\p{L}*|bauträger\p{L}*|vor (?:der )?übergabe|machen wir|gemeinde|stadt)(?!\p{L})/u
/** Another heading ends the list. */
const NEXT_HEAD =
  /^\s*(?:was (?:wir |schon |bereits |alles |bisher )*(?:gemacht|erneuert|saniert|renoviert|modernisiert)|(?:lage|preis|kaufpreis|kontakt|energie\p{L}*|miete\p{L}*|recht\p{L}*|ausstattung|besichtigung|übergabe|provision|sonstiges|grundstück|umgebung)(?: \p{L}+)?:?\s*$)/u

/** Of a home that is still to be built none: what is to do there is the building. */
export function deferredListsIn(
  passages: readonly Passage[],
  { toBeBuilt }: Pick<Setting, 'toBeBuilt'>,
): DeferredList[] {
  if (toBeBuilt) return []
  return passages.flatMap((passage, at) => {
    if (!WORKS_SECTIONS.includes(passage.section)) return []
    const statements = statementsOf(saidIn(passage).text)
    return statements.flatMap((one, place) => {
      const head = headIn(passage, one, place)
      if (!head || BY_ANOTHER.test(head['aside'] ?? '')) return []
      const rest = head['colon']?.slice(1) ?? ''
      const isDue = !NOT_DONE.test(one.text.slice(0, one.text.length - rest.length))
      const next = passages[at + 1]
      const isAlone = place === statements.length - 1 && rest.trim() === ''
      if (isAlone)
        return next && WORKS_SECTIONS.includes(next.section)
          ? { passage: next, items: upToHead(statementsOf(saidIn(next).text)), isDue }
          : []
      const below = rest.trim() === '' ? statements.slice(place + 1) : [{ ...one, text: rest, start: one.end - rest.length }] // prettier-ignore
      return { passage, items: upToHead(below), isDue }
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

function upToHead(below: readonly Statement[]): readonly Statement[] {
  const end = below.findIndex(({ text }) => NEXT_HEAD.test(text) || HEAD.test(text))
  return below.slice(0, end < 0 ? below.length : end)
}
