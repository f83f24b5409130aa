import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { COUNT, countFrom, MONEY, NUMBER, numberFrom, sumOf } from '../numbers.ts'
import type { ProseRule } from '../rule.ts'
import { periodRent, unlessHoped } from './rentAmount.ts'

const LET = String.raw`(?:derzeit\s|aktuell\s|zurzeit\s|insgesamt\s)?(?:(?:${COUNT})\s)?(?:derzeit\s|aktuell\s)?(?:vermieteten|belegten|bewohnten)\s(?:[\p{L}-]*[Ww]ohnungen|[\p{L}-]*[Ee]inheiten|WE|Apartments|Objekte|Flächen)(?!\p{L})`
const RENT = String.raw`(?:Jahres-?|Monats-?|Gesamt-?|Ist-?)*(?:[Nn]etto-?)?(?:[Kk]alt-?)?[Mm]iet(?:en|e|einnahmen?|erträge|ertrag)`
const AFTER = String.raw`(?<after>(?:p\.\s?[am]\.|[^.;\n]){0,22})`
/** "Die Jahresnettokaltmiete der 17 vermieteten Wohnungen beträgt 67.320 €" */
const NAMED = String.raw`(?<!\p{L})(?<rent>${RENT})(?!\p{L})\s(?:der|aus\sden|für\sdie|von|auf\sdie)\s${LET}(?<between>[^.;\n€\d]{0,40}?)${MONEY}${AFTER}`
/** "Aus den neun vermieteten Einheiten kommen 4.050 € Nettokaltmiete im Monat" */
const BEHIND = String.raw`(?<!\p{L})${LET}\s(?:kommen|bringen|zahlen|ergeben|erwirtschaften|erzielen|ergibt\ssich|werden)\s(?:(?:derzeit|aktuell|zusammen|insgesamt|zurzeit|rund|ca\.)\s){0,3}${MONEY}${AFTER}`

/** "… bei Vollvermietung 64.800 €, tatsächlich vereinnahmt werden 48.600 €" */
const PAID = String.raw`(?<=[Mm]iet(?:e|en|einnahmen|ertrag|erträge)(?!\p{L})(?:[^.;]|\d\.\d|p\.\s?a\.){0,120})(?<!\p{L})(?:tatsächlich|derzeit|aktuell|zurzeit)\s(?:(?:werden|wird|davon)\s)?(?:vereinnahmt|eingenommen|gezahlt|erzielt)(?:\s(?:werden|wird|sind))?(?:\s(?:derzeit|aktuell|davon|jährlich|monatlich|rund|ca\.|nur|erst|lediglich)){0,3}\s${MONEY}${AFTER}`
/** "Ist-Einnahmen aus den drei Wohnungen zurzeit 16.560 € p. a." */
const TAKEN = String.raw`(?<![\p{L}-])(?:Ist|IST)-(?:[Ee]innahmen?|[Ee]rträge|[Ee]rlöse)(?!\p{L})(?:[^.;\n€\d]|\d{1,2}(?=\s(?:Wohnungen|Einheiten|WE)(?!\p{L}))){0,60}?${MONEY}${AFTER}`

/** "Aktuell werden 1.062 € monatlich vereinnahmt" */
const NOW = String.raw`(?<!\p{L})(?:[Aa]ktuell|[Dd]erzeit|[Zz]urzeit|[Tt]atsächlich)\s(?:werden|wird)\s(?:(?:rund|ca\.|nur|erst|davon)\s){0,2}${MONEY}(?<after>\s(?:monatlich|mtl\.|im\sMonat|jährlich|im\sJahr|p\.\s?[am]\.)\s(?:an\s(?:Netto|Kalt|Nettokalt)?-?[Mm]iete\s)?(?:vereinnahmt|eingenommen|gezahlt))(?!\p{L})`
/** "eine um 12 % ermäßigte Pacht, derzeit 579,04 € monatlich" */
const REDUCED = String.raw`(?<!\p{L})(?:ermäßigte|reduzierte|geminderte|gesenkte|herabgesetzte)n?\s(?:Pacht|Miete|Kaltmiete|Nettokaltmiete),?\s(?:derzeit|zurzeit|aktuell|von\s(?:derzeit|zurzeit|aktuell))\s${MONEY}(?<after>\s(?:monatlich|mtl\.|im\sMonat|jährlich|im\sJahr|p\.\s?[am]\.))(?!\p{L})`

