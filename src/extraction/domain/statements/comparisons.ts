import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { soldInHouse } from './soldInHouse.ts'
import { pricesIn, statementsOf } from './statementsOf.ts'

/** What others were sold for by the seller's own words: nobody has proved it. */
export interface Comparison {
  /** €, or € per m²; equal where one figure is named. */
  readonly low: number
  readonly high: number
  readonly per: 'object' | 'm²'
  /** Of the very house, and no other size is named: nobody there paid more. */
  readonly isSameHouse: boolean
  /** Of the home next door, and no other size of it is named: its like. */
  readonly isNextDoor: boolean
  /** Of the other half, or of a home beside it that is called the same, and no other size of it is named. */
  readonly isTwin: boolean
  /** Of one that is called its like, and no other size or state of it is named. */
  readonly isAlike: boolean
  /**
   * €: what a home of the same house or next door would have cost at the size of this one, where its own is told, or that it is a little
   * smaller; missing or null: it is no like, or nobody tells.
   */
  readonly atOurSize?: number | null
  /** Of homes like it, once they are refurbished: "sanierte Einheiten im Haus"; missing: not said. */
  readonly isRefurbished?: true
  /** With land of its own, by the text: what stands on another's is worth less. */
  readonly ownGround: boolean
  /** Of the sale; null: not told. */
  readonly year: number | null
  readonly evidence: Evidence
}

const HOME =
  '(?:\\p{L}*wohnung(?:en)?|\\p{L}*h[aä]us(?:er|ern)?|doppelhaushälften?|reihen\\p{L}*|einheit(?:en)?|objekte?n?|immobilien|grundstücke?|\\p{L}*plätze|baugrundstücke?|\\p{L}*flächen|\\p{L}*wälder|\\p{L}*wald|äcker|ackerland|wiesen)'
/** "das Haus unserer Nachbarn", "Unser Nachbar hat sein Haus …" */
const NEIGHBOURS =
  '(?:haus|häuschen|wohnung|hälfte) (?:unsere[rs]|des|der|vom|von) (?:\\p{L}+ )?nachbar\\p{L}*|nachbar(?:n|in)? (?:\\p{L}+ )?(?:hat|haben|hatte|hatten) (?:sein|ihr|das|die)\\p{L}* (?:haus|häuschen|wohnung|hälfte)'
/** Of both states one price says nothing. */
const UNTOUCHED = /(?<!\p{L})(?:un(?:saniert|renoviert|modernisiert)|teilsaniert|teilmodernisiert)\p{L}*/u
/** Several, or "eine": "Die sanierte Wohnung kostet …" is the one on sale. */
const REFURBISHED_HOMES =
  '(?<!(?:die|diese|unsere|der|dieser) )(?:(?:frisch|komplett|vollständig|bereits|gut|kern)? ?(?:sanierte|renovierte|modernisierte)n? (?:\\p{L}+ )?(?:\\p{L}*wohnungen|einheiten|apartments|objekte|\\p{L}*häuser)|eine (?:\\p{L}+ )?(?:sanierte|renovierte|modernisierte) (?:\\p{L}*wohnung|einheit)(?= [^.]{0,40}(?:im (?:selben |gleichen )?haus|desselben|dieses typs|in der (?:anlage|straße))))'
