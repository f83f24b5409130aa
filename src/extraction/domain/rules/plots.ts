import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { areaSumIn } from '../areaSum.ts'
import { areaFrom, areasIn, COUNT, NUMBER, SQUARE_METRES } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { OWN_SECTIONS, proseOf, type ProseRule, type Reading, tableOf, type TableRule } from '../rule.ts'
import { sentenceAround } from '../scope/negation.ts'

/** Plots and land are told in hectares, too. */
const LAND_AREA = String.raw`(?:ca\.?\s?|approx\.\s|rd\.?\s?|rund\s|etwa\s|insgesamt\s|knapp\s|gut\s|über\s|circa\s)*(?<!\d[.,]?)(?:${NUMBER})\s?(?:${SQUARE_METRES}|ha(?!\p{L})|Hektar(?!\p{L})|Ar(?!\p{L}))`
/** Sureness of a reading that is the plot's only where the offer is a plot. */
export const ANY_AREA = 0.4

/** The land register's row: district, sheet, parcel, then its size. */
const PARCEL_ROW =
  /(?<=(?:Gemarkung|Flur(?:stück)?)[^.;]{0,120})(?:^|\s|¦)(?:\d{1,3}\s?¦?\s?)?(?:Flurstück\s|Flst\.\s)?\d{1,4}\/\d{1,3}\s?(?:¦|\|)?\s?(?<area>\d{1,3}(?:\.\d{3})*|\d{3,5})\s?(?:m²|m2|qm)/gu

const MIN_PLOT = 15

/** "ca. 1,5 ha inkl. Pachtweide": what is leased from others is not sold with it. */
const WITH_LEASED =
  /(?<!\p{L})(?:inkl\.?|inklusive|einschl\.?|einschließlich|mit|davon)\s(?:[\p{L}\d.,]+\s){0,3}?(?:pacht(?:weide|land|flächen?|grünland|wiese\p{L}*)|zugepachtet\p{L}*|gepachtet\p{L}*)(?!\p{L})/iu

/** An area that may be a plot's, in m². */
export function plot(text: string): Reading | undefined {
  if (WITH_LEASED.test(text)) return undefined
  const sum = areaSumIn(text)
  if (sum !== null) return { value: sum, unit: 'm²', ofTheWhole: true as const }
  const value = areaFrom(text)
  return value && value >= MIN_PLOT ? { value, unit: 'm²' } : undefined
}

export const plotTables: TableRule[] = tableOf('grundstuecksflaeche', {}, [
  {
    label:
      /^(?:gesamt|gesamte )?(?:grundstücksfl{1,2}äche|(?:erbbau|hof)?grundstück|grdst\.?-?fl(?:äche|\.)?|grundst\.?-?fläche|größe des grundstücks?|grundstücksanteil(?: \(real geteilt\))?|grundfläche (?:laut|lt\.?|gemäß|nach) .{0,20}|gesamtgröße (?:der|des) (?:flurstücke?s?|grundstücke?s?)|waldfläche|ackerfläche|landfläche|hoffläche|flächengröße|flurstück ?\/ ?größe|flurstück und größe|grundstücksgröße|grundstücksgrösse|grundstücksfl|grundst|grdst|grund|land|areal|parzelle|parzellengröße|plot(?: size| area)?|land area|fläche des grundstücks|grundfläche)(?: (?:gesamt|größe|fläche))?(?: ?\(.{0,30}\))?$/u,
    value: plot,
  },
  {
    // "Grundstück, eingezäunt, 1.100 m² befestigt | 2.380 m²": what is told beside the word is of a part of it.
    label:
      /^(?:grundstück|grundstücksfläche|hofgrundstück),(?!.*(?:anteil|gemeinschaft|miteigentum|wohn|nutz|garten)).{3,60}$/u,
    value: text =>
      regexp.u`^(?:ca\.\s|rund\s)?${NUMBER}\s?${SQUARE_METRES}$`.test(text.trim()) ? plot(text) : undefined,
  },
  {
    // A court's list: "Wirtschaftsart und Lage: Gebäude- und Freifläche, 08064 Zwickau | 631"
    label: /^(?:gebäude-? ?(?:und|u\.) ?freifläche|hof-? ?(?:und|u\.) gebäudefläche),.{3,60}$/u,
    value: text => (/^\d{2,3}(?:\.\d{3})?$|^\d{4,5}$/u.test(text.trim()) ? plot(text) : undefined),
  },
  {
    // Of a plot "Größe" or "Fläche" says it plainly; of everything else it may be any area, see dependencies.ts.
    label: /^(?:größe|gesamtgröße|fläche|gesamtfläche|summe|gesamt|zusammen|insgesamt)$/u,
    value: (text, label) => {
      const reading = plot(text)
      // What is told in hectares is land.
      if (reading && /(?<!\p{L})(?:ha|Hektar)(?!\p{L})/u.test(text)) return reading
      return reading && !/^(?:summe|gesamt|zusammen|insgesamt)$/u.test(label)
        ? { ...reading, rank: RANK.hint, doubt: ANY_AREA }
        : undefined
    },
  },
  {
    // The land register's table: "Größe m²" above a bare figure. With a unit in the cell it may be any area.
    label: /^größe$/u,
    value: text => (/^\d{1,2}\.\d{3}$|^\d{3}$/.test(text.trim()) ? plot(text) : undefined),
  },
])

