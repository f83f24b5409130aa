import { regexp } from '#kernel/regexp.ts'
import { allePlz, ortOf } from '#reference/plz/plz.ts'
import { RANK } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { proseOf, type ProseRule, type Reading } from '../rule.ts'

/** Sellers name the town without its postcode, or behind it. Only names of German municipalities count, so that no other word is taken for one. */
let towns: ReadonlyMap<string, string> | undefined

/** The town's whole name by what it is called: "Dessau" is "Dessau-Roßlau" to people there. */
function knownTown(name: string): string | undefined {
  const all = (towns ??= new Map(
    allePlz()
      .map(ortOf)
      .flatMap(town => [
        ...[...firstOfTwo(town), ...withoutAddition(town)].map(first => [first, town] as const),
        [town, town] as const,
      ]),
  ))
  return all.get(name)
}

function firstOfTwo(town: string): string[] {
  const [first = '', second] = town.split('-')
  return second && first.length >= MIN_OF_TWO ? [first] : []
}

/** "Kempten (Allgäu)", "Burg (Spreewald)" */
function withoutAddition(town: string): string[] {
  // "Bad Homburg v.d. Höhe", "Bad Soden am Taunus"
  const [name = ''] = town.startsWith('Bad ') ? town.split(/(?<=^Bad \p{L}+) /u) : town.split(' (')
  return name !== town && name.length >= MIN_OF_TWO ? [name] : []
}

/** Shorter ones are words of other meaning: "Neu", "Bad", "Rhein". */
const MIN_OF_TWO = 6

const NAME = String.raw`(?:(?:Bad|Sankt|St\.|Markt|Stadt|Schwäbisch|Groß|Klein|Neu|Alt|Burg)\s)?\p{Lu}\p{L}+(?:\s(?:am|an der|im|in der|ob der|vor der|bei)\s\p{Lu}\p{L}+)?`
/** Names that are words, too: only a wording that can mean nothing but a place makes a town of them. */
const ALSO_WORDS =
  /^(?:Wald|Halle|Stein|Berg|Hof|See|Grund|Bach|Park|Feld|Au|Kirche|Winkel|Heide|Horn|Rain|Wiesen|Lage|Anger|Brücken|Buch|Haus|Lohn|Weide|Strand|Linden|Mitte|Burg|Kehl|Ried|Thal|Aue|Ort|Roth|Moor|Wolken|Ruhe|Sand|Damm|Hagen|Warte|Ering|Rosengarten|Sommer|Winter|Gärten|Weg)$/u
const OFFERED = String.raw`(?:[Ww]ohnung(?:en)?|[Hh]aus|[Hh]äuser|[Hh]auses|[Hh]älfte|[Gg]rundstück|[Ii]mmobilie|[Oo]bjekt|[Aa]nwesen|[Vv]illa|[Bb]ungalow|[Hh]of|[Aa]ppartements?|[Aa]partments?|[Ww]ald|[Ww]aldflächen?|[Aa]ckerland|[Gg]rünland|[Ff]lächen?|[Gg]ebäude|[Hh]alle|ETW|DHH|RMH|EFH|MFH)`

/** A town that the table of postcodes knows, with what follows a hyphen as its part of town; "Kempten im Allgäu" is Kempten. */
function town(name: string | undefined): string | undefined {
  const [first = ''] = (name ?? '').split('-')
  const [short = ''] = (name ?? '').split(/ (?=(?:am|an|im|in|ob|vor|bei) )/u)
  return (name === undefined ? undefined : knownTown(name)) ?? knownTown(short) ?? knownTown(first)
}

function codeAndTown(match: RegExpExecArray): { plz: string; ort: string } | undefined {
  const { plz = '', ort: written = '' } = match.groups ?? {}
  const known = ortOf(plz)
  // "Die Stadt Hilpoltstein (91161) verkauft"
  const ort = known.startsWith('Markt ') ? written : written.replace(/^(?:Stadt|Markt) /u, '')
  const isShortened = ort.includes('.') && firstWord(known) === firstWord(ort)
  return known !== '' && (isShortened || known === ort || known.startsWith(`${ort} `) || ort.startsWith(`${known}-`))
    ? { plz, ort: known }
    : undefined
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? ''
}

