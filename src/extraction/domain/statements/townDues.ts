import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { holdsIn } from '../remarks/needles.ts'
import { saidIn } from '../scope/said.ts'
import type { ExtraCost } from './extraCosts.ts'
import { eurosIn, statementsOf } from './statementsOf.ts'

/** What a town builds and charges to those who own along it (KAG of the Land, §§ 127, 134 BauGB), as owners tell of it. */
const SEWER =
  /(?<!\p{L})(?:kanal(?:isation|anschluss\p{L}*|bau\p{L}*|netz)?|\p{L}*abwasser\p{L}*|schmutzwasser\p{L}*|klärgrube|kläranlage)(?!\p{L})/u
const ROAD =
  /(?<!\p{L})(?:straßenausbau\p{L}*|ausbaubeitr\p{L}*|erschließung\p{L}*|anlieger\p{L}*|gehweg\p{L}*|(?:für|an der) (?:(?:die|den|kanal|wasser) (?:und )?){0,2}straße|straße (?:wird|ist|wurde) [^.]{0,40}(?:ausgebaut|erneuert|gemacht|hergestellt))(?!\p{L})/u
const CONNECTED =
  /(?<!\p{L})(?:(?:stadt|gemeinde|kommune|zweckverband|\p{L}*werke) (?:schließt|schließen)(?!\p{L})[^.]{0,40} an|(?:straße|haus|häuser|grundstück|ort\p{L}*)(?!\p{L})[^.]{0,60} angeschlossen)(?!\p{L})/u
const BUYER =
  '(?<!\\p{L})(?:käufer|erwerber|neue[rn]? (?:eigentümer|besitzer)|nachfolger|nächste[rn]? (?:eigentümer|besitzer))(?:s|in|n)?(?!\\p{L})'
const PAYS =
  '(?<!\\p{L})(?:zahl(?:t|en)|bezahl(?:t|en)|übernimmt|übernehmen|trägt|tragen|trifft|gehen? (?:an|auf)|lasten?)(?!\\p{L})'
const BY_BUYER = new RegExp(`${BUYER}[^.]{0,50}${PAYS}|${PAYS}[^.]{0,40}${BUYER}`, 'u')
/** What is open when it is sold is paid by who owns it then: "sind noch 14.500 € an die Stadt zu zahlen". */
const STILL_OPEN =
  /(?<!\p{L})noch(?! nicht (?:be|ge)zahlt worden)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:zu (?:zahlen|entrichten|begleichen|leisten|bezahlen)|offen|fällig|aus|ausstehend|zu erwarten)(?!\p{L})/u
const BY_SELLER = /(?<!\p{L})(?:verkäufer|eigentümer|wir|erben)(?:in|s|n)?(?!\p{L})/u
const NOT_BY_BUYER =
  /(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:käufer|erwerber)|(?:käufer|erwerber)\p{L}{0,2} (?:\p{L}+ ){0,4}(?:nicht|nichts|kein\p{L}*)(?!\p{L})|(?<!\p{L})(?:(?:bereits|schon|längst) (?:be|ge)?zahlt|haben wir (?:\p{L}+ ){0,3}(?:be|ge)zahlt)(?!\p{L})/u
/** Where the sentence itself does not name what is built, it names a share of it. */
const SHARE =
  /(?<!\p{L})(?:auf uns(?:ere?n?)?|auf das haus|unser anteil|anteil\p{L}*|entf(?:allen|ällt)|bescheid|beitrag)(?!\p{L})/u
const OF_ELSE =
  /(?<!\p{L})(?:grunderwerbsteuer|notar\p{L}*|\p{L}*provision|courtage|kaufpreis\p{L}*|\p{L}*miete\p{L}*|\p{L}*küche\p{L}*|gebühr\p{L}*)(?!\p{L})/u
/** €: less is a fee, more is what the whole street pays. */
const MIN = 500
const MAX = 60_000
/** So many sentences before may name what is built, and so many after who pays. */
const BEFORE = 2
const AFTER = 1
const EACH = /^\s?(?:\/|je|pro|im monat|monatlich|im jahr|jährlich)/u

/** Only where the text lays it upon the buyer: then it belongs to what the house costs him. */
export function townDuesOf(passages: readonly Passage[]): ExtraCost[] {
  return passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    const statements = statementsOf(saidIn(passage).text)
    return statements.flatMap(({ text, start }, at): ExtraCost[] => {
      const amount = eurosIn(text).find(one => one.value >= MIN && one.value <= MAX && !EACH.test(text.slice(one.at + one.length))) // prettier-ignore
      if (!amount) return []
      const name = nameOf(statements.slice(Math.max(0, at - BEFORE), at + 1).map(one => one.text).join('.')) // prettier-ignore
      const payer = statements
        .slice(at, at + 1 + AFTER)
        .find(one => BY_BUYER.test(one.text) || (one.text === text && STILL_OPEN.test(text) && !BY_SELLER.test(text)))
      const isOfIt = SHARE.test(text) || nameOf(text) !== null
      if (!name || !payer || !isOfIt || OF_ELSE.test(text) || NOT_BY_BUYER.test(payer.text) || NOT_BY_BUYER.test(text))
        return []
      const from = start + amount.at
      const evidence = inItsClause(proof(passage, from, from + amount.length))
      return [{ name, low: amount.value, high: amount.value, needed: true, evidence }]
    })
  })
}

function nameOf(told: string): string | null {
  if (holdsIn(ROAD, told)) return 'Beitrag für Straße und Erschließung'
  return holdsIn(SEWER, told) || holdsIn(CONNECTED, told) ? 'Beitrag für den Anschluss an Kanal oder Straße' : null
}