/** How large the ground is, in running text. */
export const plotProse: ProseRule[] = proseOf('grundstuecksflaeche', { value: ownPlot, sections: ['object'] }, [
  {
    // "Kataster: Flur 3, Flurstück 118/4, 684 m²": one parcel and its size; of several each has its own.
    pattern: regexp.gu`(?<!\p{L})(?:Flurstück|Flst\.|Flurst\.)\s?(?:Nr\.\s?)?\d{1,4}(?:\/\d{1,3})?\s?[,:(]\s?${LAND_AREA}`,
    value: (match, passage) =>
      passage.text.match(/(?:Flurstück|Flst\.|Flurst\.)\s?(?:Nr\.\s?)?\d/gu)?.length === 1 &&
      !/[Nn]achbar|[Pp]acht|nicht (?:mit)?verk|[Zz]ufahrt|[Ww]eg(?:e?fläche|eparzelle|anteil)|[Mm]iteigentum/u.test(
        passage.text,
      )
        ? ownPlot(match, passage)
        : undefined,
  },
  {
    // "6,84 ha in drei Teilflächen", below the title
    pattern: regexp.gmu`(?<=^|[.!]\s)${LAND_AREA}(?=\s(?:in|auf|aus|verteilt auf)\s(?:${COUNT}|\d{1,2}|mehreren)\s(?:getrennten\s)?(?:Teilflächen|Flurstücken?|Parzellen|Einzelflächen|Teilstücken))`,
  },
  {
    pattern: PARCEL_ROW,
    value: match => {
      const value = areaFrom(match.groups?.area ?? '')
      return value ? { value, unit: 'm²' } : undefined
    },
  },
  {
    pattern: regexp.giu`(?<!\p{L})(?:(?:(?:Hof|Haus|Wohn|Wohnbau|Bau|Eck|Hang|Gesamt|Park|Garten)g|G)rundstücke?(?:s?(?:fläche|größe|grösse|fl\.))?s?|Grdst\.?|Gdst\.?|Grundst\.|Areals?|Parzelle|Grund|Grundfläche|Plot(?: size)?)(?!\p{L})(?:[^.;\n\d]|ca\.|approx\.){0,50}?\s*:?\s*${LAND_AREA}`,
    sections: OWN_SECTIONS,
  },
  {
    pattern: regexp.giu`${LAND_AREA}[^\S\n]*(?:große[nsmr]?|grosse[nsmr]?|umfassende[nsmr]?|messende[nsmr]?|großes)?,?\s*(?:(?!mit\s|und\s|auf\s|im\s|am\s|zum\s|zur\s|vom\s)[\p{L}-]+\s+){0,3}?(?:\p{L}*[Gg]rundstück(?:\p{L}{0,3}|sfläche|sgröße)|Grund|Areal|Parzelle|plot)(?!\p{L}|(?:\s?\/\s?\p{L}+)?\s?:?\s?(?:ca\.\s?)?\d)`,
    sections: OWN_SECTIONS,
  },
  {
    // "Flurstück 417/9, Gebäude- und Freifläche, 04860 Torgau, 655 m²"
    pattern: regexp.gu`(?<=(?:[Gg]ebäude-?\s?(?:und|u\.)\s?[Ff]reifläche|[Hh]of-\s?und\s[Gg]ebäudefläche)[^.;\n¦\d]{0,20}(?:\d{5}\s\p{Lu}[^;\n¦\d]{2,40})?[,:]\s?(?:zu\s|mit\s)?)${LAND_AREA}`,
  },
  {
    // "Vom Grundstück wurde die hintere Hälfte verkauft, zum Haus gehören heute noch 560 m²."
    pattern: regexp.gu`(?<=[Gg]rundstück[^.;]{0,90}\s)(?:gehören|verbleiben|verblieben|bleiben|blieben|sind es)\s(?:heute\s|jetzt\s|nun\s|noch\s|nur\s)+${LAND_AREA}(?=\s?[,.;)]|$)`,
  },
  {
    // "Es steht frei auf 684 m², leichte Hanglage"
    pattern: regexp.gu`(?<=(?<!\p{L})(?:[Ee]s|(?:Wohn|Einfamilien|Zweifamilien|Mehrfamilien|Reihen|Land|Bauern|Siedlungs)?[Hh]aus|Bungalow|Gebäude|Anwesen)\ssteht\s(?:(?:frei|allein|ruhig|mitten)\s)?auf\s(?:rund\s|gut\s|knapp\s|etwa\s)?)(?=\d{3}|\d{1,2}\.\d{3})${LAND_AREA}(?=\s?[,.;)]|$)`,
    sections: OWN_SECTIONS,
  },
  {
    // "1,2430 ha lt. Grundbuch, davon ca. 0,8 ha Weide", "4.210 m² laut Kataster"
    pattern: regexp.giu`(?<!davon\s)${LAND_AREA}(?=\s\(?(?:lt\.|laut|gem\.|gemäß|nach)\s(?:dem\s)?(?:Grundbuch|Kataster|Liegenschaftskataster))`,
  },
  {
    // The courts' list of a land register: "Gebäude- und Freifläche Ebersdorfer Str. 25 0,0480 1249" is in hectares, before the sheet.
    pattern:
      /(?<=(?:[Ff]reifläche|[Ll]andwirtschaftsfläche|[Ww]aldfläche|[Gg]rünland|[Aa]ckerland)(?!\p{L})[^;¦]{0,60}\s)(?<ha>\d{1,2},\d{4})(?=\s\d{1,6}(?![\d,.])|\s?ha(?!\p{L}))/gu,
    value: match => ({
      value: Math.round(Number((match.groups?.['ha'] ?? '').replace(',', '.')) * 10_000),
      unit: 'm²',
    }),
  },
  {
    // "724 m² voll erschlossen in Nienburg"
    pattern: regexp.gu`${LAND_AREA}(?=,?\s(?:(?:voll|teil)-?\s?erschlossen|Bauland|Baugrund(?!gutachten)))`,
  },
  {
    // Land without a house: "Die Fläche von insgesamt 3,42 ha besteht aus Ackerland", "Gesamtgröße der Flurstücke: 12.450 m²"
    pattern: regexp.giu`(?<!\p{L})(?:Gesamt(?:fläche|größe)|Fläche|Größe|Wald|Waldfläche|Ackerland|Grünland|Wiese)(?:\s(?:der|des|von|aller|beträgt|ist|mit|hat|umfasst|insgesamt|Flurstücke?s?|Grundstücke?s?|Flächen?|Flst\.))*\s?:?\s*${LAND_AREA}(?=[^.;\n]{0,60}(?:acker|grünland|wald|forst|wiese|weide|flurstück|landwirtschaft))|(?<=Flurstücke?n?\s?:?\s)${LAND_AREA}|(?:Gesamtgröße|Gesamtfläche)\s(?:der|des|aller)\s(?:Flurstücke|Grundstücke?s?|Flächen)\s?:?\s*${LAND_AREA}`,
  },
  {
    // "Die Hoffläche mit Garten, Obstwiese und Auslauf misst 3.046 m²"
    pattern: regexp.gu`(?<=(?<!\p{L})(?:Hoffläche|Hofstelle|Hofgrundstück|Hausgrundstück)(?!\p{L})(?:[^.;\d]{0,60})\s(?:misst|umfasst|hat|beträgt)\s(?:rund\s|ca\.\s|etwa\s)?)${LAND_AREA}`,
  },
  {
    // "Über die 1,35 Hektar verteilen sich Hof und Grünland", "misst 8,5 Ar": what is told in hectares or ares is land.
    pattern: regexp.giu`(?<!\p{L}|davon\s)(?:auf|über|insgesamt|zusammen|rund|gut|knapp|ca\.|die|von|hat|misst|umfasst|sind)\s(?:die\s|rund\s|insgesamt\s|ca\.\s|gut\s|knapp\s)*(?<!\d[.,]?)(?:${NUMBER})\s?(?:ha|Hektar|Are?)(?!\p{L}|\s\d)`,
    value: (match, { text }) => {
      const value = areasIn(match[0]).at(-1)?.value
      return value && !isOfOthers(match, text) && !PART_BEFORE.test(text.slice(0, match.index))
        ? { value, unit: 'm²', rank: RANK.hint, doubt: 0.7 }
        : undefined
    },
  },
  {
    // Land is named by its size at the head of a line: "17,8420 ha Wald und Dauergrünland bei Beeskow"; see dependencies.ts.
    pattern: regexp.gmu`(?<=^|\n)(?<!\d[.,]?)(?:${NUMBER})\s?(?:ha|Hektar)\s(?=(?:\p{L}+e[rs]?\s)?(?:Wald|Misch|Laub|Nadel|Kiefern|Forst|Acker|Grün|Dauergrün|Wiese|Weide|Land)\p{L}*(?:\s(?:und|mit|samt|sowie)\s|,|$|\s(?:bei|in|im|am)\s))`,
    value: (match, { page }) => {
      const value = areasIn(match[0]).at(-1)?.value
      return value && page === 1 ? { value, unit: 'm²', rank: RANK.hint, doubt: ANY_AREA } : undefined
    },
  },
  {
    // Of a plot its headline tells the size: "Bauträger aufgepasst: 864 m² in Hanau"; see dependencies.ts.
    pattern: regexp.giu`${LAND_AREA}`,
    value: (match, passage) => {
      const value = areasIn(match[0]).at(-1)?.value
      return passage.headline && value ? { value, unit: 'm²', rank: RANK.hint, doubt: ANY_AREA } : undefined
    },
  },
  {
    // "Der Bauplatz hat eine Größe von 640 m²"
    pattern: regexp.gu`(?<=(?:Bau)?(?:[Pp]latz|[Pp]lätze)(?:es)?\s[^.;\n]{0,20})(?:Größe|Fläche)\s(?:von\s|beträgt\s|ist\s|umfasst\s){0,2}${LAND_AREA}`,
    sections: OWN_SECTIONS,
  },
  {
    // The land register's own measure: "groß 8 a 63 m²", "zu 1 ha 23 a 45 qm"; who says "6 Ar 42" needs no other unit.
    pattern:
      /(?<![\d.,])(?:(?<ha>\d{1,3})\sha\s)?(?:(?<a>\d{1,2})\sa(?:r)?\s(?<m>\d{1,2})\s?(?:m²|m2|qm|Quadratmeter)|(?<a>\d{1,3})\sAr\s(?:und\s)?(?<m>\d{1,2})(?![\d%€]|[.,]\d|\s(?:Meter|Euro|Zimmer|Minuten|Bäume)))/gu,
    value: (match, { text }) => {
      const { ha = '0', a = '0', m = '0' } = match.groups ?? {}
      return isOfOthers(match, text)
        ? undefined
        : { value: 10_000 * Number(ha) + 100 * Number(a) + Number(m), unit: 'm²' }
    },
    sections: OWN_SECTIONS,
  },
  {
    // Land is told by what is on it: "4.370 qm, davon 3.980 qm bestockt"; see dependencies.ts.
    pattern: regexp.gmu`(?<=^|[.\n]\s?)${LAND_AREA}(?=,\sdavon\s|\sin\s(?:D-)?\d{5}\s)`,
    value: match => {
      const value = areasIn(match[0]).at(-1)?.value
      return value ? { value, unit: 'm²', rank: RANK.hint, doubt: ANY_AREA } : undefined
    },
  },
  {
    // The land register's wording: "Gebäude- und Freifläche … zu 539 m²", "Größe 645 qm"
    pattern: regexp.giu`(?:Gebäude- und Freifläche|Flurst(?:ück|\.|k\.)?)[^;]{0,120}?(?:zu|Größe:?|groß:?|mit|¦)\s*${LAND_AREA}`,
    value: (match, passage) => {
      const plot = ownPlot(match, passage)
      // Of a row whose other cells wrap the area alone is quoted.
      const cell = match[0].lastIndexOf('¦') + 1
      return plot && cell > 0 ? { ...plot, span: { index: cell, length: match[0].length - cell } } : plot
    },
    sections: OWN_SECTIONS,
  },
])