const REFURBISHED = wholeWords(REFURBISHED_HOMES, '')
/** Beside them no verb of selling is needed: "Sanierte Einheiten im Haus 2.700 €/m²". */
const REFURBISHED_HERE = wholeWords(`${REFURBISHED_HOMES} (?:im (?:selben |gleichen )?haus|in der (?:anlage|straße)|dieses typs|dieser art|am ort|hier|vor ort|ringsum):? (?:[^.,¦]{0,20} )?[\\d·]+ ?(?:€|euro|bis|-)`, '') // prettier-ignore
const OTHER = wholeWords(
  [
    REFURBISHED_HOMES,
    `vergleichs${HOME}|vergleichsverkäufe?n?|nachbar(?:doppelhaus)?(?:-?hälften?|${HOME})|nachbarparzellen?`,
    `(?:vergleichbare[rnsm]?|ähnliche[rnsm]?|baugleiche[rnsm]?|gleich große[rnsm]?|identische[rnsm]?) (?:\\p{L}+ ){0,2}${HOME}`,
    `${HOME} (?:direkt |genau )?(?:unter|über|neben|gegenüber)(?: uns| uns wohnend| dieser| ihr| ihm)?`,
    `(?:benachbarte|angrenzende|andere|weitere|letzte|gegenüberliegende)[rnsm]? (?:\\p{L}+ ){0,2}${HOME}`,
    `${HOME} (?:\\p{L}+ ){0,2}(?:im (?:selben|gleichen|nämlichen) (?:haus|gebäude|objekt)|in der (?:nachbarschaft|siedlung|anlage|straße|region|gleichen straße|selben straße)|nebenan|im haus)`,
    `${HOME} (?:[^.,¦ ]+ ){0,5}(?:desselben|des (?:selben|gleichen)|dieses) (?:hauses|gebäudes|objekts)`,
    NEIGHBOURS,
    // "die zweite Hälfte von 6.400 €", "die zweite Hälfte der Umlage": of a sum, and no home.
    '(?:andere|zweite|nachbar|linke|rechte|angebaute)[rnsm]? (?:haus|doppelhaus)?-?hälfte(?! (?:von|über|in höhe von) (?:rund |etwa |ca· )?[\\d·,]+ ?(?:€|euro|eur)(?!\\p{L})| (?:der|des|dieser|dieses) (?:\\p{L}*umlage|\\p{L}*betrag|summe|\\p{L}*preis|rate))',
    'kauffälle?n?|vergleichspreise?n?|vergleichswerte?s?|kaufpreissammlung',
    'gutachterausschuss\\p{L}*',
    'zweitmarktpreise?n?',
    // "Zwei Häuser weiter wurde …", "Der Nachbar hat für seine Hälfte …", "Die Nachbarn haben 2023 für … verkauft"
    `(?:ein|zwei|drei|vier) häuser? weiter|nachbar(?:n|in)? (?:hat|haben|hatten?|bekam(?:en)?) (?:[^.,¦ ]+ ){0,6}(?:seine|ihre?) (?:\\p{L}*haus|hälfte|haushälfte|wohnung)|nachbarn (?:haben|hatten)(?= [^.]{0,60}(?<!\\p{L})verkauft)`,
    `${HOME} (?:in|aus) (?:unserer|dieser) (?:\\p{L}+ )?(?:straße|siedlung|zeile|reihe|anlage)`,
    '(?:flat|apartment|house|home) (?:(?:directly|right) )?(?:below|above|opposite|next to|next door)(?: to)?(?: ours| us)?|(?:flat|apartment) in (?:the same|our) (?:house|building)|(?:neighbou?ring|similar|identical) (?:flat|apartment|house)',
    `(?:im (?:selben|gleichen) haus|im haus|nebenan|in der (?:nachbarschaft|siedlung|anlage|wohnanlage|gleichen straße|selben straße)) (?:wurde|ist|sind|wurden|hat|haben|ging)`,
  ].join('|'),
  '',
)
const SOLD =
  /(?<!\p{L})(?:zweitmarktpreise?n?|kauffälle?n?|verkauft\p{L}*|gehandelt|veräußert|verkaufspreise?n?|beurkundet|den (?:besitzer|eigentümer) gewechselt|wechselten?(?= [^.]{0,80}den (?:besitzer|eigentümer))|(?:ging|gingen|weg(?:ge)?gangen)|erziel(?:t\p{L}*|en)|erlöst|erworben|gekauft|abgeschlossen|vermittelt|brachten?|(?:ein)?gebracht|(?:be|ge)zahlt|gekostet|kosteten?|bekommen|bekam(?:en)?|zugeschlagen|zuschlag|fand(?:en)?(?= [^.]{0,80}(?:käufer|eigentümer|besitzer|liebhaber))|sold)(?!\p{L})/u