const YEAR = /jahr|p\.\s?a|jährlich/iu
const MONTH = /monat|mtl|p\.\s?m/iu

/** "Zwei der Wohnungen sind zu 350 € und 340 € kalt vermietet": each with its rent, and the others are not. */
const SOME_WITH_RENT = String.raw`(?<!\p{L})(?<some>${COUNT})\s(?:der|von\sden|von|unserer)\s(?:(?<all>${COUNT})\s)?(?:[\p{L}-]*[Ww]ohnungen|[Ee]inheiten|WE|Apartments)\s(?:sind|werden)\s(?:(?:derzeit|aktuell|zurzeit|noch)\s)?(?:zu|für)\s(?<each>je(?:weils)?\s)?(?<rents>(?:${NUMBER})(?:\s?(?:€|EUR|Euro))?(?:(?:,|\sund|\sbzw\.)\s(?:${NUMBER})(?:\s?(?:€|EUR|Euro))?){0,5})\s(?:(?:netto|kalt|nettokalt|Kaltmiete|im\sMonat|monatlich|mtl\.)\s){0,3}vermietet(?!\p{L})`
const A_NUMBER = regexp.gu`${NUMBER}`

/** € a month that they pay together; undefined: it is not told of each. */
function rentOfSome({ groups }: RegExpExecArray): number | undefined {
  const some = countFrom(groups?.['some'] ?? '')
  const rents = [...(groups?.['rents'] ?? '').matchAll(A_NUMBER)].map(([one]) => numberFrom(one) ?? NaN)
  const [first] = rents
  if (some === undefined || first === undefined) return undefined
  const sum = groups?.['each'] === undefined ? sumOf(rents) : first * some
  const isOfEach = groups?.['each'] === undefined ? rents.length === some : rents.length === 1
  return isOfEach && sum >= MIN_RENT * some ? sum : undefined
}
/** € a month: less is none of a flat. */
const MIN_RENT = 80

const someWithRent: readonly ProseRule[] = [
  {
    key: 'kaltmieteMonat',
    pattern: regexp.giu`${SOME_WITH_RENT}`,
    value: match => {
      const value = rentOfSome(match)
      return value === undefined
        ? undefined
        : { value, unit: '€/Monat', rank: RANK.headline, ofTheWhole: true as const }
    },
  },
  {
    key: 'vermietet',
    pattern: regexp.giu`${SOME_WITH_RENT}`,
    value: ({ groups }) =>
      groups?.['all'] !== undefined && countFrom(groups['all']) === countFrom(groups['some'] ?? '')
        ? undefined
        : { value: 'teilweise', rank: RANK.headline },
  },
]

/** What the let flats of a house pay is what the house brings, however many stand empty. */
const ofLetUnits: readonly ProseRule[] = [NAMED, BEHIND, PAID, TAKEN, NOW, REDUCED].flatMap(source =>
  (['year', 'month'] as const).map(period => ({
    key: period === 'year' ? ('jahresnettokaltmiete' as const) : ('kaltmieteMonat' as const),
    pattern: regexp.gu`${source}`,
    value: match => {
      const behind = match.groups?.['after'] ?? ''
      const isYear =
        YEAR.test(behind) ||
        (!MONTH.test(behind) && YEAR.test(match.input.slice(Math.max(0, match.index - 120), match.index) + match[0]))
      if (isYear !== (period === 'year') || /warm|brutto|neben|kaution/iu.test(match[0])) return undefined
      const reading = match.groups?.['rent'] === undefined ? unlessHoped(match, period) : periodRent(match, period)
      return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
    },
  })),
)

export const letUnitsProse: readonly ProseRule[] = [...someWithRent, ...ofLetUnits]
