import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { amountFrom, amountsIn, MONEY } from '../numbers.ts'
import { MAX_MONTH, MIN_MONTH, MONTHLY, periodRent, unlessHoped, YEARLY, yearly } from './rentAmount.ts'

export function rent(text: string, label: string, period?: 'year'): Reading | undefined {
  // "1.010,00 € p. M. / 12.120,00 € p. a.": each rule takes its own.
  const ofYear = amountsIn(text).find(({ index, length }) =>
    YEARLY.test(text.slice(index + length, index + length + 12)),
  )
  const amount = (period === 'year' ? ofYear : undefined) ?? amountFrom(text)
  if (period === 'year' && ofYear) return { value: ofYear.value, unit: '€/Jahr' }
  if (!amount || /m²|qm/iu.test(text.slice(amount.index + amount.length, amount.index + amount.length + 6)))
    return undefined
  return { value: amount.value, unit: yearly(`${label} ${text}`) ? '€/Jahr' : '€/Monat' }
}

const COLD = String.raw`(?:gesamt-?jahres-?(?:netto)?-?kalt-?miete|(?:jahres-?|gesamt-?|soll-?|ist-?)+(?:netto)?-?kalt-?miete(?:innahmen|n)?|netto-?kalt-?miet(?:einnahmen|erträge|ertrag)|netto-?kalt-?miete|kalt-?miete|grundmiete|nkm|netto-?miete|jnkm|jahres(?:netto)?(?:kalt)?miete(?:innahmen)?|jahresnettokaltmiete|(?:netto)?miet-?(?:einnahmen|erträge?|ertrag|einnahme)|(?:ist|aktuelle|derzeitige|monatliche|vermietete)[ -]?(?:netto)?(?:kalt)?-?miete(?:innahmen|n)?|jahresrohertrag|rohertrag|jnm|jährl\.? mieteinnahmen|jahresnettomiete|monatliche mieteinnahmen?|mieten?)`

/** "Net rent per month", "Net cold rent p. a.": heads of fields tell the period beside it. */
const ENGLISH_RENT = '(?:(?:current|actual|passing|monthly) )*(?:(?:net|cold) )+rent(?:al income)?'

/** "21.420 €. Bei Neuvermietung sind 53.000 € p. a. erzielbar": the text beside a label may go on. */
function firstSentence(text: string): string {
  return text.split(/(?<=€|EUR|Euro|Monat|Jahr)\.\s+(?=\p{Lu}\p{L}+\s)/u)[0] ?? text
}

/** "Der Erbbauzins beträgt 107 € monatlich, das sind 1.284 € im Jahr": the sentence is on what the owner pays, and no rent. */
function isOfOtherCost({ input, index }: RegExpExecArray): boolean {
  const said =
    input
      .slice(Math.max(0, index - 160), index)
      .split(/[.;]\s/u)
      .at(-1) ?? ''
  return (
    /(?:erbbau|erbpacht)-?zins|erbpacht|hausgeld|wohngeld|grundsteuer|versicherung|rücklage|heizkosten|darlehen|(?<!\p{L})rate/iu.test(
      said,
    ) && !/miet|kalt|pächter/iu.test(said)
  )
}

