import { regexp } from '#kernel/regexp.ts'
import { isOnPlanLine } from '../floorPlan.ts'
import { COUNT, countFrom } from '../numbers.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { RANK } from '../facts.ts'
import { lineOf } from './askedAmount.ts'
import { isOfTheFirm } from './unitsOfFirm.ts'

const CELL_COUNT = regexp.iu`^(?:ca\.\s?|insgesamt\s)?(${COUNT})(?:\s*(?:Zimmer|Zi\.?|Räume|Schlafzimmer|Badezimmer|Bäder|Bad|rooms|und mehr)?)?(?:\s(?:zzgl\.?|zuzüglich|plus|nebst)\s(?!\d|ein halb).{1,50}|\s*[(+].{0,40}|\s\([^()]{3,80}\)(?:,\s.{0,60})?|,\s.{0,40}|,\s(?:dazu|zusätzlich|plus|sowie|davon|(?:offene\s|separate\s)?(?:wohn|ess)?küche,|bad,|bad\smit|diele,|flur,|kochnische,)\s.{0,90})?$`
/** "4,00" as brokers' systems print a count. */
const WHOLE = /^(\d{1,2})[.,]0{1,2}$/u
/** A figure this large is no number of rooms of a flat or house. */
const MAX_ROOMS = 40
/** Behind a label in the singular. */
const MAX_OF_ONE_NAME = 3
const MAX_SHORTENED = 6

function count(text: string): Reading | undefined {
  const found = (WHOLE.exec(text.trim()) ?? CELL_COUNT.exec(text.trim()))?.[1]
  const value = found === undefined ? undefined : countFrom(found)
  // "Bad 5,6" on a floor plan is a size: rooms are counted in halves.
  return value && value <= MAX_ROOMS && Number.isInteger(2 * value) ? { value } : undefined
}

/** Before the number of a room in which one is heard or reads a file. */
const OFFICE =
  /(?:uhr|gericht\p{L}*|geschäftsstelle|sitzungss?aal|etage|gebäude|rathaus|(?<!\p{L})(?!gesamt|insgesamt)\p{L}*amt(?:es|s)?|\p{L}*verwaltung|\p{L}+büro|auskunft|(?:frau|herrn?)\s(?:dr\.\s)?[\p{L}-]+)[,;:(]?\s$/iu
const CALLED =
  /^\s?[,;·|)]\s?(?:Ausfertigung|Abschrift|Aktenzeichen|Geschäftszeichen|Az\.|Sprechzeit|Tel|Fon|Ruf|Durchwahl|Mobil|E-?Mail|\+49|0\d{2,5}[\s/-])/iu

export const roomTables: TableRule[] = [
  {
    key: 'zimmer',
    label:
      /^(?:anzahl (?:der )?|anz\.? |(?:zimmer)?zahl der )?(?:zimmer|zimmeranzahl|zimmerzahl|zi|räume|rooms|wohnräume|zimmer ?\/ ?rooms)(?: ?\(.{0,30}\)| gesamt| insgesamt)?$/u,
    value: count,
  },
  {
    key: 'schlafzimmer',
    label: /^(?:davon |anzahl (?:der )?|anz\.? )?(?:schlafzimmer|schlafräume|bedrooms|sz|schlafz)(?: ?\(.{0,20}\))?$/u,
    value: (text, label) => {
      const reading = count(text)
      // "Schlafz." over "15" on a floor plan: square metres.
      const isSize = /^s(?:z|chlafz)(?!\p{L})/u.test(label) && Number(reading?.value) > MAX_SHORTENED
      return isSize ? undefined : reading
    },
  },
  {
    key: 'badezimmer',
    label: /^(?:anzahl (?:der )?|anz\.? )?(?:badezimmer|bäder|bad|bathrooms|bad\/wc|bz|badez)(?: ?\(.{0,20}\))?$/u,
    value: (text, label) => {
      const reading = count(text)
      // "Bad" over "6" on a floor plan: square metres.
      const isSize = /^(?:bad|bz|badez)$/u.test(label) && Number(reading?.value) > MAX_OF_ONE_NAME
      return reading && !isSize && Number(reading.value) >= 1 ? reading : undefined
    },
  },
  {
    key: 'etagenzahl',
    label:
      /^(?:anzahl (?:der )?|anz\.? )?(?:etagenzahl|etagenanzahl|etagen|geschosse|geschosszahl|stockwerke|vollgeschosse|etagen im haus|geschosse im haus|floors)$/u,
    value: count,
  },
  {
    key: 'etagenzahl',
    label: /^(?:etage|geschoss|stockwerk|lage im haus)$/u,
    value: text => {
      const found =
        /(?:OG|EG|DG|Etage|Stock|Geschoss|^\d{1,2})\.?\)?\s*\(?(?:von|\/)\s*(\d{1,2})(?:\s*(?:Etagen|Geschossen))?(?:,.{0,20})?\)?\s*$/iu.exec(
          text,
        )
      return found ? { value: Number(found[1]) } : undefined
    },
  },
  {
    key: 'einheiten',
    label:
      /^(?:anzahl (?:der )?|anz\.? )?(?:wohneinheiten|einheiten|we|wohnungen(?: im haus)?|parteien|anzahl wohneinheiten.{0,20}|wohn-\/gewerbeeinheiten|wohneinheiten im haus|wohn- und gewerbeeinheiten)(?: (?:gesamt|im haus|im objekt|(?:in )?der (?:wohn)?anlage|(?:in )?der (?:weg|(?:eigentümer)?gemeinschaft)))?(?: ?\(.{0,20}\))?$/u,
    value: text => {
      const found =
        /^(\d{1,3})(?:\s*(?:WE|Wohneinheiten|Einheiten|Wohnungen|Parteien))?\s*(?:[,(](?!(?:\s?\d{1,3},)*\s?\d{1,3}$|\s?[\d.,]+\s?m²,\s(?:un)?(?:vermietet|frei|leer|verkauft|bezugsfrei|reserviert)).{0,40})?$/iu.exec(
          text.trim(),
        )
      return found ? { value: Number(found[1]) } : undefined
    },
  },
]

