import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { NUMBER, numberFrom } from '../numbers.ts'
import { DAY_IN_WORDS, inFigures } from '../values/germanDate.ts'

/** kWh/(m²·a) in all its spellings, also as text recognition leaves it. */
const KWH = String.raw`(?:kWh|Kilowattstunden)\s?(?:\/|pro|je)?\s?\(?\s?(?:m²|m2|m\?|qm|m\s²|m|Quadratmeter)?\s?(?:[*x·.⋅∙,\/]|und|pro)?\s?\(?(?:a|Jahr)?\)?`
const MAX = 800
const MIN_BARE = 8

function energyValue(text: string): Reading | undefined {
  const plain = regexp.iu`^\W{0,3}(?:ca\.\s?)?(${NUMBER})\W{0,3}$`.exec(text)
  const found = plain ?? regexp.iu`(?<![\d.,])(${NUMBER})\s*${KWH}`.exec(text)
  const value = found?.[1] && numberFrom(found[1])
  // A bare figure below what any house needs is a page or a footnote.
  if (!value || value > MAX || value < (plain ? MIN_BARE : 3) || /\d{2}\.\d{2}\.\d{4}/.test(text)) return undefined
  return { value, unit: 'kWh/(m²·a)' }
}

function energyClass(text: string): Reading | undefined {
  const found = /^(?:klasse\s)?([A-H](?:\s?\+{1,2})?)(?:\s*[(,/].{0,30})?$/iu.exec(text.trim())
  return found ? { value: (found[1] as string).toUpperCase().replace(/\s/g, '') } : undefined
}

const NOT_NEEDED =
  /(?<!\p{L})(?:nicht\s(?:\p{L}+\s)?(?:vorgeschrieben|erforderlich|nötig|notwendig|verpflichtend)|entfällt|befreit|kein(?:en)?\s(?:energie)?ausweis)(?!\p{L})/iu

function certificate(text: string): Reading | undefined {
  const need = /bedarf/iu.test(text)
  const use = /verbrauch/iu.test(text)
  // "Für Baudenkmale nicht vorgeschrieben. Verbrauch zuletzt: ca. 28 Raummeter Holz": what was burnt is no certificate.
  if (NOT_NEEDED.test(text) && !/^\s*(?:bedarf|verbrauch)|(?:bedarfs|verbrauchs)-?ausweis/iu.test(text))
    return undefined
  return need === use ? undefined : { value: need ? 'Bedarf' : 'Verbrauch' }
}

const DATE = String.raw`(?:${DAY_IN_WORDS}|\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{4}|(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s\d{4}|(?<!\d)20\d{2}(?!\d))`
/** "02.05.2018 bis 01.05.2028" */
const VALID_SPAN = regexp.iu`^(?:(?:von|vom|ab|seit)\s)?${DATE}\s?(?:bis(?:\szum)?|[–-])\s?(?<last>${DATE})(?!\d)\s?[.;,]?$`

/** "96,4 kWh/(m²·a) | C", "171 kWh/(m²a) (F)", "88 kWh/m²a · C": the letter right behind the value, with nothing behind it. */
const BESIDE_VALUE =
  /kWh\s?\/?\s?\(?m[²2][^,;\n\p{L}]{0,4}a\)?(?:\s?[·(|/–-]\s?|,?\s(?:Energieeffizienz)?[Kk]lasse\s)(?<value>[A-H]\+{0,2})(?=\)|\s*$|[,;]|\s[·|])/u

/** A card's caption that holds what else belongs to its figure: "162,7" over "KWH/(M²A) BEDARF · KLASSE F · GAS". */
const CAPTION =
  /^kwh ?\/? ?\(?m[²2].{0,4}a\)?[ ,·|–-]+(?!strom(?!\p{L})|.*primär)\p{L}.*$|^(?:end)?energie(?:bedarf|verbrauch)s?(?:kennwert)?[ ,·|–-]+(?:energieeffizienz)?klasse [a-h]/u

export const energyTables: TableRule[] = [
  {
    key: 'energiekennwert',
    label: CAPTION,
    value: energyValue,
  },
  {
    key: 'energieklasse',
    label: CAPTION,
    value: (text, label) => {
      const found = /(?<!\p{L})klasse (?<value>[a-h]\+{0,2})(?![\p{L}+])/u.exec(label)?.groups?.value
      return found && energyValue(text) ? { value: found.toUpperCase() } : undefined
    },
  },
  {
    key: 'energieausweisArt',
    label: CAPTION,
    value: (text, label) => (energyValue(text) ? certificate(label) : undefined),
  },
  {
    key: 'energieklasse',
    label:
      /^(?:end)?energie(?:bedarf|verbrauch|kennwert|verbrauchs?kennwert|bedarfs?kennwert)s?(?: .{0,20})?$|^(?:energieausweis|energie|kennwert|endenergie|verbrauchskennwert|bedarfskennwert)(?: ?\((?:bedarf|verbrauch)[^)]{0,20}\))?$/u,
    value: text => {
      const found = BESIDE_VALUE.exec(text)?.groups?.value
      return found ? { value: found } : undefined
    },
  },
  {
    key: 'energiekennwert',
    label:
      /^(?:end)?energie(?:bedarf|verbrauch|verbrauchs?kennwert|kennwert|bedarfs?kennwert|verbrauchswert|bedarfswert|kennzahl)s?(?: (?:des gebäudes|dieses gebäudes|wärme|gesamt|wohnen|strom und wärme|heizung|endenergie))?(?: ?\(.{0,30}\))?$|^energie ?\((?:bedarf|verbrauch).{0,20}\)$|^(?:kennwert|endenergie|energiekennwert .{0,20}|energy (?:consumption|demand)|hwb|hwb-wert|heizwärmebedarf(?: ?\(?hwb\)?)?|wert|endenergiebedarf .{0,20}|endenergieverbrauch .{0,20}|verbrauchskennwert|bedarfskennwert|spez(?:ifischer|\.)? (?:energie)?verbrauch)$/u,
    // Of a house of care or trade the heat and the current have a value each: the heat's is compared.
    value: (text, label) =>
      /primär|co2|co₂/iu.test(text) || /(?<!\p{L})strom(?! und wärme)(?!\p{L})/u.test(label)
        ? undefined
        : energyValue(text),
  },
  {
    key: 'energieklasse',
    label:
      /^eek$|^(?:energie)?(?:effizienz)?kl(?:asse)?(?: ?\/ ?(?:energie)?träger)?(?: .{0,20})?$|^energie-?effizienz-?klasse(?: .{0,20})?$|^energy (?:efficiency )?class$|^(?:energielabel|energieklasse|wertklasse|energiewertklasse|hwb-klasse|energieeffizienz)$/u,
    value: energyClass,
  },
  {
    key: 'energieausweisArt',
    label:
      /^(?:energieausweis(?: ?\((?:nicht)?wohngebäude\))?|epart|energiepass-?typ|art des ausweises|(?:angaben zum )?ausweis-?art|energie-?ausweis-?(?:typ|art)|art(?: des energieausweises| energieausweis)?|ausweisart|energieausweis(?:es)? ?\(?(?:typ|art)\)?|typ|energy certificate|ausweistyp|grundlage|energieausweis-typ|typ (?:des )?energieausweis(?:es)?|ausweis|energiepass|energiepass-?art)$/u,
    value: certificate,
  },
  {
    key: 'energieausweisArt',
    label:
      /^(?:end)?energie(?:verbrauch|bedarf)s?(?:kennwert|wert|ausweis)?(?: .{0,20})?$|^energie ?\((?:bedarf|verbrauch).{0,20}\)$/u,
    value: (text, label) => (energyValue(text) ? weaker(certificate(label)) : undefined),
  },
  {
    key: 'energieausweisGueltigBis',
    label:
      /^(?!.*\d|.*(?<!\p{L})ab(?!\p{L}))(?:energieausweis )?(?:gültig|gültigkeit|ausweis gültig|gültig bis|gültigkeit bis|energieausweis gültig|ablaufdatum|valid until)(?: bis)?(?: .{0,16})?$/u,
    value: (text, label) => {
      const span = VALID_SPAN.exec(text)
      if (span?.groups?.last !== undefined) return { value: germanDate(span.groups.last) }
      const found = /^(?:ab|seit|vom)\s/iu.test(text) ? null : new RegExp(DATE, 'iu').exec(text)
      // The text of the next column that goes on from the page before: "gültig bis | erreicht. Im selben Haus wurde 2022 …"
      if (found && /\p{L}{3,}[.!?]\s+\p{Lu}/u.test(text.slice(0, found.index))) return undefined
      // "Angebot Nr. 26-1187 | gültig bis 31. Dezember 2026": with the month in words a bare label may speak of the offer.
      if (!found || (/\p{L}/u.test(found[0]) && !/ausweis/u.test(label))) return undefined
      return { value: germanDate(found[0]) }
    },
  },
]

