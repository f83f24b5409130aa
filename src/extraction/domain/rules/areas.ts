import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { areaSumIn } from '../areaSum.ts'
import { areaFrom, areasIn, COUNT, countFrom, NUMBER, SQUARE_METRES } from '../numbers.ts'
import { OWN_SECTIONS, proseOf, type ProseRule, type Reading, tableOf, type TableRule } from '../rule.ts'
import { lastArea, listedArea, MAX_LIVING, MIN_LIVING } from './areaOfWhat.ts'
import { FLOOR } from './floors.ts'
import { ANY_AREA, plot, plotProse, plotTables } from './plots.ts'

/** "Der Garten geht bis zum Bach, insgesamt sind es 712 m²": of the ground. */
/** "oben zwei Zimmer, zusammen 43 m²" */
const OF_SOME_ROOMS = regexp.iu`(?<!\p{L})(?:${COUNT}|beide)\s(?:\p{L}+\s)?(?:Zimmer|Räume|Kammern)(?!\p{L})[^.;]{0,40},\s$`
const OF_GARDEN = /(?<!\p{L})(?:garten|grundstück|grund|wiese|acker|wald|parzelle)(?!\p{L})[^.;]*$/iu

const AREA = String.raw`(?:ca\.?\s?|approx\.\s|circa\s|zirka\s|rd\.?\s?|rund\s|etwa\s|insgesamt\s|knapp\s|gut\s|über\s|circa\s)*(?<!\d[.,]?)(?:${NUMBER})\s?${SQUARE_METRES}`
/** m²: so large is no flat among several, and so small few of them. */
const MIN_OF_SEVERAL = 180
const MIN_OF_EACH = 40
/** m²; model assumption: no floor plan names a larger one "Wohnen". */
const LARGEST_ROOM = 70

function living(text: string): Reading | undefined {
  const sum = areaSumIn(text)
  if (sum !== null && sum <= MAX_LIVING) return { value: sum, unit: 'm²', ofTheWhole: true as const }
  const value = areaFrom(text)
  if (!value || value < MIN_LIVING || value > MAX_LIVING) return undefined
  // "Wohnfläche: Hauptwohnung 131 qm": the first line of a list of parts.
  return /^\P{L}*(?:haupt|einlieger|eg|og|dg|erdgeschoss|obergeschoss)\p{L}*(?!\p{L})[^\d]{0,12}\d/iu.test(text)
    ? { value, unit: 'm²', rank: RANK.hint, doubt: 0.5 }
    : { value, unit: 'm²' }
}