const AHEAD = String.raw`(?<![\p{L}\d.,/-])`

function matched(match: RegExpExecArray): Reading | undefined {
  const found = match.groups?.n ?? match.groups?.n2
  const start = match.index + Math.max(0, match[0].lastIndexOf(found ?? ''))
  const before = match.input.slice(Math.max(0, start - 12), start)
  const after = match.input.slice(match.index + match[0].length, match.index + match[0].length + 12)
  // "fünf bis neun Zimmer", "2- bis 4-Zimmer-Wohnungen" speak of several objects.
  if (/(?:bis|(?<!fläche\s)und|oder|-|–|\/)\s*(?:zu )?$/iu.test(before) || /^\s*(?:bis|oder)\s/iu.test(after))
    return undefined
  const value = found === undefined ? undefined : countFrom(found)
  return value && value <= MAX_ROOMS ? { value } : undefined
}

/** Ground that several houses share. */
const SHARED_GROUND = /garagenhof|privatweg|privatstraße|zufahrt|stichweg|wohnweg/iu

/** "Unten liegt die kleinere Wohnung mit 68 qm, drei Zimmern": one of several, and not what is sold as a whole. */
const OF_ONE_OF_FLATS = /(?<!\p{L})(?:kleiner|größer|ander|zweit)e[nr]?\sWohnung(?!\p{L})[^.;]{0,60}$/iu

const STOREY = String.raw`(?:EG|OG|DG|KG|[1-4]\.\s?OG|Erdgeschoss|(?:(?:Erstes|Zweites|Drittes|[1-4]\.)\s)?Obergeschoss|Dachgeschoss)`

const COMPOSED = String.raw`(?:Eigentums|Maisonette|Dachgeschoss|Erdgeschoss|Neubau|Altbau|Etagen|Terrassen|Garten|Galerie|Komfort|Stadt)?-?`

