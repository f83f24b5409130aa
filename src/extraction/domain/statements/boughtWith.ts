import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import { ownText } from '../deal/ownText.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { MUST_BUY } from '../values/parkingPrice.ts'
import { eurosIn, type Statement, statementsOf } from './statementsOf.ts'
import { EACH } from './extraCosts.ts'

export type BoughtThing = 'garten' | 'gartenanteil' | 'hobbyraum' | 'keller' | 'speicher' | 'weganteil' | 'landanteil'

/** What must be bought with the home for a price of its own, beside parking: tax, fees and loan follow it too. */
export interface BoughtWith {
  readonly thing: BoughtThing
  readonly priceEuro: number
  readonly evidence: Evidence
}

/** €; less is a fee. */
const MIN = 300
/** Of the asked price; more is the price of another home. */
const MAX_OF_PRICE = 0.25
/** The home alone costs at least this share of what is asked for all. */
const MIN_SHARE_OF_HOME = 0.5
const SENTENCES_BEFORE = 4

const SHARE = String.raw`(?:1/\d{1,3}|halber|hälftiger|\p{L}+stel)-?\s?(?:mit)?-?(?:eigentums)?-?anteils?|bruchteils?|miteigentumsanteils?`
const GARDEN = String.raw`\p{L}*garten(?:anteil|teil|stück|grundstück|parzelle|flurstück|land)?e?s?`
const PRIVATE_WAY = String.raw`(?:privat|wohn|stich|zufahrts)-?(?:weg|straße)(?:e?s)?|wege?-?(?:anteil|grundstück|flurstück|parzelle)s?|zufahrt|garagenhof`
/** The first that fits names it. */
const THINGS: readonly (readonly [BoughtThing, RegExp])[] = [
  ['weganteil', whole(PRIVATE_WAY)],
  ['garten', whole(GARDEN)],
  ['hobbyraum', whole('hobby-?(?:raum|raums|raumes|keller|kellers)')],
  ['keller', whole('keller-?(?:raum|raums|abteil|abteils|anteil)?s?')],
  ['speicher', whole('speicher-?(?:raum|abteil|anteil)?s?|dachboden-?(?:raum|abteil|anteil)?s?|abstellraum')],
  [
    'landanteil',
    whole('(?:nachbar|rest|teil)-?(?:flurstück|grundstück|parzelle)s?|wiesen?-?(?:anteil|stück|grundstück)?'),
  ],
]
const ANY_SHARE = whole(SHARE)
const PARKING = whole(String.raw`\p{L}*(?:stellpl[aä]tz\p{L}*|garagen?|garagenpl[aä]tz\p{L}*|carports?)`)

/** "wird für 15.000 € mitverkauft", "kommt mit 12.000 € hinzu", "zzgl. Hobbyraum" */
const MUST = regexp.iu`${MUST_BUY}|(?<!\p{L})(?:wird|werden|ist|sind)(?!\p{L})[^.]{0,60}(?<!\p{L}|nicht )(?:mitverkauft|mitveräußert|mitzu(?:erwerben|kaufen|bezahlen))(?!\p{L})|(?<!\p{L})(?:kommt|kommen)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:hinzu|dazu|obendrauf)(?!\p{L})|(?<!\p{L})(?:zzgl|zuzüglich)(?!\p{L})`
/** Whoever wants it may have it; "kann nur zusammen gekauft werden" is no choice. */
const FREE =
  /(?<!\p{L})(?:(?:kann|können|könnte|könnten)(?! (?:\p{L}+ ){0,3}(?:nur|nicht|ausschließlich)(?!\p{L}))|optional|möglich|auf wunsch|wunschweise|bei (?:bedarf|interesse)|wahlweise|ggf|gegebenenfalls|nicht (?:zwingend|verpflichtend)|muss(?:\s\p{L}+){0,3} nicht|\p{L}*miet(?:e|en|et|bar|weise)|\p{L}*pacht(?:en|et)?)(?!\p{L})/u
/** In the asked price, a payment of old times, furniture, or what it costs to keep. */
const NO_PRICE_BESIDE =
  /(?<!nicht (?:im|in dem|in diesem) \p{L}{0,10}preis )(?<!nicht )(?:enthalten|inbegriffen|eingerechnet|eingeschlossen)(?!\p{L})|(?<!\p{L})(?:davon|darin|darauf|inkl·?|inklusive|einschl·?|einschließlich|entf[aä]ll\p{L}*|wert|\p{L}*wert|abstand\p{L}*|ablöse\p{L}*|\p{L}*umlage|\p{L}*rücklage|\p{L}*sanierung|\p{L}*erneuerung|instands\p{L}*|angebot|verkäufer\p{L}* (?:zahlt|trägt)|monat\p{L}*|jährlich|(?:im|pro) jahr|früher|damals|wurden?|hatten?|haben|kostete)(?!\p{L})/u
/** Things of the garden have a price of their own. */
const OTHER_THING =
  /(?<!\p{L})(?:\p{L}*(?:haus|häuschen|hütte|zaun|möbel|geräte?|pflege|gestaltung|küche|pool|mauer|anlage|wohnung|einheit)|kaufpreis|gesamt\p{L}*|zusammen)(?!\p{L})/u
const IN_IT =
  /(?<!\p{L})(?:im|am|in|an|vom|beim|hinter|neben|vor|unter|über|aus|mit)(?: (?:de[mrn]|eigene[mnr]|einem|einer|gemeinsame[mnr]))* $/u