export const areaTables: TableRule[] = [
  ...tableOf('wohnflaeche', { value: text => (regexp.u`^(?:${AREA})$`.test(text.trim()) ? living(text) : undefined) }, [
    {
      // "Größe: 54,00 m² laut Mietvertrag, Balkon zur Hälfte gerechnet": what is told beside it is of a home.
      label: /^größe$/u,
      value: text => {
        const isOfHome = !/(?<!\p{L})(?:grundstück|grund)(?!\p{L})/iu.test(text)
        const value =
          isOfHome && /mietvertrag|woflv|balkon|loggi|terrasse|teilungserkl|(?:an|mit|ein)gerechnet/iu.test(text)
            ? areaFrom(text)
            : undefined
        return value ? { value, unit: 'm²', rank: RANK.headline } : undefined
      },
    },
    {
      label:
        /^(?:gesamt|gesamte )?(?:wohnfläche|wohnnutzfläche|wohnfl\.?|wfl\.?|wohnflaeche|wohnfäche|wohn-fläche|living (?:area|space)|reine wohnfläche|(?:app?artement|apartment|wohnungs)größe)(?: (?:gesamt|insgesamt|wohnung|haus|nach woflv|n\. woflv|gem\. woflv|\(woflv\)|\(nach angabe\)|\(gesamt\)|lt\. .{0,30}|laut .{0,30}))?(?: ?\(.{0,30}\))?(?:, (?!davon|elw|einlieger|eg|og|dg|ug|haus|wohnung).{0,40})?$/u,
      value: living,
    },
    {
      // "Wohnfläche zusammen", "Wohnfläche des gesamten Hauses"; of a care flat its share of the common rooms counts, too.
      label:
        /^(?:wohnfläche|wohnfl\.?) (?:zusammen|aller wohnungen|(?:des|der) (?:gesamten |ganzen )?(?:hauses|gebäudes?|anwesens|objekts?|anlage))$|^(?:anrechenbare|verkaufte) (?:wohn)?fläche(?: gesamt)?$|^(?:wohnfläche|wohnfl\.?|fläche),? \(?(?:inkl\.?|inklusive|einschl\.?|einschließlich|mit) (?:anteil(?:ig(?:e[rnm]?)?)?|anteil an(?: den| der)?) gemeinschaftsflächen?\)?$/u,
      value: text => {
        const reading = living(text)
        return reading && { ...reading, ofTheWhole: true as const }
      },
    },
    {
      // "3-Zimmer-Wohnung Nr. 5, 1. OG | 78,40 m²": the flat that is offered, and nothing but its area beside it.
      label: /^\d(?:,5)?-(?:zimmer|zi|raum)\.?-(?:eigentums)?wohnung (?:nr\.?|nummer) ?[\d.]+(?:,.{0,50})?$/u,
      value: text => {
        const reading = regexp.u`^(?:${AREA})$`.test(text.trim()) ? living(text) : undefined
        return reading && { ...reading, rank: RANK.prose }
      },
    },
    {
      // Of a care or student flat: "Apartment (Zimmer mit Duschbad)", and nothing but its area beside it.
      label:
        /^(?:(?:pflege|studenten|senioren|hotel|ferien|mikro)-?)?app?art(?:e)?ment(?: ?\(.{3,40}\)| nr\. ?\d{1,4})$/u,
    },
    {
      // "Fläche Apartment | 23,40 m²" above "Gesamtfläche | 48,25 m²", its share of the common rooms in it: the first is lived in.
      label:
        /^fläche (?:(?:des|vom|im|eigenes|ihres) )?(?:(?:pflege|studenten|senioren|hotel|ferien|mikro)-?)?app?art(?:e)?ments?(?: \(.{3,40}\)| (?:nr\. ?)?\d[\d.]{0,4})?$|^(?:(?:pflege|studenten|senioren|hotel|ferien|mikro)-?)?app?art(?:e)?ment-?fläche$/u,
    },
    {
      // Beside "Gewerbe": "Wohnen 164 qm". With its unit only, for the word heads much else; on a floor plan it is a room.
      label: /^(?:davon )?(?:wohnen|wohnteil|wohnbereich)(?: gesamt)?$/u,
      value: text => {
        const reading = /^(?:ca\.\s|rd\.\s|rund\s)?[\d.,]+\s?(?:m²|m2|qm)/u.test(text) ? living(text) : undefined
        return reading && Number(reading.value) > LARGEST_ROOM ? { ...reading, rank: RANK.hint, doubt: 0.6 } : undefined
      },
    },
    {
      label: /^(?:wohn-? ?\/ ?(?:und )?nutzfläche|wohn- und nutzfläche)$/u,
      // "Wohn-/Nutzfläche: ca. 108/42 m²"; with one figure it is both together, and no rival of "Wohnfläche: 128 m²".
      value: text => {
        const reading = doubtful(living(text.replace(/(?<=\d)\s?\/\s?\d[\d.,]*/u, '')))
        return reading && { ...reading, rank: RANK.hint }
      },
    },
    {
      // Of a flat "Größe" or "Fläche" says it plainly; of everything else it may be any area, see dependencies.ts.
      label: /^(?:größe|gesamtgröße|fläche)$/u,
      value: text => {
        const reading = regexp.u`^(?:${AREA})(?:,.*)?$`.test(text.trim()) ? living(text) : undefined
        return reading && { ...reading, rank: RANK.hint, doubt: ANY_AREA }
      },
    },
  ]),
  {
    key: 'nutzflaeche',
    label:
      /^(?:gesamt)?(?:nutzfläche|nutzfl\.?|nfl|usable (?:area|space)|kellerfläche|gebäudenutzfläche.{0,10})(?: (?:gesamt|insgesamt|zusammen))?(?: ?\(.{0,30}\))?(?: ca\.?)?$/u,
    value: plot,
  },
  ...plotTables,
]