/** What is asked or hoped for was never paid; rents are no prices. */
const NOT_PAID =
  /(?<!\p{L})(?:sonderumlagen?|angeboten|inseriert|zum verkauf|stehen für|miete\p{L}*|kaltmiete\p{L}*|vermiet\p{L}*|pacht\p{L}*|hausgeld|stellpl\p{L}*|garagen?|bodenrichtwert\p{L}*|beginnen|beginnt|unverkauft|nicht verkauft|darlehen)(?!\p{L})/u
/** "Die Sanierung der Wohnung nebenan hat 60.000 € gekostet": what was paid for works. */
const PAID_FOR_WORKS =
  /(?<!\p{L})(?:\p{L}*(?:sanierung|renovierung|modernisierung|erneuerung|reparatur|umbau|ausbau|dämmung|heizung|wärmepumpe|eindeckung|gutachten)|(?:das|ein|neues|neue[rn]?) (?:dach|bad|fassade|küche|fenster))(?!\p{L})[^.]{0,80}(?<!\p{L})(?:gekostet|kosteten?|bezahlt|gezahlt|erneuert|verschlungen)(?!\p{L})/u
/** Of the quote alone: works on the house, what nobody paid, and what the owner paid for this very home. */
const NO_SALE =
  /(?<!\p{L})(?:für (?:(?:das|die|den|eine?|neue[ns]?) )*(?:\p{L}+ und )?(?:\p{L}*dach|fassade|heizung|fenster|aufzug|leitungen|balkone?)|rücklagen?|\p{L}*(?:aus|um|an)bau|umgebaut|\p{L}*schule|beliehen|(?:nicht|nie) (?:verkauft|veräußert)|(?:eigentümer|verkäufer|eigentümerin|verkäuferin|wir|ich) (?:hat|haben|habe) [^,;]{0,60}(?:bezahlt|gezahlt|gekauft|erworben))(?!\p{L})/u
const SAME_HOUSE =
  /(?<!\p{L})(?:(?:flat|apartment) (?:(?:directly|right) )?(?:below|above|next to) (?:ours|us)|in (?:the same|our) (?:house|building)|(?:desselben|des (?:selben|gleichen)|dieses) (?:hauses|gebäudes|objekts)|(?:im|in diesem) (?:(?:selben|gleichen|nämlichen) )?(?:haus|gebäude|objekt)|\p{L}*wohnung (?:direkt |genau )?(?:unter|über|neben) (?:uns|dieser|ihr))(?!\p{L})/u
const NEXT_DOOR =
  /(?<!\p{L})(?:nachbar(?:doppelhaus)?(?:-?hälfte|wohnung|haus|reihenhaus)|(?:andere|zweite|linke|rechte|angebaute) (?:haus|doppelhaus)?-?hälfte|benachbarte (?:wohnung|doppelhaushälfte|reihenhaus)|(?:\p{L}*wohnung|\p{L}*haus|doppelhaushälfte|hälfte) (?:gleich |direkt )?nebenan|nebenan (?:wurde|ist|ging))(?!\p{L})/u
const TWIN =
  /(?<!\p{L})(?:nachbar(?:doppelhaus)?-?hälfte|(?:andere|zweite|linke|rechte|angebaute)[rnsm]? (?:haus|doppelhaus)?-?hälfte|(?:doppelhaus)?hälfte (?:gleich |direkt )?nebenan|(?:baugleiche|identische|gleich geschnittene)[rnsm]? (?:\p{L}+ ){0,2}(?:\p{L}*wohnung|\p{L}*haus|doppelhaushälfte))(?!\p{L})/u
const NEXT_TO_US = wholeWords(NEIGHBOURS, '')
/** "eine ähnliche Wohnung drei Straßen weiter" */
const ALIKE =
  /(?<!\p{L})(?:eine?|einer|einem|einen) (?:sehr |ganz )?(?:ähnliche|vergleichbare|gleichwertige|gleichartige|gleich große)[rnsm]? (?:\p{L}+ )?(?:\p{L}*wohnung|\p{L}*haus|\p{L}*hälfte|bungalow)(?!\p{L})/u