export const roomProse: ProseRule[] = [
  ...proseOf('zimmer', { value: matched }, [
    {
      // "3-Zimmer-Wohnung", "1Zi.-ETW", "2,5 Zi.-Whg.", "10-Zimmer Mehrgenerationenhaus"
      pattern: regexp.giu`${AHEAD}(?<n>${COUNT})\s?-?\s?(?:Zimmer|Zi\.?|Raum)[- ]{0,2}${COMPOSED}\s?(?:wohnung|whg\.?|ETW|apartment|appartement|\p{L}*haus|Maisonette|Penthouse|flat)(?!en\p{L}|\p{L}*ungen)`,
    },
    { pattern: regexp.gu`${AHEAD}(?<n>${COUNT})\s?ZK[BDE]{1,3}(?!\p{L})` },
    {
      // "Das Obergeschoss hat drei Zimmer" tells a storey's; "Sie liegt im zweiten Obergeschoss und hat drei Zimmer" the flat's.
      pattern: regexp.giu`(?<!(?:geschoss|(?<!\p{L})(?:OG|EG|DG)|etage|stock)(?!\s(?:\p{L}+\s){0,3}und\s(?:hat|verfügt|bietet|umfasst)\s)[^.;,\n]{0,30})(?:verfügt|bietet|verteil\p{L}+(?:\ssich)?|besteh\p{L}+|umfasst|hat|(?<=(?:wir|das Haus) )haben|mit|m\.|insgesamt|auf|aufgeteilt in|ETW,|Wohnung,|Haus,|\||·|•|über|sich)\s+(?:über\s|sich\s|auf\s|aus\s|insgesamt\s|ca\.\s|seine\s|ihre\s)*(?<n>${COUNT})\s(?:(?!Schlaf|Kinder|Bade|Gäste)\p{L}+\s(?=\p{L}+e[nr]?\s))?(?:(?!Schlaf|Kinder|Bade|Gäste)\p{L}+e[nr]?\s){0,2}(?:Zimmern?|Zi\.)(?!\p{L})`,
    },
    {
      // "wurden aus ehemals fünf Zimmern vier großzügige": those of today count.
      pattern: regexp.gu`(?<!\p{L})(?:[Aa]us|[Ss]tatt)\s(?:ehemals\s|früher\s|ursprünglich\s|einst\s|vorher\s|bisher\s)(?:${COUNT})\s(?:\p{L}+\s)?(?:Zimmern?|Räumen?)\s(?:wurden\s|sind\s|jetzt\s|nun\s|heute\s)*(?<n>${COUNT})(?=\s(?:(?:\p{L}+e\s)?(?:Zimmer|Räume)(?!\p{L})|\p{L}+e\s?[.,;]))`,
      value: match => {
        const reading = matched(match)
        return reading && { ...reading, complete: true as const }
      },
      sections: ['object'],
    },
    {
      // "Ursprünglich 5 Zimmer, heute 4 Zimmer"
      pattern: regexp.giu`(?<!\p{L})(?:heute|jetzt|nun)\s(?<n>${COUNT})\sZimmer(?!\p{L})`,
      value: match => {
        const reading = matched(match)
        return reading && { ...reading, complete: true as const }
      },
      sections: ['object'],
    },
    {
      // "Sieben Zimmer sind es", "Acht Zimmer verteilen sich auf zwei Ebenen", "142 m² in sechs Zimmern auf zwei Ebenen"
      pattern: regexp.gimu`(?<=^|[.:;]\s)(?<n>${COUNT})\s(?:\p{L}+e\s)?Zimmer(?::|\s(?:sind es|verteilen|stehen|bieten|auf))|${AHEAD}(?<n2>${COUNT})\sZimmern?\sauf\s(?:zwei|drei|vier|[2-4])\s(?:Ebenen|Etagen|Geschossen|Stockwerken)`,
    },
    {
      // "Auf zwei Etagen verteilen sich sieben Zimmer"
      pattern: regexp.gu`(?<=(?:[Aa]uf|[Üü]ber)\s(?:zwei|drei|vier|[2-4])\s(?:Ebenen|Etagen|Geschossen?|Stockwerken?)\s(?:verteilen|befinden|liegen|finden|sind)\s(?:sich\s)?(?:insgesamt\s)?)(?<n>${COUNT})\sZimmer(?!\p{L})`,
    },
    {
      // "Zimmer 4. Baujahr 1968.", but not "im Zimmer 4", "1 Zimmer, 6. Obergeschoss", nor where a court sits: "11 Uhr, Zimmer 12"
      pattern:
        /(?<!\p{L}|[\d½]\s?|[Ii]m\s|[Ii]n\s|[Vv]om\s)(?:Zimmer|Zimmerzahl|Zi\.)\s?:?\s(?<n>\d{1,2}(?:[.,]5)?)(?!\.\s?(?:OG|DG|Stock|Etage|\p{L}*[Gg]eschoss))(?=\s?[.,;·|¦)]\s?(?!\d)|\s*$)/gmu,
      value: match => {
        const isOfOffice = OFFICE.test(match.input.slice(Math.max(0, match.index - 40), match.index))
        const isCalled = CALLED.test(match.input.slice(match.index + match[0].length))
        const reading = isOfOffice || isCalled || isOnPlanLine(match.input, match.index) ? undefined : matched(match)
        return reading && { ...reading, doubt: 0.8 }
      },
      sections: ['object'],
    },
    {
      // A list of rooms opens a sentence: "Vier Zimmer, eine Küche von 2015, Wannenbad."
      pattern: regexp.gimu`(?<=^|[.:;]\s|(?:Bauakte|Gutachten|Grundriss|Plan|Wohnfläche),?\s)(?<n>${COUNT})\sZimmer(?:,|\s\([^()\n]{3,70}\),)\s(?:eine?\s)?(?:\p{L}+e\s|(?:zwei|drei|\d)\s)?(?:Küche|Wohnküche|Bäder|Badezimmer|Bad|Duschbad|Wannenbad|Tageslichtbad|Balkon|Flur|Diele)`,
    },
    {
      // In an enumeration: "104 qm Wohnfläche, 4 Zimmern, Küche"
      pattern: regexp.giu`(?<=(?:Wohnfläche|(?:m²|qm)(?:\s(?:laut|lt\.|nach|gemäß)\s\p{L}+)?|Baujahr \d{4}|ETW|Haus|Wohnung|DHH|EFH|RMH|Whg\.?|verteilt auf),?\s|Wohnfläche\sund\s)(?<n>${COUNT})\s(?:Zimmern?|Zi\.?)(?=\s*[,.;\n]|\sund)`,
      value: match => (OF_ONE_OF_FLATS.test(match.input.slice(0, match.index)) ? undefined : matched(match)),
    },
    {
      // "zusammen 186 qm (8 Zi.)", "Zusammen also 268 m² und 11 Zimmer"
      pattern: regexp.giu`(?:insgesamt|zusammen|gesamt)[^.;\n]{0,40}?(?<![\d.,])(?<n>${COUNT})\s(?:Zimmern?|Zi\.)(?!\p{L})`,
      value: match => {
        const reading = matched(match)
        return reading && { ...reading, ofTheWhole: true as const }
      },
    },
    {
      // "Einzelapartment (1 Zimmer, barrierefreies Duschbad)"
      pattern: regexp.giu`(?<=(?:app?arte?ment|wohnung|haus|hälfte)\s\()(?<n>${COUNT})\s(?:Zimmer|Zi\.)(?=[,)])`,
    },
    {
      // "EG Diele, Küche, Bad, 2 Zimmer; DG Flur, 3 Zimmer": told storey by storey
      pattern: regexp.gu`(?<![\p{L}.])(?:${STOREY}:?\s[^.;]{0,60}?(?<![\d.,])(?:${COUNT})\s(?:Zimmer|Zi\.)(?!\p{L})[^.;]{0,40}[;.,\n]\s?){1,3}${STOREY}:?\s[^.;]{0,60}?(?<![\d.,])(?:${COUNT})\s(?:Zimmer|Zi\.)(?!\p{L})`,
      value: match => {
        const counts = [...match[0].matchAll(regexp.giu`(?<![\d.,])(?<n>${COUNT})\s(?:Zimmer|Zi\.)`)]
        const value = counts.reduce((sum, { groups }) => sum + (countFrom(groups?.['n'] ?? '') ?? 0), 0)
        return value <= MAX_ROOMS ? { value, ofTheWhole: true as const } : undefined
      },
      sections: ['object'],
    },
    {
      // A line of a cover or a portal's row of icons: "3 Zimmer · 78 m²"
      pattern: regexp.gimu`(?<=^|[|•·,;–✓✔*]\s?|¦|(?:links|rechts|Wohnung|Haus|OG|EG|DG|(?:Wohnung|Whg\.|WE)\s[A-Z]?\d{1,3}):\s)(?<n>${COUNT})[\s-](?:Zimmer|Zi\.?|rooms)(?=\s*(?:$|[|•·,;–¦✓✔*]|auf \p{L}+ Ebenen|[Kk]üche))`,
      // "eine Kammer, ein Zimmer, das Bad": an article counts nothing.
      value: match => (/^ein/u.test(match.groups?.n ?? '') ? undefined : matched(match)),
    },
  ]),
  {
    key: 'schlafzimmer',
    pattern: regexp.giu`${AHEAD}(?<n>${COUNT})\s(?:\p{L}+e\s){0,2}(?:Schlafzimmer|Schlafräume|bedrooms)(?!\p{L})`,
    value: match => (/^ein/iu.test(match.groups?.n ?? '') ? undefined : matched(match)),
  },
  {
    // "Ein Schlafzimmer, ein Wohnzimmer mit offener Küche": of a list that opens a sentence even one counts.
    key: 'schlafzimmer',
    pattern: /(?<=^|[.:;]\s)Ein\sSchlafzimmer,\s(?:ein(?:e|en)?\s|\p{L}+e[rs]?\s){0,2}(?:Wohn|Bad|Dusch|Küche|Ess)/gmu,
    value: () => ({ value: 1 }),
    sections: ['object'],
  },
  {
    key: 'badezimmer',
    pattern: regexp.giu`${AHEAD}(?<n>${COUNT})\s(?:\p{L}+e\s){0,2}(?:Badezimmer|Bäder|Tageslichtbäder|Vollbäder|bathrooms)(?!\p{L})`,
    value: match => (/^ein/iu.test(match.groups?.n ?? '') ? undefined : matched(match)),
  },
  {
    // "Es gibt sieben Zimmer, eine Küche, ein Bad", "das einzige Bad": of rooms that are counted up even one counts, "ein zweites Bad" is one more.
    key: 'badezimmer',
    pattern:
      /(?<!\p{L})(?:(?:zimmer|küche|schlafzimmer[^.;,]{0,12})(?:,|\sund|\ssowie)\s(?:eine\s(?:\p{L}+e\s)?küche\s(?:und\s)?|und\s)?ein(?=\s(?!zweites|drittes|weiteres|zusätzliches|separates|anderes)(?:\p{L}+es\s)?(?:bad|badezimmer)(?!\p{L}))|es\sgibt\s(?:nur\s)?ein(?=\s(?:\p{L}+es\s)?(?:bad|badezimmer)(?!\p{L}))|das\seinzige\s(?=bad(?:ezimmer)?(?!\p{L})))/giu,
    value: ({ input, index }) => {
      const sentence = input.slice(index, index + 200).split(/[.;](?!\d)/u)[0] ?? ''
      const baths = sentence.match(/(?<!\p{L})\p{L}*b[aä]d(?:er|ezimmer|ezimmern)?(?!\p{L})/giu) ?? []
      return baths.length === 1 ? { value: 1 } : undefined
    },
    sections: ['object'],
  },
  {
    key: 'etagenzahl',
    pattern: regexp.giu`(?<![\p{L}\d])(?<n>\d{1,2}|${COUNT})-?\s?gesch(?:oss(?:ig)?(?:e[rnsm]?)?|\.)(?!\p{L})`,
    value: matched,
  },
  {
    key: 'einheiten',
    pattern: regexp.giu`${AHEAD}(?<n>\d{1,3}|${COUNT})\s?(?:WE(?!\p{L})|Wohneinheiten|Einheiten|(?<=\d\s?|zwei\s)(?:DHH|Doppelhaushälften|Haushälften)(?!\p{L})|(?:Eigentums|Denkmal|Neubau|Komfort|Loft|Senioren)wohnungen|Wohnungen|Parteien|Wohn- und Gewerbeeinheiten)(?!\p{L})`,
    value: match => {
      // "Für den Garagenhof zahlen alle 8 Parteien": so many share the yard, not the house.
      if (/parteien$/iu.test(match[0]) && SHARED_GROUND.test(lineOf(match.input, match.index))) return undefined
      if (isOfTheFirm(match.input, match.index, match.index + match[0].length)) return undefined
      const value = /^\d+$/.test(match.groups?.n ?? '') ? Number(match.groups?.n) : countFrom(match.groups?.n ?? '')
      const flats = /wohnungen$/iu.test(match[0])
      return value && value > 1 ? { value, ...(flats ? { rank: RANK.hint } : {}) } : undefined
    },
  },
  {
    key: 'einheiten',
    pattern: regexp.gu`(?<n>(?:Ein|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf)-?(?:[Ff]amilien|[Pp]arteien)|\d{1,2}[- ]?(?:Familien|Parteien))[- ]?(?:[Ww]ohn)?[Hh]aus(?:es|e)?(?!\p{L})`,
    value: (match, passage) => {
      const word = (match.groups?.n ?? '').replace(/[- ]?(familien|parteien)$/iu, '').toLowerCase()
      const value = /^\d+$/.test(word) ? Number(word) : countFrom(word)
      return value && value > 1 ? { value, rank: passage.headline ? RANK.headline : RANK.hint } : undefined
    },
  },
]