/** "Ein Teil des Buchenbestandes (ca. 1,5 ha) liegt im FFH-Gebiet" */
const PART_BEFORE = /(?<!\p{L})(?:teil|teilfläche|hälfte|drittel) (?:de[rs]|davon|von)(?!\p{L})[^.;\d]*$/iu

/** Whose area follows at once. */
const PART_RIGHT_BEFORE =
  /(?<!\p{L})(?:teil|teile|teilfläche|teilbereich|stück|hälfte|drittel|viertel|rand|ecke) (?:des|der|vom|von|unseres|dieses)\s$/iu

const PART_OF_PLOT =
  /^\s*(?:(?:große[rns]?|eigene[rns]?|schöne[rns]?|ebene[rns]?)\s)?(?:wiesen?|acker\p{L}*|wald|weiden?|weideland|grünland|garten\p{L}*|gartenland|obst\p{L}*|streuobst\p{L}*|rasen\p{L}*|hof\p{L}*|befestigt|asphaltiert|gepflastert|geschottert|versiegelt|überbaut|koppel|teich|baufenster|wohnfläche|nutzfläche|gewerbefläche)(?!\p{L})/iu

/** "Es sind zwei Flurstücke, eines mit 26.110 m²": one of them; what they come to, see parcels.ts. */
const ONE_OF_SEVERAL =
  /(?<!\p{L})(?:flurstücken?|grundstücken?|parzellen)(?!\p{L})[^]*(?<!\p{L})(?:eine?[smr]?|eins|das (?:größte|kleinste|größere|kleinere|erste|zweite|andere|vordere|hintere|eine))\s(?:ist|hat|misst|mit|von|zu)(?!\p{L})/iu