/** "Weiden i.d.OPf.", "Frankfurt a. M.", "Roth b. Nbg." */
const SHORTENED = String.raw`(?:\s(?:(?:i|a|b)\.\s?)(?:d\.\s?)?\p{Lu}[\p{L}.]*)?`
/** "Weiden · Ortsteil Rothenstadt · 92637" */
const DISTRICT_BETWEEN = String.raw`(?:\s?[,·|(–-]\s?(?:Ortsteil|Stadtteil|OT)\s\p{Lu}[\p{L}-]+)?`

/** "Wuppertal-Elberfeld, Marienstraße 58 (42105)", "Kassel, Vorderer Westen, Goethestr. 47 (34119)": only brackets close an address that ends with its code. */
const STREET_BETWEEN = String.raw`(?:(?:,\s\p{Lu}[\p{L} -]{3,30}(?=,))?(?:,|\s[·|–-])\s\p{Lu}[\p{L} .-]{3,40}\s\d{1,3}\s?[a-h]?(?=\s?\())?`

/** "Neubrandenburg (17034)", "Neubrandenburg, 17034": told only where the table says that the two belong together. */
const BEHIND = regexp.gu`(?<![\p{L}-])(?<ort>${NAME}(?:-\p{Lu}\p{L}+)?${SHORTENED})${DISTRICT_BETWEEN}${STREET_BETWEEN}(?:\s?(?:,|\(|–|-|\||·)\s?|\s)(?:D-)?(?<plz>(?:0[1-9]|[1-9]\d)\d{3})(?![\d.,]\d|\d|[^\S\n]\p{Lu})`

/** "Wir wohnen in Chemnitz (09111)", "weil ich nach Regensburg (93047) ziehe": where the seller lives. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:(?:wir|ich|selbst) (?:wohn|leb)\p{L}*|wohnhaft|zieh(?:e|en|t)|umzug|notar\p{L}*|nachbar(?:ort|stadt|gemeinde|dorf)|nach(?!\s\d|\s(?:\p{L}+\s)?(?:Jahr|Monat|Woche|Absprache|Vereinbarung)))(?!\p{L})[^.;:\n]{0,40}$/iu
const LIVES_THERE = /^(?:\),?|,)[^\S\n](?:dort |da |wo )?(?:wir |ich )?(?:wohn|leb|zieh)(?:e|en|t)?(?!\p{L})/u

export function isOfSomebody(match: RegExpExecArray): boolean {
  const end = match.index + match[0].length
  return (
    OF_SOMEBODY.test(match.input.slice(Math.max(0, match.index - 60), match.index)) ||
    LIVES_THERE.test(match.input.slice(end, end + 30))
  )
}

const CITY_OF_PLATE: Readonly<Record<string, string>> = {
  HH: 'Hamburg', HB: 'Bremen', DD: 'Dresden', B: 'Berlin', D: 'Düsseldorf', F: 'Frankfurt', H: 'Hannover',
  K: 'Köln', L: 'Leipzig', M: 'München', N: 'Nürnberg', S: 'Stuttgart',
} // prettier-ignore

const QUARTER = String.raw`(?:Wohnlage|Wohngebiet|Wohngegend|Wohnviertel|Innenstadt|Altstadt|Neustadt|[NSWO](?:ord|üd|est|st)stadt|Stadtmitte|Stadtteil|Stadtrand|Stadtgebiet|Zentrum|Norden|Süden|Westen|Osten)`

/** "Husumer" → Husum, "Göttinger" → Göttingen, "Jenaer" → Jena; undefined: no town of that name. */
function townOfPeople(people: string): string | undefined {
  const stem = people.slice(0, -2)
  const named = [stem, `${stem}en`, `${stem}e`].map(knownTown).find(found => found !== undefined)
  return named !== undefined && !ALSO_WORDS.test(named) ? named : undefined
}