/** "Einbaukühlschrank mit Energieeffizienzklasse A, Geschirrspüler Klasse C" */
const OF_A_DEVICE =
  /(?:kühl|gefrier|spül|wasch|trockn|herd|backofen|gerät|dunstabzug)\p{L}*(?:\s\(|,?\s(?:\p{L}+\s){0,3})$/iu

/** "Der bisherige Verbrauchsausweis ist abgelaufen": another took its place. */
const FORMER_PAPER = /(?<!\p{L})(?:bisherige|alte|frühere|vorherige|abgelaufene)[rnsm]?\s(?:Energie)?$/iu

const OUT_OF_DATE =
  /(?<!\p{L})(?:bisherige|alte|frühere|vorherige|abgelaufene)[rnsm]?\s(?:Energie)?(?:bedarfs|verbrauchs)ausweis/giu

function weaker(reading: Reading | undefined): Reading | undefined {
  return reading && { ...reading, rank: RANK.headline }
}

/** "2030-01-01" → "01.01.2030"; everything else stays as the document writes it. */
function germanDate(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return iso ? `${iso[3]}.${iso[2]}.${iso[1]}` : inFigures(text).replace(/\.\s/g, '.')
}

/** "ein Verbrauchsausweis aus 2017 (151 kWh/(m²a), Klasse E) und ein Bedarfsausweis (204 kWh/(m²a))": two certificates, and no form. */
const OWN_FIGURE = /^\s?(?:(?:aus|von|vom)\s[\p{L}\d. ]{4,20}\s)?\(\d{2,3}(?:,\d+)?\s?kWh/u

export const energyProse: ProseRule[] = [
  {
    key: 'energiekennwert',
    pattern: regexp.gu`(?<label>[\p{L} ()-]{0,60}?)[^\p{L}\d\n]{0,6}(?:von\s|beträgt\s|liegt bei\s|:\s?|ca\.\s)?(?<![\d.,])(?<value>${NUMBER})\s?(?:kWh|Kilowattstunden)\s?(?:\/|je|pro)?\s?\(?\s?(?:m²|m2|m\?|qm|m|Quadratmeter)`,
    value: match => {
      const label = match.groups?.label ?? ''
      const before = match.input.slice(Math.max(0, match.index - 30), match.index) + label
      if (
        /primär|gewerbe|anforderungswert|warmwasser|zählerstand|vergleich|durchschnitt|strom(?:verbrauch)?\s*$/iu.test(
          before,
        )
      )
        return undefined
      const value = numberFrom(match.groups?.value ?? '')
      return value && value <= MAX
        ? {
            value,
            unit: 'kWh/(m²·a)',
            doubt: /energie|kennwert|endenergie|ausweis|verbrauch|bedarf/iu.test(before) ? 1 : 0.55,
          }
        : undefined
    },
  },
  ...proseOf('energieklasse', { value: match => ({ value: match.groups?.value ?? '' }) }, [
    {
      pattern:
        /(?:Energie-?(?:effizienz)?-?klasse|Effizienzklasse|energy class|EEK|(?<!\p{L})Klasse|(?<!\p{L})Kl\.|(?<!\p{L})Buchstabe)(?:\s?(?:des Gebäudes|lautet|ist|entspricht|:|=|\())*\s*(?<value>[A-H](?:\+{1,2})?)(?![\p{L}\d+]|\s(?:[A-H](?:\+)?\s){1,})/gu,
      value: (match, passage) => {
        // "WC Klasse B", "Sicherheitstüren Klasse RC2" are no energy classes: the bare word needs energy near it.
        if (OF_A_DEVICE.test(passage.text.slice(Math.max(0, match.index - 60), match.index))) return undefined
        const bare = /^(?:Klasse|Kl\.|Buchstabe)/u.test(match[0])
        const near = passage.text.slice(Math.max(0, match.index - 80), match.index + 60)
        if (bare && !/energie|kwh|kilowatt|effizienz|ausweis/iu.test(near) && passage.section !== 'energy')
          return undefined
        return { value: match.groups?.value ?? '' }
      },
    },
    {
      // "198 kWh/(m²a), das ist ein F", "151 kWh, also E", "liegt bei 96 kWh, das entspricht C"
      pattern:
        /kWh[^.;\n]{0,16}?,?\s(?:das\s(?:ist|wäre|entspricht|gibt|macht)|also|somit|entspricht|bedeutet)\s(?:ein(?:em|e|er)?\s|der\s|die\s)?(?:Klasse\s|Buchstaben?\s)?„?(?<value>[A-H]\+{0,2})(?![\p{L}\d+-])/gu,
    },
    {
      // The scale of a certificate with one class in brackets: "A+ A B C D [E] F G H"
      pattern: /(?<=A\+?\s(?:[A-H]\s){0,7})[[(►▶]\s?(?<value>[A-H]\+?)\s?[\])◄◀]?(?=\s[B-H](?:\s[C-H])*(?:\s|$))/gu,
    },
    {
      // The row of a table: value, then a cell with its class
      pattern: /kWh\s?\/?\s?\(?m[²2][^,;\n\p{L}¦]{0,4}a\)?\s?(?:¦|\||·)\s?(?<value>[A-H]\+{0,2})(?=\s?(?:¦|$|[,;]))/gmu,
    },
    {
      // "141,8 kWh/(m²a), Klasse E", "69,9 kWh/(m²·a), B"
      pattern:
        /kWh[^\n;¦]{0,14}?[,;]\s*(?:inkl\.[^,;\n]{0,20}[,;]\s*)?(?:(?:Verbrauch|Bedarf)(?:s-?ausweis)?,\s)?(?:(?:Energie)?(?:Effizienz|effizienz)?[Kk]lasse\s|Kl\.\s|[Cc]lass\s)?(?<value>[A-H]\+{0,2})(?![\p{L}\d+])/gu,
    },
  ]),
  {
    key: 'energieausweisArt',
    pattern:
      /(?:Energie)?(?<kind>[Bb]edarfs|[Vv]erbrauchs|(?<!\p{L})[VB]-)-?(?:[Aa]usweis|orientierte[rs]? Energieausweis)|Endenergie(?<kind>bedarf|verbrauch)|Energie(?<kind>verbrauchs|bedarfs)(?:kennwert|ausweis)|Energie(?<kind>verbrauch|bedarf)\s(?:liegt|beträgt|ist|laut)\s(?=[^.;]{0,30}[Aa]usweis)|Energie(?:ausw(?:eis|\.))?:?\s(?<kind>V|B)(?=[,;:]\s)|Energieausw(?:eis|\.)(?:\s(?:ist|liegt\svor)|:|\s\()\s?(?:ein\s|nach\s)?(?<kind>Bedarf|Verbrauch)(?!\p{L})|Ausweis\sauf\s(?<kind>Verbrauchs|Bedarfs)basis|(?:[Aa]usweis|[Gg]rundlage)(?:\sauf)?(?:\s(?:der\s)?Grundlage)?(?:\sdes|:)?\s(?:berechneten?\s|gemessenen?\s|erfassten?\s)?Energie(?<kind>bedarf|verbrauch)s?(?!\p{L})|Energieausweis\s(?:Nichtwohngebäude|Wohngebäude|NWG|WG):\s(?<kind>Verbrauch|Bedarf)(?!\p{L})|En(?<kind>V|B)A(?!\p{L})|(?<![\p{L}-])EA-(?<kind>V|B)(?!\p{L})|(?<!\p{L})(?<kind>Verbr|Bed)\.-?\s?[Aa]usw(?:eis|\.)|Energieausw(?:eis|\.),?\s(?:ist\s)?(?<kind>verbrauchs|bedarfs)(?:orientiert|basiert)|[Aa]usweis(?!\p{L})[^.;\n]{0,60}\s(?:nach|über)\s(?:dem\s|den\s)?(?<kind>Bedarf|Verbrauch)\s(?:gerechnet|berechnet|ermittelt|erstellt|ausgestellt)|Energieausw(?:eis|\.)\snach\s(?<kind>Bedarf|Verbrauch)(?=\s(?:berechnet|ermittelt|erstellt|sagt|weist|nennt|zeigt|kommt|liegt)|\s?[,.;)]|$)/gu,
    value: (match, passage) => {
      const kind = (match.groups?.kind ?? '').toLowerCase().replace(/^b-?$/, 'bedarf')
      const near = passage.text.slice(Math.max(0, match.index - 40), match.index + 60)
      // A form prints both kinds and ticks one.
      const line = (passage.text.slice(passage.text.lastIndexOf('\n', match.index) + 1).split('\n')[0] ?? '').replace(
        OUT_OF_DATE,
        ' ',
      )
      if (
        /bedarfsausweis/iu.test(line) &&
        /verbrauchsausweis/iu.test(line) &&
        !/[☒☑x✓]\s?$/iu.test(passage.text.slice(0, match.index)) &&
        !OWN_FIGURE.test(passage.text.slice(match.index + match[0].length))
      )
        return undefined
      if (FORMER_PAPER.test(passage.text.slice(Math.max(0, match.index - 30), match.index))) return undefined
      // "der Unterschied zwischen Bedarfs- und Verbrauchsausweis"
      if (/(?:bedarfs|verbrauchs)-\s(?:und|sowie)\s(?:bedarfs|verbrauchs)/iu.test(near)) return undefined
      if (/verbrauchs.{0,12}(?:oder|bzw|\/).{0,12}bedarfs|bedarfs.{0,12}(?:oder|bzw|\/).{0,12}verbrauchs/iu.test(near))
        return undefined
      if (/kein(?:e[nr]?)?\s+(?:energie)?$/iu.test(passage.text.slice(Math.max(0, match.index - 8), match.index)))
        return undefined
      return { value: kind.startsWith('b') ? 'Bedarf' : 'Verbrauch' }
    },
  },
  {
    // "118 kWh/m²a Verbrauch", "Bedarf 231 kWh/(m²a), G", "93 kWh/(m²*a), Verbrauch, Klasse C", "Bedarfsausw. 142 kWh"
    key: 'energieausweisArt',
    pattern:
      /(?<![\p{L}-])(?:(?<kind>[VB])(?=\s\d{2,3}\skWh)|(?<kind>Verbrauch|Bedarf)(?:s-?ausw\.)?(?:\s(?:Wärme|Heizung))?\s?[:,]?\s?(?:ca\.\s)?(?=\d{2,3}(?:[.,]\d{1,2})?\s?kWh)|(?<=kWh[^\n.;\p{L}]{0,4}\(?m?[²2]?[^\n.;]{0,8}[,\s]\s?)(?<kind>Verbrauch|Bedarf)(?=[,;.\s)]|$))/gu,
    value: match => {
      const kind = match.groups?.kind ?? ''
      return { value: kind === 'V' ? 'Verbrauch' : kind === 'B' ? 'Bedarf' : kind, doubt: 0.9 }
    },
    sections: ['object', 'energy', 'costs', 'location'],
  },
  {
    // "Gas-Etagenheizungen, Verbrauch 121 kWh", "Energieausweis ... Verbrauch, 141 kWh, Klasse E"
    key: 'energiekennwert',
    pattern:
      /(?<![\p{L}-])(?:Verbrauch|Bedarf|[VB])\s?[:,]?\s(?<value>\d{2,3}(?:[.,]\d{1,2})?)\s?kWh(?=\s?[,.;)]|\s*$|,?\s(?:Klasse|Kl\.)\s[A-H])/gmu,
    value: match => {
      const value = numberFrom(match.groups?.value ?? '')
      return value && value >= 15 && value <= 500 ? { value, unit: 'kWh/(m²·a)', doubt: 0.75 } : undefined
    },
  },
  {
    // Classified ads leave the unit half: "Bedarfsausw. 142 kWh, Kl. E"
    key: 'energiekennwert',
    pattern:
      /(?:ausw(?:eis|\.)|kennwert|EnEV|EnV|EnB|(?<!\p{L})EA(?:-[BV])?(?!\p{L})|Energie\p{L}*)(?:\s(?:vom|von|aus)\s[^.;\n\d]{0,14}(?:\d{1,2}[./]){0,2}20\d\d,?)?[^.;\n\d]{0,30}(?<![\d.,])(?<value>\d{2,3}(?:[.,]\d{1,2})?)\s?kWh(?=\s?[,.;)]|\s*$|\s(?:drin|drauf|steh|und|laut|lt|\(Klasse))/giu,
    value: match => {
      const value = numberFrom(match.groups?.value ?? '')
      return value && value >= 15 && value <= MAX ? { value, unit: 'kWh/(m²·a)', doubt: 0.8 } : undefined
    },
  },
  {
    key: 'energieausweisGueltigBis',
    pattern: regexp.giu`(?:gültig|Gültig(?:keit)?|valid|(?<=[Aa]usweis\s(?:[^.;\n]{0,20}\s)?)gilt)(?:\s(?:von|vom|ab|seit)\s(?:dem\s)?${DATE})?(?:\s(?:noch\s)?(?:bis|until)|\sbis zum|:)+\s*:?\s*(?:zum\s)?(?<date>${DATE})`,
    value: match => {
      // "Angebot Nr. 26-1187 vom 6. Oktober 2026, gültig bis 31. Dezember 2026": the offer, not its certificate.
      const before = match.input.slice(Math.max(0, match.index - 100), match.index)
      const isOfTheOffer =
        /angebot|preis|konditionen/iu.test(before) && !/ausweis|energie|bedarf|verbrauch/iu.test(before)
      return isOfTheOffer ? undefined : { value: germanDate(match.groups?.date ?? '') }
    },
    sections: ['object', 'energy', 'costs', 'location'],
  },
]