/** Then it is no like: what it had less explains a lower price. */
const OTHER_STATE =
  /(?<!\p{L})(?:kleinere?[rnsm]?|kleiner|unsaniert\p{L}*|unrenoviert\p{L}*|(?:renovierungs|sanierungs)bedürftig\p{L}*|ohne (?:balkon|garage|stellplatz|aufzug|keller|neues bad)|vermietet\p{L}*|souterrain|erbpacht|erbbau\p{L}*|zwangsversteigert|versteigert|verwandt\p{L}*|familie)(?!\p{L})/u
/** Of the same words the size is no other state where it is told how large it is. */
const STATE_OF_OTHER_SIZE = new RegExp(OTHER_STATE.source.replace('kleinere?[rnsm]?|kleiner|', ''), 'u')
/** "Eine etwas kleinere Wohnung im Erdgeschoss desselben Hauses": about a tenth (assumption). */
const A_LITTLE_SMALLER = /(?<!\p{L})(?:etwas|ein wenig|wenig|geringfügig|minimal|leicht) kleiner(?:e[rnsm]?)?(?!\p{L})/u
const LITTLE = 0.9
const OWN_SIZE = /(?<![\d,·])(\d{2,3}(?:,\d{1,2})?) ?(?:m²|qm)(?!\p{L})/gu
const SMALLER = /(?<!\p{L})kleiner(?:e[rnsm]?)?(?!\p{L})/u
const OWN_GROUND =
  /(?<!\p{L})(?:mit (?:eigenem|dem) (?:grund|boden|grundstück|land)|eigenland|eigener grund|auf eigenem (?:grund|land|boden))(?!\p{L})/u
/** "40 m² mehr Grund" is no size of the home. */
const PLOT_SIZE =
  /\d+ ?(?:m²|qm) (?:mehr|weniger|größere[rnsm]?|kleinere[rnsm]?)? ?(?:an )?(?:grund|garten|boden)\p{L}*/gu
const SIZE = /\d ?(?:m²|qm)(?!\p{L})/u
const PER_M2 = /^\s?(?:(?:je|pro|\/) ?(?:m²|m\?|m2|qm|quadratmeter)|\/ ?m²|\/ ?qm)/u
const RANGE = /^\s?(?:(?:\/|je|pro) ?(?:m²|m\?|m2|qm))?\s?(?:€|euro)?\s?(?:-|bis(?: zu)?|und)\s?$/u
const FIRST_OF_RANGE = /(?<![\d·])(\d{1,3}(?:·\d{3})+|\d+,\d\d|\d{3,7}) ?(?:-|bis(?: zu)?|und) ?(?:ca· |rund |etwa )?$/u
/** A price that is further off is of something else. */
const MAX_RATIO = 3
/** Between homes of which one is half as large again no square metre costs the same. */
const MAX_SIZE = 1.5
/** Sizes of like homes of a house that differ by no more were measured apart. */
const SAME_SIZE = 0.02