const OF_ANOTHER_AREA =
  /(?<!(?:m²|m2|qm)\s(?:reine\s|große\s|gesamte\s)?)(?:wohnfl|wfl|nutzfl)|gartenanteil|sondernutz|anlage/giu

/** "Die Weide von rund 1,2 ha gehört dem Nachbarn und wird nicht mitverkauft", "dazu können 3 ha gepachtet werden" */
const OF_OTHERS =
  /(?<!\p{L})(?:gehör(?:t|en) (?:de[mnr]|eine[mr]|unsere[mr]|zum) (?!(?:haus|hof|anwesen|objekt|grundstück|wohnung|verkäufer|eigentümer)\p{L}*)|(?:wird|werden|ist|sind)\s(?:\p{L}+\s){0,3}nicht (?:mit)?(?:verkauft|veräußert|Teil|Gegenstand|im Preis)|nicht mitverkauft|(?:kann|können)\s(?:[^.;]|\.\d){0,50}?(?:ge|an|hinzu|dazu|zu)pachtet|(?:hinzu|dazu|zu)gepachtet|Nachbar(?:wiese|weide|acker|wald|grundstück))/iu

/** "zuzüglich 1/6 Miteigentum am Stichweg (Flurstück mit 240 m²)": of a parcel that several share. */
const SHARED = /(?<!\p{L})(?:\p{L}*miteigentum\p{L}*|\p{L}*anteil\p{L}*|\d{1,2}\/\d{1,3})(?!\p{L})/iu
const SHARED_PARCEL =
  /(?<!\p{L})(?:am|an (?:der|dem|einem|einer)|(?:de[rs]|eines|einer) (?:gemeinsamen |gemeinschaftlichen )?|vom)\s?(?:gemeinsamen\s)?\p{L}*(?:weg(?:es|s)?|wege?fläche|wegeparzelle|zufahrt|(?:privat|stich|anlieger)straße|garagenhofe?s?|spielplatz(?:es)?|müllplatz(?:es)?)\s?[(,:–-]?\s?$/iu

function isOfShared(match: RegExpExecArray, text: string): boolean {
  const sentence = sentenceAround(text, match.index, match.index + match[0].length)
  return SHARED.test(sentence) && SHARED_PARCEL.test(text.slice(0, match.index))
}

function isOfOthers(match: RegExpExecArray, text: string): boolean {
  const sentence = sentenceAround(text, match.index, match.index + match[0].length)
  // The ground of an Erbbaurecht is always another's.
  return OF_OTHERS.test(sentence) && !/erb-?(?:bau|pacht)/iu.test(sentence)
}

function ownPlot(match: RegExpExecArray, { text }: Pick<Passage, 'text'>): Reading | undefined {
  // "je 300 m² Grundstück ein Laubbaum", "Bodenrichtwert, bezogen auf 600 m² Grundstück" measure no plot.
  if (
    /(?:^|[^\p{L}])(?:je|pro|bezogen auf|bezieht sich auf)(?:\s(?:angefangene|volle|eine?|das)[rn]?)?\s$/iu.test(
      text.slice(0, match.index),
    )
  )
    return undefined
  // "Ein Teil von Flurstück 112 (etwa 3.000 m²) liegt im Landschaftsschutzgebiet"
  if (PART_RIGHT_BEFORE.test(text.slice(Math.max(0, match.index - 40), match.index))) return undefined
  // "vom ehemals 1.100 m² großen Grundstück"
  if (
    /(?<!\p{L})(?:ehemals|früher|einst|einmal|vormals|ursprünglich)\s$/iu.test(
      text.slice(Math.max(0, match.index - 16), match.index),
    )
  )
    return undefined
  const value = areasIn(match[0]).at(-1)?.value
  if (!value || value < 15 || isOfOthers(match, text) || isOfShared(match, text) || ONE_OF_SEVERAL.test(match[0]))
    return undefined
  // Two rows of a list: "Wohnfläche 112 qm / Grundstück 540 qm"
  if (/^\D{0,12}[\d.,]+[^\n]{0,20}\nGrundst/u.test(match[0])) return undefined
  // "das Grundstück umfasst gut 1.100 m² Wiese": a part of it.
  if (PART_OF_PLOT.test(text.slice(match.index + match[0].length))) return undefined
  // The dots between label and value hide no label.
  const before = text
    .slice(Math.max(0, match.index - 300), match.index)
    .replace(/[.…_·\s¦]{3,}/gu, ' ')
    // "Wohnfläche ca. 133 m², Grundstück 802 m²": the word has its own figure.
    .replace(/(?:(?:Wohn|Nutz)(?:fläche|fl\.)|Wfl\.?|Nfl\.?)[^,;¦\d]{0,14}\d[\d.,]*\s?(?:m²|m2|qm)(?=[,;])/giu, '')
  const around = before.slice(-60) + match[0].replace(/[.…_·]{3,}/gu, ' ')
  // "131 m² Wohnfläche auf 403 m² Grundstück": the word behind a figure belongs to that figure.
  const near = around.length - match[0].replace(/[.…_·]{3,}/gu, ' ').length - 25
  if ([...around.matchAll(OF_ANOTHER_AREA)].some(({ index }) => index >= near)) return undefined
  // "Die Grundstücke messen gemeinsam 1.734 m²"
  const ofAll = /(?<!\p{L})(?:gemeinsam|zusammen|insgesamt)(?!\p{L})/iu.test(match[0])
  return { value, unit: 'm²', ...(ofAll ? { ofTheWhole: true as const } : {}) }
}