export const rentTables: TableRule[] = [
  {
    key: 'kaltmieteMonat',
    label: regexp.u`^${ENGLISH_RENT}(?: \(?(?:(?:per|a) month|p\.?\s?m|monthly|pcm)\.?\)?)$|^(?:aktuelle |derzeitige |ist-?|monatliche |gesamt-?)?${COLD}(?: ?\(?(?:mtl|monatlich|pro monat|p\.\s?m|monat|kalt|ist|netto|aktuell|je monat|\/ ?monat|gesamt|(?:lt|laut|gem|gemäß)\.? (?:gutachten|mietvertrag|mieterliste)|netto,? kalt|(?:monat|mtl\.?|monatlich),? kalt|kalt,? (?:monat|mtl|monatlich)|seit (?:\d{1,2}\.){0,2}(?:\d{1,2}\/)?20\d\d)\.?\)?)*$`,
    value: (text, label) => {
      const reading = rent(text, label)
      if (!reading || reading.unit !== '€/Monat' || /jahr|jnkm|p\.\s?a|soll/iu.test(label)) return undefined
      if (Number(reading.value) < MIN_MONTH || Number(reading.value) > MAX_MONTH) return undefined
      // Of a home it holds the advance for heating; of a house it is all its rents: what is called cold goes before it.
      return /^gesamt-?miete/u.test(label) ? { ...reading, rank: RANK.hint } : reading
    },
  },
  {
    key: 'jahresnettokaltmiete',
    label: regexp.u`^(?:(?:current |actual |passing )?(?:annual|yearly) (?:net )?(?:cold )?rent(?:al income)?(?: p\.?\s?a)?|${ENGLISH_RENT} \(?(?:(?:per|a) (?:year|annum)|p\.?\s?a|annually)\.?\)?|(?:aktuelle |derzeitige |ist-?|jährliche |gesamt-?)?${COLD})(?: ?\(?(?:p\.\s?a|pa|jährlich|pro jahr|je jahr|jahr|ist|netto,? kalt|(?:jahr|jährlich|p\.\s?a\.),? kalt|kalt,? (?:jahr|jährlich|p\.\s?a)|ab letzter erhöhung|netto|aktuell|im jahr|\/ ?jahr|gesamt|kalt|\/a)\.?\)?)*(?: ?\((?:ist,? )?(?:mit|inkl\.?|ohne) .{3,20}\)|,? (?:mit|inkl\.?|inklusive|einschl\.?|einschließlich) (?:\p{L}+-?)?(?:stellplatz|stellplätzen?|garagen?|carport|parken)(?: nr\.? ?\d{1,4})?)?$`,
    value: (text, label) => {
      const reading = rent(firstSentence(text), label, 'year')
      if (!reading) return undefined
      const isYear = reading.unit === '€/Jahr' || /jahr|jnkm|p\.\s?a|rohertrag|annu|year/iu.test(label)
      if (!isYear || /soll/iu.test(label) || (MONTHLY.test(text) && amountsIn(text).length < 2)) return undefined
      return Number(reading.value) >= 12 * MIN_MONTH ? { ...reading, unit: '€/Jahr' } : undefined
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
    // "Cold rent is 2.350 € per month, garage included, i.e. 28.200 € per year"
    key: 'jahresnettokaltmiete',
    pattern: regexp.giu`(?<=(?<!\p{L})cold rent(?!\p{L})(?:[^.;]|\d\.\d|i\.e\.){0,90}\s)${MONEY}\s(?:per|a)\s(?:year|annum)`,
    value: match => unlessHoped(match, 'year'),
  },
  ...proseOf('kaltmieteMonat', {}, [
    {
      // "der zahlt 330 kalt, 450 warm"
      pattern:
        /(?<!\p{L})(?:zahlt|zahlen|bezahlt)\s(?:(?:er|sie|der|die|mir|uns|dafür|zur\szeit|derzeit|aktuell|seit|im|monat)\s){0,3}(?<plain>\d{3}|\d\.\d{3})(?:,(?<cents>\d{2}))?\s(?:(?:€|EUR|Euro)\s)?(?:netto-?)?kalt(?!\p{L})/giu,
      value: ({ groups: { plain = '', cents = '0' } = {} }) => ({
        value: Number(plain.replace('.', '')) + Number(cents) / 100,
        unit: '€/Monat',
        doubt: 0.9,
      }),
      sections: ['object', 'costs'],
    },
    {
      // "zahlt pünktlich 520 € Nettokaltmiete"
      pattern: regexp.giu`(?:zahlt|zahlen|entrichtet|beträgt)\s(?:\p{L}+\s){0,2}${MONEY}\s(?:Netto-?)?[Kk]altmiete(?!\p{L}|\s(?:im Jahr|jährlich|p\.\s?a))`,
      value: match => unlessHoped(match, 'month'),
    },
    {
      pattern: regexp.giu`(?<!\p{L})(?:monatliche\s|derzeitige\s|aktuelle\s|mtl\.\s)*(?:Netto-?[Kk]alt-?miete|Kaltmiete|NKM|Grundmiete|Nettomiete|Monatsmiete|Mieteinnahmen?|Mieterträge?|Mietertrag|Nettomieteinnahmen?|(?:Netto)?[Kk]altmieteinnahmen?|Miete|(?<=[Mm]onatliche\s)Pacht(?=\sfür\s))(?!\p{L})(?<between>(?:[^.;\n€\d]|(?<=inkl|einschl|zzt|derz|lt)\.|(?<=(?:WE|Wohnung|Whg|Einheit|Nr\.?)\s)\d{1,3}(?=\s\p{L})|(?<=seit\s(?:\p{L}+\s|\d{1,2}[./])?)(?:19|20)\d\d(?!\d)|(?<=seit\s)\d{1,2}[./](?=20\d\d)){0,55}?(?:p\.\s?m\.|mtl\.|ca\.)?[^.;\n€\d]{0,20}?)${MONEY}(?<after>(?:p\.\s?[am]\.|[^.;\n]){0,18})`,
      value: match => periodRent(match, 'month'),
    },
  ]),
  {
    key: 'jahresnettokaltmiete',
    pattern: regexp.giu`(?<!\p{L})(?:jährlichen?\s|derzeitigen?\s|aktuellen?\s)*(?:Netto-?[Kk]alt-?miete|Kaltmiete|NKM|Jahres(?:netto)?(?:kalt)?-?miete|JNKM|Jahresmieteinnahmen?|Jahresnettomieteinnahmen?|Jahresnettokaltmieteinnahmen?|(?:Netto-?)?[Kk]altmieteinnahmen?|Nettokaltmieterträge?|Mieteinnahmen?|Mieterträge?|Mieterlöse?|Nettomieteinnahmen?|Rohertrag|Jahresrohertrag|Mietertrag|Nettomiete|Miete)(?!\p{L})(?<between>(?:[^.;\n€\d]|p\.\s?a\.|\n(?!\n)){0,60}?)${MONEY}(?<after>(?:p\.\s?[am]\.|[^.;\n]){0,18})`,
    value: match => periodRent(match, 'year'),
  },
  {
    key: 'kaltmieteMonat',
    pattern: regexp.giu`(?:vermietet|Mieter zahl\p{L}+)(?:,\snach\sAngaben?\sde[sr]\s\p{L}+)?\s(?:für|zu|zum Preis von|bei|mit)?[^.;\n€\d]{0,25}${MONEY}(?<after>[^.;\n]{0,30})`,
    value: match =>
      /kalt|netto|monat|mtl/iu.test(match.groups?.after ?? '') && !/warm|brutto/iu.test(match[0])
        ? periodRent(match, 'month')
        : undefined,
  },
  {
    // "Ist p. a. 31.408,80 € · Soll p. a. 42.016,80 €" in the last row of a rent roll
    key: 'jahresnettokaltmiete',
    pattern: regexp.gu`(?<![\p{L}-])(?:Ist|IST)(?:-Miete|miete)?\s(?:p\.\s?a\.|jährlich|im Jahr|pro Jahr|Jahr):?\s${MONEY}(?=[^.;\n]{0,6}\s?Soll)`,
    value: match => periodRent(match, 'year'),
  },
  {
    // "Vermietet für 8.940 € kalt im Jahr an eine alleinstehende Dame"
    key: 'jahresnettokaltmiete',
    pattern: regexp.giu`(?<!\p{L}|nicht |un)vermietet\s(?:für|zu|mit|um)\s(?:derzeit\s|aktuell\s|rund\s|ca\.\s|insgesamt\s|jährlich\s){0,2}${MONEY}(?<after>\s(?:(?:netto|kalt|nettokalt|netto-?kalt|Kaltmiete|Nettokaltmiete|Miete)\s)*(?:im Jahr|jährlich|p\.\s?a\.?|pro Jahr|per annum)|(?<=jährlich\s[\d.,]+\s(?:€|EUR|Euro)))`,
    value: match => (/warm|brutto/iu.test(match[0]) ? undefined : periodRent(match, 'year')),
  },
  {
    // "Die Jahresnettokaltmiete beläuft sich auf 5.562,00 EUR, mithin 463,50 EUR im Monat"
    key: 'kaltmieteMonat',
    pattern: regexp.gu`(?<=[Mm]iet(?:e|einnahmen|ertrag|erträge)(?!\p{L})[^;€]{0,70}(?:€|EUR|Euro)[^.;€\d]{0,24})${MONEY}\s(?:im Monat|monatlich|mtl\.?|pro Monat)`,
    value: match => {
      // "Prognosemiete 9,40 €/m² ¦ 765,16 € mtl."
      return unlessHoped(match, 'month')
    },
  },
  {
    // "845,00 EUR im Monat (10.140,00 EUR p. a.)"
    key: 'jahresnettokaltmiete',
    pattern: regexp.gu`(?<=[Mm]iet(?:e|einnahmen|ertrag|erträge)(?!\p{L})[^;€]{0,70}(?:€|EUR|Euro)(?:[^.;€\d]|bzw\.){0,24})${MONEY}\s(?:p\.\s?a\.|jährlich|im Jahr|pro Jahr)`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= 12 * MIN_MONTH ? { value: amount.value, unit: '€/Jahr' } : undefined
    },
  },
  {
    // "Aktuell werden 21.480 € Jahresnettokaltmiete erzielt", "28.800 € Nettokaltmiete p. a."
    key: 'jahresnettokaltmiete',
    pattern: regexp.giu`${MONEY}\s(?:Jahres-?(?:netto)?(?:kalt)?-?miete(?:innahmen)?|JNKM|Jahresrohertrag|(?:Netto)?(?:kalt)?miet(?:e|einnahmen|ertrag|erträge)\s(?:p\.\s?a\.|jährlich|im Jahr|pro Jahr))(?!\p{L})(?<after>[^.;\n]{0,40})`,
    value: match => unlessHoped(match, 'year'),
  },
  ...proseOf('kaltmieteMonat', { value: match => unlessHoped(match, 'month') }, [
    {
      // "derzeit 1.485 Euro Kaltmiete monatlich", "das Mietverhältnis (monatlich 780 Euro kalt)"
      pattern: regexp.gu`(?<ahead>(?:zusammen|insgesamt|gesamt)[^.;]{0,60}?|[Mm]iet(?:verhältnis|vertrag|er|erin)[^.;€]{0,40}?monatlich\s)?${MONEY}\s(?:(?:Netto)?-?Kaltmiete\s(?:monatlich|im Monat|mtl\.?|pro Monat)|kalt(?=[,;)\s]))(?<after>[^.;\n]{0,12})`,
      value: match => {
        const ahead = match.groups?.ahead ?? ''
        if (ahead === '' && !/miet/iu.test(match.input.slice(Math.max(0, match.index - 80), match.index) + match[0]))
          return undefined
        const reading = unlessHoped(match, 'month')
        return reading && /^(?:zusammen|insgesamt|gesamt)/iu.test(ahead)
          ? { ...reading, ofTheWhole: true as const }
          : reading
      },
    },
    {
      // "für 612,50 € kalt vermietet"
      pattern: regexp.giu`${MONEY}\s(?:netto-?\s?kalt|kalt|netto|Kaltmiete|Nettokaltmiete)\s(?:im Monat\s|monatlich\s|mtl\.\s|pro Monat\s)?(?:an\s[^.;,]{3,40}\s)?vermietet(?!\p{L}|\swerden)`,
    },
    {
      // "Vereinbart sind 810 € kalt im Monat", "bringen zusammen 3.240 EUR kalt im Monat", "aktuell 865 Euro kalt im Monat"
      pattern: regexp.giu`(?<ahead>zusammen|insgesamt|in (?:der )?Summe|vereinbart sind|aktuell|derzeit|momentan)(?:\s(?:also|sind es|rund|nur|noch)){0,3}\s${MONEY}\s(?:(?:netto\s?)?kalt\s)?(?:im|pro|je)\sMonat(?<after>[^.;\n]{0,12})`,
      value: match => {
        // Without the word "kalt" the sentence must speak of rent.
        if (
          !/kalt/iu.test(match[0]) &&
          !/kaltmiete/iu.test(match.input.slice(Math.max(0, match.index - 140), match.index))
        )
          return undefined
        const reading = unlessHoped(match, 'month')
        return reading && /^(?:zusammen|insgesamt|in)/iu.test(match.groups?.ahead ?? '')
          ? { ...reading, ofTheWhole: true as const }
          : reading
      },
    },
    {
      // "kamen bei mir 318 Euro Nettokaltmiete im Monat an"
      pattern: regexp.gu`${MONEY}\s(?:Nettokaltmiete|Kaltmiete|Nettomiete)\s(?:im|pro|je)\sMonat(?<after>)`,
    },
    {
      // "Das ergibt monatlich 6.440 € und im Jahr 77.280 €", of rents told one by one before it
      pattern: regexp.gu`(?<=(?:vermietet|[Mm]iete|[Pp]acht)[^]{0,160})(?:[Dd]as ergibt|[Ii]nsgesamt|[Zz]usammen|[Mm]acht)\s(?:also\s)?monatlich\s${MONEY}(?<after>[^.;\n]{0,12})`,
      value: match => {
        const reading = unlessHoped(match, 'month')
        return reading && { ...reading, ofTheWhole: true as const }
      },
    },
  ]),
  {
    // "macht 3.816 Euro im Jahr", "das sind 10.380 im Jahr", "und im Jahr 77.280 €"
    key: 'jahresnettokaltmiete',
    pattern: regexp.giu`(?<=(?:kalt|[Kk]altmiete|[Mm]ieten?|[Mm]onat|[Mm]onatlich|vermietet)(?!\p{L})[^;]{0,60})(?:macht|das sind|das ergibt|mithin|also|entspricht|und)\s(?:derzeit\s|aktuell\s)?(?:im Jahr\s${MONEY}|(?:${MONEY}|(?<bare>\d{1,3}\.\d{3}))\s(?:kalt\s)?(?:im|pro)\sJahr)`,
    value: match => {
      if (isOfOtherCost(match)) return undefined
      const bare = Number((match.groups?.bare ?? '').replace('.', ''))
      if (
        bare >= 12 * MIN_MONTH &&
        !/soll|könn|möglich|erziel/iu.test(match.input.slice(Math.max(0, match.index - 60), match.index))
      )
        return { value: bare, unit: '€/Jahr' }
      return bare > 0 ? undefined : unlessHoped(match, 'year')
    },
  },
  {
    // "Jährlich zahlt der Mieter 27.600 €", "Der Pächter zahlt 15.000 € im Jahr", "Im Jahr kommen 18.960 € Kaltmiete herein"
    key: 'jahresnettokaltmiete',
    pattern: regexp.gu`(?<!\p{L})(?:(?:[Jj]ährlich|[Ii]m Jahr|[Pp]ro Jahr)\s(?:zahl(?:t|en)|bringen?|bringt|komm(?:t|en)|sind|ist|macht|ergibt|ergeben)\s(?:(?:der|die|das|alle|uns|sich)\s)?(?:[\p{L}-]+\s){0,2}(?:(?:zusammen|derzeit|aktuell|rund|ca\.)\s)*${MONEY}\s?(?:netto|kalt|Miete|Kaltmiete|Nettokaltmiete|Pacht|[^.;\n]{0,3}$)|(?:Mieter(?:in)?|Pächter(?:in)?|Betreiber(?:in)?)\s(?:zahlt|zahlen)\s(?:(?:derzeit|aktuell|dafür|uns|rund|ca\.)\s)*${MONEY}\s(?:(?:netto|kalt|Pacht|Miete)\s)*(?:im Jahr|pro Jahr|jährlich|p\.\s?a\.))`,
    value: match => (/warm|brutto|neben/iu.test(match[0]) ? undefined : unlessHoped(match, 'year')),
  },
  {
    // "7,4 % Rendite* · Kaufpreisfaktor 13,5*"
    key: 'mietrendite',
    pattern:
      /(?<!bis zu |über |mehr als |mind\. |mindestens )(?<![\d.,])(?<value>\d{1,2}[.,]\d{1,2})\s?%\s(?:Brutto-?|Miet-?|Soll-?|Ist-?)*[Rr]endite(?!\p{L})/gu,
    value: match => ({ value: Number((match.groups?.value ?? '').replace(',', '.')), unit: '%' }),
  },
  {
    key: 'mietrendite',
    pattern:
      /(?:[Rr]endite|Bruttorendite|Mietrendite|Nettorendite)(?!\p{L})[^.;\n%\d]{0,40}?(?<value>\d{1,2}(?:[.,]\d{1,2})?)\s?%/gu,
    value: match => ({ value: Number((match.groups?.value ?? '').replace(',', '.')), unit: '%' }),
  },
  ...proseOf('kaltmieteMonat', { value: match => unlessHoped(match, 'month') }, [
    {
      // "Gegenwärtig erhalten wir 1.150 € Miete netto kalt pro Monat", "827 EUR netto-kalt je Monat"
      pattern: regexp.giu`(?<!(?:ab|von|bis zu|statt|davor|auf)\s)${MONEY}\s(?:Miete\s)?(?:netto[- ]{0,2}kalt|nettokalt|kalt)\s(?:(?:pro|im|je)\sMonat|monatlich|mtl\.?|mon\.)(?<after>[^.;\n]{0,12})`,
    },
    {
      // "App., 28 m², vermietet an Stud., KM 355,- mtl."
      pattern: regexp.giu`(?<!\p{L})(?:KM|NKM|Kaltm\.|NK-Miete|net cold rent|cold rent)(?!\p{L})\s?:?\s(?:currently\s|derzeit\s|ca\.\s)*${MONEY}(?!\s?(?:\/|pro|je)\s?(?:m²|qm))(?!\s?(?:p\.\s?a|jährl|im Jahr|a year))`,
    },
    {
      // "Mit 930 € kalt liegt die gezahlte Monatsmiete unter den ortsüblichen 1.090 €"
      pattern: regexp.giu`(?<!\p{L})mit\s${MONEY}\s(?:netto\s?)?kalt\s(?=liegt die (?:\p{Ll}+\s)?(?:Monats|Kalt|Ist-?)?[Mm]iete)`,
    },
  ]),
  {
    // "Eingenommen werden derzeit also 2.381 € im Monat oder 28.572 € im Jahr"
    key: 'jahresnettokaltmiete',
    pattern: regexp.gu`(?<=(?:[Ee]ingenommen|[Vv]ereinnahmt)\s(?:werden|wird)\s[^;€]{0,40}(?:€|EUR|Euro)\s(?:im|pro)\sMonat(?:,|\soder|\sund)\s)${MONEY}\s(?:im Jahr|p\.\s?a\.|jährlich|pro Jahr)`,
    value: match => {
      const reading = unlessHoped(match, 'year')
      return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
    },
  },
  {
    // "Zusammen nehmen die Eigentümer 950 € im Monat ein"
    key: 'kaltmieteMonat',
    pattern: regexp.gu`(?:[Zz]usammen|[Ii]nsgesamt)\s(?:nehmen|nimmt)\s[^.;€\d]{2,40}${MONEY}\s(?:im|pro|je)\sMonat\sein(?!\p{L})`,
    value: match => {
      const reading = unlessHoped(match, 'month')
      return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
    },
  },
  {
    // "Die Mieterin zahlt 751 € kalt, macht 9.012 € netto im Jahr"
    key: 'jahresnettokaltmiete',
    pattern: regexp.gu`(?<=(?:[Mm]iet|kalt)[^.;€]{0,40}(?:€|EUR|Euro)[^.;€\d]{0,30}(?:macht|ergibt|sind|also|entspricht|mithin|=)\s)${MONEY}\s(?:(?:netto|kalt|nettokalt)\s)?(?:im Jahr|jährlich|p\.\s?a\.|pro Jahr)`,
    value: match => unlessHoped(match, 'year'),
  },
]