/** Sales of others that the text names, as it names them. @param price € that is asked; null: not stated; @param area m² it is for; null: not known */
export function comparisonsOf(passages: readonly Passage[], price: number | null, area: number | null): Comparison[] {
  const told = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'contact' || passage.section === 'terms') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }) => {
      const isSale = SOLD.test(text) || REFURBISHED_HERE.test(text)
      if (!OTHER.test(text) || !isSale || NOT_PAID.test(text) || PAID_FOR_WORKS.test(text)) return []
      const all = pricesIn(text)
      // What is named before the other home is of this one: "Die Sparkasse hat 225.000 gesagt, das Nachbarhaus ging für 289.000 weg".
      const behind = all.filter(({ at }) => at > text.search(OTHER))
      const [first, second] = behind.length > 0 ? behind : all
      if (!first) return []
      const firstEnd = first.at + first.length
      const spans = second && RANGE.test(text.slice(firstEnd, second.at)) && second.value > first.value
      const until = spans ? second.at + second.length : firstEnd
      const lower = FIRST_OF_RANGE.exec(text.slice(0, first.at))
      const value = lower?.[1] ? Number(lower[1].replace(/·/gu, '').replace(',', '.')) : first.value
      const high = spans ? second.value : first.value
      const low = value < high ? value : spans ? first.value : high
      const per = perOf(text.slice(until), high, price, area)
      if (!per || !isNear(high, per, price, area) || !isNear(low, per, price, area)) return []
      return [
        {
          low,
          high,
          per,
          isSameHouse: SAME_HOUSE.test(text) && !SMALLER.test(text) && !SIZE.test(text),
          isNextDoor:
            (NEXT_DOOR.test(text) || NEXT_TO_US.test(text)) &&
            !OTHER_STATE.test(text) &&
            !SIZE.test(text.replace(PLOT_SIZE, '')),
          isTwin: TWIN.test(text) && !SIZE.test(text.replace(PLOT_SIZE, '')),
          isAlike: ALIKE.test(text) && !OTHER_STATE.test(text) && !SIZE.test(text.replace(PLOT_SIZE, '')),
          atOurSize: per === 'object' ? atSize(text, high, area) : null,
          ownGround: OWN_GROUND.test(text),
          ...(REFURBISHED.test(text) && !UNTOUCHED.test(text) && { isRefurbished: true as const }),
          year: yearsIn(text).at(-1) ?? null,
          evidence: inItsClause(proof(passage, start + (lower?.index ?? first.at), start + until)),
        },
      ]
    })
  })
  const found = [...told, ...ofLists(passages, price, area)].filter(
    ({ evidence }) => !NO_SALE.test(wholeQuote(evidence).toLowerCase()),
  )
  return found.filter((one, at) => found.findIndex(other => other.low === one.low && other.high === one.high) === at)
}

/** "Weitere Objekte im Haus" above "3 Zi., 12. OG, 78,20 m² | 192.500 EUR | VERKAUFT 05/2026". */
function ofLists(passages: readonly Passage[], price: number | null, ours: number | null): Comparison[] {
  return soldInHouse(passages).flatMap(({ price: high, area, year, evidence }) => {
    if (ours === null || !isNear(high, 'object', price, ours)) return []
    const isSameSize = Math.abs(area / ours - 1) <= SAME_SIZE
    if (area > ours * MAX_SIZE || ours > area * MAX_SIZE) return []
    const others = { isNextDoor: false, isTwin: false, isAlike: false, ownGround: false } as const
    return { low: high, high, per: 'object' as const, isSameHouse: isSameSize, atOurSize: Math.round((high * ours) / area), ...others, year, evidence } // prettier-ignore
  })
}

function atSize(text: string, price: number, ours: number | null): number | null {
  const isNear = SAME_HOUSE.test(text) || NEXT_DOOR.test(text) || NEXT_TO_US.test(text)
  if (ours === null || !isNear || STATE_OF_OTHER_SIZE.test(text)) return null
  const sizes = [...text.replace(PLOT_SIZE, '').matchAll(OWN_SIZE)]
  const [only] = sizes.length === 1 ? sizes : []
  const told = only?.[1] === undefined ? null : Number(only[1].replace(',', '.'))
  const size = told ?? (sizes.length === 0 && A_LITTLE_SMALLER.test(text) ? LITTLE * ours : null)
  return size === null || size > ours * MAX_SIZE || ours > size * MAX_SIZE ? null : Math.round((price * ours) / size)
}

function yearsIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d·,])20[0-4]\d(?![\d·,]| ?(?:€|euro|m²|qm))/gu)].map(([year]) => Number(year)).sort()
}

/** "zwischen 0,75 und 1,00 Euro": so little is of a square metre. null: it fits neither. */
function perOf(after: string, value: number, price: number | null, area: number | null): Comparison['per'] | null {
  if (PER_M2.test(after)) return 'm²'
  if (price === null) return null
  if (isNear(value, 'object', price, area)) return 'object'
  return isNear(value, 'm²', price, area) ? 'm²' : null
}

function isNear(value: number, per: Comparison['per'], price: number | null, area: number | null): boolean {
  if (price === null) return per === 'm²'
  const asked = per === 'object' ? price : area === null ? null : price / area
  return asked === null ? false : value <= asked * MAX_RATIO && value >= asked / MAX_RATIO
}
