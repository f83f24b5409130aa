import type { ProseRule, Reading, TableRule } from '../rule.ts'
import { amountFrom, amountsIn, MONEY } from '../numbers.ts'

const YEARLY = /p\.?\s?a\.?|jährlich|jahr|annum|im Jahr|\/\s?Jahr|\/a(?!\p{L})/iu
const MONTHLY = /mtl|monat|p\.?\s?m\.?/iu
/** A month's rent of a flat or house lies between these, in €; a year's between twelve times these. */
const LEAST_MONTH = 100
const MOST_MONTH = 60_000

function rent(text: string, label: string): Reading | undefined {
  const amount = amountFrom(text)
  if (!amount || /m²|qm/iu.test(text.slice(amount.index + amount.length, amount.index + amount.length + 6)))
    return undefined
  return { value: amount.value, unit: yearly(`${label} ${text}`) ? '€/Jahr' : '€/Monat' }
}

function yearly(text: string): boolean {
  return YEARLY.test(text) && !MONTHLY.test(text)
}

const COLD = String.raw`(?:netto-?kalt-?miete|kalt-?miete|grundmiete|nkm|netto-?miete|jnkm|jahres(?:netto)?(?:kalt)?miete(?:innahmen)?|jahresnettokaltmiete|(?:netto)?miet-?(?:einnahmen|erträge?|ertrag|einnahme)|(?:ist|aktuelle|derzeitige|monatliche|vermietete)[ -]?(?:netto)?(?:kalt)?-?miete(?:innahmen|n)?|jahresrohertrag|rohertrag|miete)`

export const rentTables: TableRule[] = [
  {
    key: 'kaltmieteMonat',
    label: new RegExp(
      String.raw`^(?:aktuelle |derzeitige |ist-?|monatliche |gesamt-?)?${COLD}(?: \(?(?:mtl|monatlich|pro monat|p\.\s?m|monat|kalt|ist|netto|aktuell|je monat|\/ ?monat|gesamt)\.?\)?)*$`,
      'u',
    ),
    value: (text, label) => {
      const reading = rent(text, label)
      if (!reading || reading.unit !== '€/Monat' || /jahr|jnkm|p\.\s?a|soll/iu.test(label)) return undefined
      return Number(reading.value) >= LEAST_MONTH && Number(reading.value) <= MOST_MONTH ? reading : undefined
    },
  },
  {
    key: 'jahresnettokaltmiete',
    label: new RegExp(
      String.raw`^(?:aktuelle |derzeitige |ist-?|jährliche |gesamt-?)?${COLD}(?: ?\(?(?:p\.\s?a|pa|jährlich|pro jahr|jahr|ist|netto|aktuell|im jahr|\/ ?jahr|gesamt|kalt|\/a)\.?\)?)*$`,
      'u',
    ),
    value: (text, label) => {
      const reading = rent(text, label)
      if (!reading) return undefined
      const isYear = reading.unit === '€/Jahr' || /jahr|jnkm|p\.\s?a|rohertrag/iu.test(label)
      if (!isYear || /soll/iu.test(label) || MONTHLY.test(text)) return undefined
      return Number(reading.value) >= 12 * LEAST_MONTH ? { ...reading, unit: '€/Jahr' } : undefined
    },
  },
  {
    key: 'mietrendite',
    label: /^(?:brutto|netto|ist-?|miet|anfangs)*(?:miet)?-?rendite(?: \(?(?:ist|brutto|netto|p\.a|ca)\.?\)?)?$/u,
    value: text => {
      const found = /(\d{1,2}(?:[.,]\d{1,2})?)\s?%/u.exec(text)
      return found ? { value: Number((found[1] as string).replace(',', '.')), unit: '%' } : undefined
    },
  },
]