const BEFORE_AMOUNT =
  /(?:preis\p{L}*|kostet|kosten|für|zu|zum|mit|von|beträgt|zzgl·?|zuzüglich|¦|[:(,=/-])\s*(?:(?:ca·|rund|etwa|zusätzlich|weitere|nochmals|jeweils|fest) ?)*$/u
const BEHIND_AMOUNT =
  /^\s?(?:\(?(?:zusätzlich|extra)\)? )?(?:für|auf) (?:(?:den|die|das|einen|ein|eine|unseren?|ihren?) )?(?:\p{L}+en )?/u

interface Asked {
  /** €; null: nothing is asked, as by a court. */
  readonly price: number | null
  /** € for parking beside it; null: none is named. */
  readonly parking: number | null
}

/** One of each thing, in the order of the text. */
export function boughtWithOf(passages: readonly Passage[], { price, parking }: Asked): BoughtWith[] {
  if (price === null) return []
  const own = ownText(passages)
  const statements = own.map(passage => ({ passage, all: statementsOf(saidIn(passage).text) }))
  const texts = statements.flatMap(({ all }) => all.map(({ text }) => text))
  const amounts = texts.flatMap(text => eurosIn(text).map(({ value }) => value))
  const isWithin = (value: number): boolean =>
    [price - value, price - value - (parking ?? 0)].some(
      rest => rest >= MIN_SHARE_OF_HOME * price && amounts.some(one => Math.abs(one - rest) < 1),
    )
  const found = statements.flatMap(({ passage, all }) =>
    all.flatMap((statement, at) => pricedIn(passage, statement, before(all, at), texts)),
  )
  const told = found.filter(({ priceEuro }) => priceEuro >= MIN && priceEuro <= price * MAX_OF_PRICE && !isWithin(priceEuro)) // prettier-ignore
  return [...new Map(told.map(one => [one.thing, one])).values()]
}

/** What the sentences just before speak of. */
function before(all: readonly Statement[], at: number): string {
  return all
    .slice(Math.max(0, at - SENTENCES_BEFORE), at)
    .map(({ text }) => text)
    .join('.')
}

function pricedIn(passage: Passage, { text, start }: Statement, above: string, texts: readonly string[]): BoughtWith[] {
  if (NO_PRICE_BESIDE.test(text)) return []
  const isMust = MUST.test(text)
  if (FREE.test(text) && !isMust) return []
  let from = 0
  return eurosIn(text).flatMap((amount): BoughtWith[] => {
    const [left, right] = [text.slice(from, amount.at), text.slice(amount.at + amount.length)]
    from = amount.at + amount.length
    if (EACH.test(right)) return []
    const isLeft = BEFORE_AMOUNT.test(left)
    const behind = isLeft ? null : BEHIND_AMOUNT.exec(right)
    const named = isLeft ? lastThing(left, above) : behind && firstThing(right.slice(behind[0].length))
    if (!named || !(isMust || isMustElsewhere(named, texts)) || isFreeElsewhere(named, texts)) return []
    const evidence = inItsClause(proof(passage, start + amount.at, start + amount.at + amount.length))
    return [{ thing: named === 'garten' && isShared(text, texts) ? 'gartenanteil' : named, priceEuro: amount.value, evidence }] // prettier-ignore
  })
}

/** Nearest before its amount; "der 1/6-Anteil" is one of what the sentences before speak of. */
function lastThing(left: string, above: string): BoughtThing | null {
  const found = placesIn(left).sort((a, b) => b.end - a.end)[0]
  // "Die Sauna im Keller wird für 5.000 € mitverkauft", but "der Anteil am Garten"
  const isPlace = found && IN_IT.test(left.slice(0, found.start)) && !ANY_SHARE.test(left)
  if (isPlace || PARKING.test(left)) return null
  if (found) return OTHER_THING.test(left.slice(found.end)) ? null : found.thing
  const share = ANY_SHARE.exec(left)
  if (!share || OTHER_THING.test(left)) return null
  return placesIn(above)[0]?.thing ?? null
}

function firstThing(right: string): BoughtThing | null {
  return placesIn(right).find(({ start }) => start === 0)?.thing ?? null
}

function placesIn(text: string): { readonly thing: BoughtThing; readonly start: number; readonly end: number }[] {
  return THINGS.flatMap(([thing, pattern]) => {
    const last = [...text.matchAll(new RegExp(pattern.source, 'gu'))].at(-1)
    return last ? [{ thing, start: last.index, end: last.index + last[0].length }] : []
  })
}

/** "Wohnung, Gartenanteil und Stellplatz werden nur gemeinsam abgegeben." */
function isMustElsewhere(thing: BoughtThing, texts: readonly string[]): boolean {
  return texts.some(text => speaksOf(thing, text) && new RegExp(MUST_BUY, 'iu').test(text) && !FREE.test(text))
}

function isFreeElsewhere(thing: BoughtThing, texts: readonly string[]): boolean {
  return texts.some(text => speaksOf(thing, text) && FREE.test(text) && !MUST.test(text) && BUYS.test(text))
}

/** "Der Garten kann von der Küche aus betreten werden" is no choice of who buys. */
const BUYS = /kauf|erwerb|erworben|übernehm|übernommen|dazu|hinzu|optional|wahlweise|wunsch|€/u

function speaksOf(thing: BoughtThing, text: string): boolean {
  return placesIn(text).some(one => one.thing === thing)
}

function isShared(text: string, texts: readonly string[]): boolean {
  return ANY_SHARE.test(text) || texts.some(one => /gartenanteil/u.test(one))
}

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?!\p{L})`, 'u')
}