function valueOfHint(value: string | undefined): Reading | undefined {
  return value === undefined ? undefined : { value, rank: RANK.hint, doubt: 0.7 }
}

function onCover(match: RegExpExecArray, { page }: Passage): Reading | undefined {
  return page === 1 ? inSentence(match) : undefined
}

function inSentence(match: RegExpExecArray): Reading | undefined {
  const name = match.groups?.ort
  const found = town(name)
  return found && !ALSO_WORDS.test(found) ? { value: found, rank: RANK.hint, doubt: 0.8 } : undefined
}

export const townProse: ProseRule[] = [
  { key: 'plz', pattern: BEHIND, value: match => (isOfSomebody(match) ? undefined : valueOf(codeAndTown(match)?.plz)) },
  { key: 'ort', pattern: BEHIND, value: match => (isOfSomebody(match) ? undefined : valueOf(codeAndTown(match)?.ort)) },
  {
    // "Das Haus liegt im Westen der Stadt, Postleitzahl 29525", "PLZ 17489"
    key: 'plz',
    pattern:
      /(?<!\p{L})(?:PLZ|Postleitzahl|ZIP(?:\scode)?|[Pp]ostal\scode|[Pp]ostcode)(?:\s(?:des (?:Objekts|Hauses|Grundstücks)|der (?:Wohnung|Immobilie)|of the (?:property|flat|house)))?\s?:?\s(?:ist\s|lautet\s)?(?<plz>(?:0[1-9]|[1-9]\d)\d{3})(?!\d)/gu,
    value: match => (isOfSomebody(match) ? undefined : valueOf(ortOf(match.groups?.plz ?? '') && match.groups?.plz)),
    sections: ['object', 'location'],
  },
  {
    // "Helle Wohnung in Schwerin-Lankow", "verkaufen unser Haus in Neubrandenburg"
    key: 'ort',
    pattern: regexp.gu`${OFFERED}(?:\s(?!in\s)[\p{L}-]+,?){0,4}\s(?:in|zu)\s(?:der\s(?:Stadt|Gemeinde)\s)?(?<ort>${NAME}(?:-\p{Lu}\p{L}+)?)(?![\p{L}-])`,
    value: inSentence,
    sections: ['object', 'location'],
  },
  {
    // "Charmante Altbauwohnung im Herzen von Göttingen", "located in Rostock"
    key: 'ort',
    pattern: regexp.gu`(?:${OFFERED}\s(?:mitten\s)?(?:im\s(?:Herzen|Zentrum|Norden|Süden|Westen|Osten)|in\s(?:der\s(?:Mitte|Innenstadt|Altstadt)|(?:bester\s|zentraler\s|ruhiger\s)?(?:Lage|Stadtlage|Citylage)))\svon|(?:located|situated)\sin(?:\sthe\s(?:centre|center|heart|city|town)\sof)?)\s(?<ort>${NAME})(?![\p{L}-])`,
    value: inSentence,
    sections: ['object', 'location'],
  },
  {
    // "ETW in HH-Eppendorf (20249)": the plate of its cars stands for a city.
    key: 'plz',
    pattern: /(?<=\sin\s)(?<plate>HH|HB|DD|[BDFHKLMNS])-\p{Lu}\p{L}+\s\((?<plz>(?:0[1-9]|[1-9]\d)\d{3})\)/gu,
    value: ({ groups }) => {
      const town = CITY_OF_PLATE[groups?.plate ?? '']
      return town !== undefined && ortOf(groups?.plz ?? '').startsWith(town) ? valueOf(groups?.plz) : undefined
    },
    sections: ['object', 'location'],
  },
  ...proseOf('ort', { value: onCover, sections: ['object', 'location'] }, [
    {
      // "17,8 ha Wald und Dauergrünland bei Beeskow": land lies by a town.
      pattern: regexp.gu`(?<=(?:[Ww]ald|[Aa]cker|[Ww]iesen?|[Aa]ckerland|[Gg]rünland|[Dd]auergrünland|[Ww]eide|[Ff]orst|[Ll]and)\s)bei\s(?<ort>${NAME})(?![\p{L}-])`,
      sections: ['object'],
    },
    {
      // A line of a cover: "Altstadt Passau", "Raum Neubrandenburg"
      pattern: regexp.gmu`(?<=^|[|·•¦]\s?)(?:Altstadt|Innenstadt|Zentrum|Stadtzentrum|Raum|Großraum|Nähe)\s(?:von\s)?(?<ort>${NAME})(?=\s*(?:$|[|·•¦]))`,
      value: inSentence,
    },
    {
      // Alone between the dots of a cover: "Wohnen im Baudenkmal · Chemnitz-Kaßberg"
      pattern: regexp.gmu`(?<=[|·•¦]\s?)(?<ort>${NAME}-\p{Lu}\p{L}+)(?=\s*(?:$|[|·•¦]))`,
    },
    {
      // Below the title, before the day of the advert or alone: "Velbert - Langenberg · 05.10.2023", "Essen-Leithe"
      pattern: regexp.gmu`(?<=^|¦\s?)(?<ort>${NAME})\s?[-–]\s?\p{Lu}[\p{L}-]+(?=\s*(?:$|[|·•¦]\s?(?:\d{1,2}\.\s?\d{1,2}\.\s?20\d\d|$)))`,
    },
    {
      // "in gefragter Wohnlage von Velbert - Langenberg", "in einer ruhigen Seitenstraße von Essen - Leithe"
      pattern: regexp.gu`(?:[Ll]age|\p{L}*[Ss]traße|\p{L}*[Ww]ohnlage|Ortsteil|Stadtteil|Umgebung)\svon\s(?<ort>${NAME})(?:\s?[-–]\s?\p{Lu}[\p{L}-]+)?(?![\p{L}-])`,
      value: inSentence,
    },
    {
      // The line below the title: "Ein Refugium mit Weitblick in Kempten im Allgäu"
      pattern: regexp.gu`(?<=^|\n)[^\n.;:¦]{8,70}\sin\s(?<ort>${NAME}(?:-\p{Lu}\p{L}+)?)(?=\s*(?:$|\n))`,
    },
    {
      // "in ruhiger Husumer Wohnlage"
      pattern: regexp.gu`(?<!\p{L})(?<people>\p{Lu}\p{L}{3,}er)\s${QUARTER}(?!\p{L})`,
      value: match => valueOfHint(townOfPeople(match.groups?.people ?? '')),
    },
    {
      // "Lage: Neubrandenburg", "in der Gemeinde Burg Stargard", "Gemarkung Neubrandenburg"
      pattern: regexp.gu`(?:(?:^|[\n¦|·])(?:Lage|Standort|Ort|Stadt|Gemeinde|Gemarkung)\s?[:|]\s?|(?:Gemeinde|Stadt|Gemarkung)\s)(?<ort>${NAME}(?:-\p{Lu}\p{L}+)?)(?![\p{L}-])`,
      value: inSentence,
    },
    {
      // A court's notice: "eingetragen im Grundbuch von Güstrow Blatt 7731"
      pattern: regexp.gu`[Gg]rundbuch\p{L}*\s(?:des Amtsgerichts\s\p{L}+\s)?von\s(?<ort>${NAME}(?:-\p{Lu}\p{L}+)?)(?=,?\s(?:Blatt|Bl\.|Band))`,
      value: inSentence,
    },
  ]),
]

function valueOf(text: string | undefined): Reading | undefined {
  return text === undefined ? undefined : { value: text }
}