export const rentProse: ProseRule[] = [
  {
    key: 'kaltmieteMonat',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:monatliche\s|derzeitige\s|aktuelle\s|mtl\.\s)*(?:Netto-?[Kk]alt-?miete|Kaltmiete|NKM|Grundmiete|Nettomiete|Monatsmiete|Mieteinnahmen?|Nettomieteinnahmen?|Miete)(?!\p{L})(?<between>[^.;\n€\d]{0,55}?(?:p\.\s?m\.|mtl\.|ca\.)?[^.;\n€\d]{0,20}?)${MONEY}(?<after>[^.;\n]{0,18})`,
      'giu',
    ),
    value: match => periodRent(match, 'month'),
  },
  {
    key: 'jahresnettokaltmiete',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:jährliche\s|derzeitige\s|aktuelle\s)*(?:Netto-?[Kk]alt-?miete|Kaltmiete|NKM|Jahres(?:netto)?(?:kalt)?-?miete|JNKM|Jahresmieteinnahmen?|Jahresnettomieteinnahmen?|Mieteinnahmen?|Nettomieteinnahmen?|Rohertrag|Jahresrohertrag|Mietertrag|Nettomiete|Miete)(?!\p{L})(?<between>(?:[^.;\n€\d]|p\.\s?a\.|\n(?!\n)){0,60}?)${MONEY}(?<after>[^.;\n]{0,18})`,
      'giu',
    ),
    value: match => periodRent(match, 'year'),
  },
  {
    key: 'kaltmieteMonat',
    pattern: new RegExp(
      String.raw`(?:vermietet|Mieter zahl\p{L}+)\s(?:für|zu|zum Preis von|bei|mit)?[^.;\n€\d]{0,25}${MONEY}(?<after>[^.;\n]{0,30})`,
      'giu',
    ),
    value: match =>
      /kalt|netto|monat|mtl/iu.test(match.groups?.after ?? '') && !/warm|brutto/iu.test(match[0])
        ? periodRent(match, 'month')
        : undefined,
  },
  {
    // "Die Jahresnettokaltmiete beläuft sich auf 5.562,00 EUR, mithin 463,50 EUR im Monat"
    key: 'kaltmieteMonat',
    pattern: new RegExp(
      String.raw`(?<=[Mm]iete(?:innahmen)?(?!\p{L})[^;€]{0,70}(?:€|EUR|Euro)[^.;€\d]{0,24})${MONEY}\s(?:im Monat|monatlich|mtl\.?|pro Monat)`,
      'gu',
    ),
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= LEAST_MONTH ? { value: amount.value, unit: '€/Monat' } : undefined
    },
  },
  {
    // "845,00 EUR im Monat (10.140,00 EUR p. a.)"
    key: 'jahresnettokaltmiete',
    pattern: new RegExp(
      String.raw`(?<=[Mm]iete(?:innahmen)?(?!\p{L})[^;€]{0,70}(?:€|EUR|Euro)[^.;€\d]{0,24})${MONEY}\s(?:p\.\s?a\.|jährlich|im Jahr|pro Jahr)`,
      'gu',
    ),
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= 12 * LEAST_MONTH ? { value: amount.value, unit: '€/Jahr' } : undefined
    },
  },
  {
    key: 'mietrendite',
    pattern:
      /(?:[Rr]endite|Bruttorendite|Mietrendite|Nettorendite)(?!\p{L})[^.;\n%\d]{0,40}?(?<value>\d{1,2}(?:[.,]\d{1,2})?)\s?%/gu,
    value: match => ({ value: Number((match.groups?.value ?? '').replace(',', '.')), unit: '%' }),
  },
]

function periodRent(match: RegExpExecArray, period: 'month' | 'year'): Reading | undefined {
  const [amount] = amountsIn(match[0])
  if (!amount) return undefined
  const words = match[0].slice(0, amount.index) + (match.groups?.after ?? '')
  const isYear = yearly(words) || /jahres|JNKM|rohertrag/iu.test(match[0])
  if (
    isYear !== (period === 'year') ||
    /warm|brutto|soll|möglich|erziel|könn|potenzial|(?<!einschließlich |inkl\. |inklusive |mit )(?:stellplatz|garage)|markt|kaution|neben|all-?in|inklusiv|pauschal|bewohner/iu.test(
      match.input.slice(Math.max(0, match.index - 14), match.index) + match[0],
    )
  )
    return undefined
  if (/^\s?(?:\/|je|pro)\s?(?:m²|qm|m2)/iu.test(match.groups?.after ?? '')) return undefined
  const month = period === 'month' ? amount.value : amount.value / 12
  if (month < LEAST_MONTH || month > MOST_MONTH) return undefined
  return { value: amount.value, unit: period === 'month' ? '€/Monat' : '€/Jahr' }
}