function doubtful(reading: Reading | undefined): Reading | undefined {
  return reading && { ...reading, doubt: 0.6 }
}

/** "141 m² Wohnfläche" above "178 m² Nutzfläche": the figure of the next line has its word behind it, too. */
const NEXT_HAS_ITS_OWN = String.raw`(?![^\S\n]*\n[^\S\n]*(?:ca\.\s?)?\d[\d.,]*\s?(?:m²|m2|qm)[^\S\n]+\p{L}{2})`
/** "Grundstück 244 m²" above "Wohnfläche (3 WE) 214 m²": the word belongs to the figure behind it. */
const NO_OWN_AREA = String.raw`(?!${NEXT_HAS_ITS_OWN}(?:\s?\([^)\n]{0,20}\))?\s*[:¦]?\s*\d[\d.,]*\s?(?:m²|m2|qm))`

export const areaProse: ProseRule[] = [
  ...proseOf('wohnflaeche', { value: (match, passage) => lastArea(match, passage.text), sections: ['object'] }, [
    {
      pattern: regexp.giu`(?<!\p{L})(?:Gesamt)?(?:Wohnfläche|Wohnflaeche|Wohnfäche|Wohnfl\.|Wohnfl|Wfl\.?|living area|living space)(?!\p{L})(?:\sges\.|\sinsg\.|\sinsges\.|\s(?:n|lt|gem)\.\s(?:WoFlV|DIN))?(?:\s?\(.{0,20}\))?(?:[^\d.;\n]{0,45}?|\sbeträgt\s(?:nach|laut|gemäß)\s[^\d.;\n]{0,70}?)\s*:?\s*${AREA}`,
      sections: OWN_SECTIONS,
    },
    {
      pattern: regexp.giu`${AREA}(?:\s(?:große?r?|reine|gesamte|beheizte|\(?DIN|an|echte))?\s*(?:Wohnfläche|Wohnflaeche|Wohnfäche|Wohnfl\.|Wfl\.?|of living space|living space|living area|Wohnraum)(?!\p{L})${NO_OWN_AREA}`,
      sections: OWN_SECTIONS,
    },
    {
      pattern: regexp.giu`(?<![\p{L}\d.,-])(?:${COUNT})[- ]?(?:Zimmer|Zi\.?|ZK[BDE]{1,3}|Raum)[- ]?(?:Eigentums|Maisonette|Dachgeschoss|Erdgeschoss|Neubau|Altbau|Etagen)?-?(?:wohnung|whg\.?|ETW|apartment|appartement|haus)?[^.;\n\d]{0,25}?(?:\(|,|mit|auf|\||·|•|-|–)\s*${AREA}(?!\s*(?:Grund|Garten|Balkon|Terrass|Nutz|Keller|große[nrs]?\s*(?:Grund|Garten|Balkon|Terrass)))`,
      sections: OWN_SECTIONS,
    },
    {
      // "die 48,30 m² große Wohnung", "auf 112 m² verteilt sich das Haus"
      pattern: regexp.giu`${AREA}\s*(?:große|grosse|umfassende)[nrs]?\s+(?:und\s+[\p{L}-]+\s+)?(?:[\p{L},\d-]+\s+){0,3}?(?:\p{L}*wohnung|ETW|\p{L}*[Hh]aus|\p{L}*apartment|Appartement|Doppelhaushälfte|Maisonette|Penthouse|Bungalow)(?!\p{L})`,
      sections: OWN_SECTIONS,
    },
    {
      // "Kleine, feine 45-m²-Wohnung"
      pattern:
        /(?<![\d.,-])(?<area>\d{2,3}(?:,\d{1,2})?)-?\s?(?:m²|m2|qm|Quadratmeter)-(?:\p{L}{3,12}-)?(?:\p{L}*[Ww]ohnung|\p{L}*[Hh]aus|Apartment|Appartement|ETW|Loft|Penthouse|Bungalow|Villa)(?!\p{L})/gu,
      value: match => living(match.groups?.area ?? ''),
      sections: OWN_SECTIONS,
    },
    {
      // "Nach dem Anbau 2009 wuchs die Wohnfläche von 104 m² auf jetzt 139 m²."
      pattern: regexp.gu`(?<!\p{L})Wohnfläche(?!\p{L})[^.;\d]{0,40}?\svon\s${AREA}\sauf\s(?:jetzt\s|nun\s|heute\s|insgesamt\s)?${AREA}(?=\s(?:erweitert|vergrößert|erhöht|gewachsen|gestiegen)|\s?[.,;)]|$)`,
      value: match => living(match[0].slice(match[0].lastIndexOf(' auf '))),
    },
    {
      // "drei Zimmer, Wohnküche, Duschbad und Balkon auf 71,40 m²": behind the list of its rooms it is the area of them all.
      pattern: regexp.giu`(?<=(?<!\p{L})(?:${COUNT})\sZimmern?(?:,\s[\p{L} -]{2,40}){1,6}\s?(?:und|sowie)\s[\p{L} -]{2,40}\sauf\s)${AREA}(?=\s?[.,;]|$)`,
      value: match => living(match[0]),
    },
    {
      // "Auf 54,8 Quadratmetern wohnt seit 2014 eine Mieterin", "die Wohnung ist 68 m² groß", "130 qm verteilen sich auf zwei Etagen", "hat dreieinhalb Zimmer und 88 qm."
      pattern: regexp.gimu`(?<=(?:^|[.!]\s)Auf\s)${AREA}(?=\s(?:wohnt|wohnen|lebt|leben|verteilen|bieten|finden))|(?<=(?:${COUNT})\sZimmern?\s(?:und|auf|mit)\s)${AREA}(?=\s?(?:[.,;)]|$))|(?<=(?:Wohnung|Haus|Apartment|Appartement|Doppelhaushälfte)\s(?:ist|misst|hat)\s(?:insgesamt\s)?)${AREA}\sgroß|(?<=(?:[Zz]immer|[Kk]üche|[Bb]ad|[Ff]lur|[Dd]iele|WC)\s(?:verteilen|erstrecken)\ssich\s(?:auf|über)\s(?:insgesamt\s|zusammen\s)?)${AREA}|(?<=(?:^|[.!]\s))${AREA}\s(?:verteilen|erstrecken)\ssich\s(?:auf|über)\s(?=[^.;]{0,40}(?:Etage|Ebene|Geschoss|Zimmer|Stockwerk|Räume))`,
    },
    {
      // "Rund 112 Quadratmeter stehen Ihnen zum Wohnen zur Verfügung", "bietet 112 m² Platz zum Wohnen"
      pattern: regexp.giu`${AREA}\s(?:\p{L}+\s){0,5}(?:zum\s|Platz\szum\s)Wohnen(?!\p{L})`,
    },
    {
      // "Zum Wohnen sind im vorderen Teil rund 185 m² vorhanden", "Bewohnbar sind 96 m²"
      pattern: regexp.gu`(?<!\p{L})(?:(?:[Zz]um|[Ff]ürs) Wohnen|[Bb]ewohnbar|[Aa]ls Wohnraum)\s(?:sind|ist|stehen|steht|dienen|dient|gibt es|haben wir|bleiben)\s[^.;\d€]{0,50}?${AREA}(?!\s*(?:\p{L}+e[nrsm]?\s)?(?:Nutz|Grund|Garten|Wiese|Acker|Gewerbe))`,
    },
    {
      // "104 m² … 100 m² … 64 m². Zusammen also 268 m²": the sum of what was told before it.
      pattern: regexp.giu`(?<!\p{L})(?:insgesamt|zusammen|in Summe|macht|gesamt)(?:\s(?:sind es|sind das|also|ergibt das|ergeben sich|etwa))*:?\s${AREA}(?!\s*(?:\p{L}+e[nrsm]?\s)?(?:Nutz|Grund|Garten|Wiese|Acker|Gewerbe))`,
      value: (match, passage) => {
        if (OF_TRADE.test(passage.text.slice(Math.max(0, match.index - 60), match.index))) return undefined
        const reading = lastArea(match, passage.text)
        return reading && isSumOfParts(Number(reading.value), passage.text.slice(0, match.index))
          ? { ...reading, ofTheWhole: true as const }
          : undefined
      },
    },
    {
      // Private sellers and small ads: "61 qm laut Teilungserklärung, 2,5 Zi", "die Wohnung, 164 qm, 7 Zimmer", "- 54 qm, 2 Zimmer, Küche, Bad"
      pattern: regexp.gimu`(?<=^(?:-\s)?|[.,:;(–|·•*¦]\s?|(?:Wohnung|Whg\.|ETW|Haus|mit|hat|auf)\s)${AREA}(?:\s(?:laut|lt\.|nach|gemäß)\s\p{L}+)?,?\s?[|·•]?\s(?:${COUNT})\s?(?:Zimmern?|Zi\.?|ZK[BDE]{1,3})(?!\p{L})`,
    },
    {
      // "3 ZKB, 71 qm, 1. OG", "5 Zi, 118 m²"
      pattern: regexp.gimu`(?<![\p{L}\d.,-])(?:${COUNT})\s?(?:ZK[BDE]{1,3}|Zi\.?|Zimmern?),?\s?[|·•]?\s${AREA}(?=\s?(?:[,.;|·•)¦]|Wfl|Wohnfl|$))`,
    },
    {
      // "Zusammen mit dem Haupthaus kommt das Anwesen somit auf 216 m² Wohnfläche"
      pattern: regexp.gu`(?<!\p{L})(?:[Zz]usammen|[Ii]nsgesamt|[Ii]n Summe)\s(?:mit\s[^.;,\d]{3,40}\s)?(?:kommt|kommen|ergibt|ergeben)\s[^.;\d]{0,50}${AREA}\sWohnfläche`,
      value: (match, passage) => {
        const reading = lastArea(match, passage.text)
        return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
      },
    },
    {
      // "Insgesamt sind es rund 127 m²": only where nothing says it plainly.
      pattern: regexp.giu`(?<!\p{L})(?:insgesamt|zusammen)\s(?:sind es\s|also\s|etwa\s)*${AREA}(?!\s*(?:\p{L}+e[nrsm]?\s)?(?:Nutz|Grund|Garten|Wiese|Acker|Gewerbe))`,
      value: (match, passage) => {
        const before = passage.text.slice(Math.max(0, match.index - 60), match.index)
        if (OF_GARDEN.test(before) || OF_SOME_ROOMS.test(before)) return undefined
        const reading = lastArea(match, passage.text)
        return reading && { ...reading, rank: RANK.hint, doubt: 0.6 }
      },
    },
    {
      // Small ads name the floor first: "2. OG links, 56 qm, Haus von 1956"
      pattern: regexp.gimu`(?<=(?<!\p{L})${FLOOR}(?:\s(?:links|rechts|mitte|vorne|hinten))?,\s)${AREA}(?=\s?[,.;)]|$)`,
      value: listedArea,
    },
    {
      // Lists of small ads: "Kaufpreis 310.000 €, 122 m², Grundstück 540 m²", "Wohnhaus 160 m², Stall 240 m²"
      pattern: regexp.gmu`(?<=(?:€|EUR|Euro),\s)${AREA}(?=,\s(?:Grundst|Grund|\d))|(?<=,\s)${AREA}(?=,\s(?:\d\.\s?(?:Stock|OG|Etage)|EG|DG|Bj)(?!\p{L}))|(?<=(?:^|[\n,;]\s?)(?:Wohnhaus|Haupthaus)\s)${AREA}(?=\s?[,;])`,
      value: listedArea,
    },
    {
      // Mails and small ads: "Balkon nach hinten. 82 qm. Fertig bis Ende April."
      pattern: regexp.gu`(?<=[.!]\s)(?:ca\.\s|rund\s)?(?<!\d[.,]?)(?:${NUMBER})\s?${SQUARE_METRES}(?=\.\s\p{Lu})`,
      value: match => {
        const value = areasIn(match[0])[0]?.value
        return value && value >= 2 * MIN_LIVING && value <= 400
          ? { value, unit: 'm²', rank: RANK.hint, doubt: 0.6 }
          : undefined
      },
    },
    {
      // "1.–3. OG und DG: 5 Wohnungen, 396 m²": what they come to, where it is too large for one of them.
      pattern: regexp.giu`(?<!\p{L}|[\d.,]|davon\s)(?<count>[3-9]|1\d|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\s(?:Wohnungen|Wohneinheiten|WE)(?:,\s|\s\(|\smit\s|:\s)${AREA}(?!\s?(?:bis|-|–|und|je|pro|\/)|\s?(?:\p{L}+e[nrsm]?\s)?(?:Nutz|Grund|Garten|Hof|Gewerbe|Laden))`,
      value: match => {
        const [value, count] = [areasIn(match[0]).at(-1)?.value ?? 0, countFrom((match.groups?.['count'] ?? '').toLowerCase()) ?? 0] // prettier-ignore
        const isOfAll = value >= MIN_OF_SEVERAL && value >= MIN_OF_EACH * count
        return isOfAll ? { value, unit: 'm²', rank: RANK.hint, doubt: 0.7 } : undefined
      },
    },
  ]),
  {
    // "Wohn- und Nutzfläche ca. 149 m²" is both together.
    key: 'nutzflaeche',
    pattern: regexp.giu`(?<!\p{L}|Wohn-?\s?(?:und|u\.|\/|\+|&)\s?)(?:Nutzfläche|Nutzfl\.|Nfl\.?)(?!\p{L})[^\d.;\n]{0,30}?:?\s*${AREA}|${AREA}\s*(?:zusätzliche\s|weitere\s)?Nutzfläche(?!\p{L})`,
    value: match => {
      const value = areasIn(match[0]).at(-1)?.value
      return value && value <= MAX_LIVING ? { value, unit: 'm²' } : undefined
    },
  },
  ...plotProse,
]

/** "Die Gewerbefläche beträgt zusammen …": the sum of the shops; "Wohnen 212 m² / Laden 70 m² / gesamt …": that of both. */
const OF_TRADE =
  /(?:gewerbe|nutz|laden|verkaufs|büro|lager|geschäfts)\p{L}*fläche\p{L}*[^.;]*$|(?:^|[\n,;])\s?(?:gewerbe|laden|läden|büros?|praxis|gaststätte|lager)\p{L}*:?\s(?:ca\.\s)?\d[\d.,]*\s?(?:m²|m2|qm)[\s,;]*$/iu

/** Parts are rounded by themselves, in m². */
const ROUNDED = 1.5

/** Whether some of the areas told before, two at least, add up to it. */
function isSumOfParts(total: number, before: string): boolean {
  const parts = areasIn(before.slice(-600)).map(({ value }) => value)
  return parts.some((_, from) => {
    let sum = 0
    return parts.slice(from).some((part, index) => {
      sum += part
      return index > 0 && Math.abs(sum - total) <= ROUNDED
    })
  })
}
