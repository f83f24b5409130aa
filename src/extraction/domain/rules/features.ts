import { regexp } from '#kernel/regexp.ts'
import { RANK, type FactKey } from '../facts.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { isNegated, isOpen, sentenceAround } from '../scope/negation.ts'
import { amountsIn } from '../numbers.ts'
import { isBoundToHome, isOnSale } from './parkingOnSale.ts'
import { isReckoning } from './isReckoning.ts'
import { isKeptBySeller } from './keptParking.ts'
import { isNameOfProject } from './nameOfProject.ts'

/** "Eine Küche ist nicht vorhanden", "es gibt keine Küche": that there is one says nothing of fittings, that there is none does. */
const NO_KITCHEN = String.raw`[Kk]üche(?=\s(?:ist|wird)\s(?:\p{L}+\s){0,2}nicht\s(?:vorhanden|eingebaut|dabei|enthalten|verbaut|mitverkauft))|(?<=(?<!\p{L})(?:[Kk]eine|[Oo]hne)\s)Küche(?=$|[.,;]|\s(?:vorhanden|drin|dabei|eingebaut|verbaut)(?!\p{L}))`

/** Things an object has or has not. The words say it by being there; negation and wishes are looked at around them. */
const FEATURES: { key: FactKey; words: string; label: string; not?: RegExp }[] = [
  {
    // What is named after a lift has one; the "Aufzugsrad" under a roof is of a hoist.
    key: 'aufzug',
    words: String.raw`(?:Personen-?)?[Aa]ufz(?:ug|üge)(?:e?s|n)?(?:-?(?:an(?:lagen?|bau)|neubau|schachte?s?|schächte|kabinen?|turme?s?|türme|haus|technik|zugang|ausgang|vorraum|\p{L}*wartung|sanierung|erneuerung|modernisierung|austausch|einbau|steuerung|nutzung|stopp|halt))?|[Aa]ufz\.|Fahrstuhl\p{L}*|Lift(?:s|anlage)?|elevator|lift`,
    label: 'aufzug|personenaufzug|fahrstuhl|lift|elevator',
  },
  {
    key: 'balkon',
    words: String.raw`\p{L}*[Bb]alkon(?:e|s|en)?|\p{L}*[Bb]lk\.|Loggi(?:a|en)|balcony`,
    label:
      'balkon|balkone|balkon\\/loggia|loggia|balkon ?\\/ ?terrasse|balkon\\/loggia\\/terrasse|anzahl balkone|balcony',
    not: /balkonkraftwerk/iu,
  },
  {
    key: 'terrasse',
    words: String.raw`(?:\p{L}*[Tt]errasse[n]?)(?!n?(?:tür|wohnung|haus))|terrace|patio`,
    label: 'terrasse|terrassen|dachterrasse|anzahl terrassen|terrace',
  },
  {
    key: 'garten',
    words: String.raw`(?:\p{L}*garten(?:s|anteil|fläche|nutzung|mitbenutzung)?|\p{L}*gärten|Garten\/?-?(?:mit)?(?:be)?nutzung|Garten(?:s|anteil|grundstück|teich|anlage)?|garden)`,
    label:
      'garten|gartennutzung|gartenmitbenutzung|garten\\/-mitbenutzung|garten\\/-mitnutzung|garten ?\\/ ?-?mitbenutzung|eigener garten|garden',
    not: /kindergarten|kindergärten|wintergarten|biergarten|englischen? garten|tiergarten|botanisch|zoologisch|palmengarten|stadtgarten|dachgarten|schrebergarten|rosengarten|hofgarten|gartenstadt|(?<!\p{L})(?:\d{5}|in|nach|bei|aus|von|richtung|stadt|gemeinde)\s\p{L}+garten(?!\p{L})/iu,
  },
  {
    key: 'keller',
    words: String.raw`(?:\p{L}*[Kk]eller(?:abteil|raum|räume|anteil|geschoss|box)?|(?:voll-?|teil-?|Voll|Teil)?[Uu]nterkellert(?:e[nrsm]?)?|[Kk]ellerr\.|cellar|basement)`,
    label: 'keller|kellerabteil|unterkellert|kellerraum|keller ?\\/ ?abstellraum|unterkellerung|basement|cellar',
    not: /fahrradkeller|gewölbekeller\p{L}*\srestaurant|weinkeller\p{L}*\sin|ratskeller|kellerdecke|kellerersatz|gülle-?keller|jauchekeller|eiskeller/iu,
  },
  {
    key: 'einbaukueche',
    words: String.raw`(?:Einbau|einbau)?-?[Kk]üche(?:nzeile)?\s(?:ist|im Kaufpreis|inklusive|inkl\.)(?!\s(?:\p{L}+\s)?(?:nicht|keine?)(?!\p{L}))[^.;\n]{0,20}(?:enthalten|inklusive|vorhanden)|\p{L}*[Ee]inbauküchen?|(?<!\p{L})EBK|fitted kitchen|${NO_KITCHEN}`,
    label: 'einbauküche|ebk|küche \\(einbauküche\\)|einbauküche vorhanden|fitted kitchen',
  },
]

/** "Feuchtigkeit im Keller ist nicht bekannt": what is denied is the damp; the cellar is there. */
const INSIDE = /(?<!\p{L})(?:im|am|vom|beim|auf dem|aus dem|in der|auf der)\s$/iu

const OF_THE_TENANT =
  /^[^.;]{0,20}\s(?:gehört(?:e)?|steht im eigentum|ist eigentum|war eigentum|im eigentum|eigentum)\s(?:\p{L}+\s){0,2}(?:de[rsnm]\s)?(?:aktuellen\s|jetzigen\s)?(?:vor)?(?:mieter|bewohner|pächter)\p{L}*|^\s(?:(?:hat|haben|wurde|ist|stammt|kommt|nimmt|nehmen)\s)(?:von\s|vom\s)?(?:(?:de[rmn]|die|unsere?[rn]?)\s)?(?:\p{L}+e[nr]?\s)?(?:mieter|bewohner|pächter)\p{L}*(?!\p{L})(?:\s(?:selbst\s|damals\s|\d{4}\s)*(?:mitgebracht|eingebaut|angeschafft|gekauft|gestellt|bezahlt|mit)(?!\p{L})|(?=[,.;]|\sund))/iu

/** "Übernahme gegen 6.500 € nach Wunsch, im Kaufpreis nicht enthalten", "gegen Ablöse": there, but not in the price. */
const FOR_MONEY =
  /^(?:(?!garage|stellpl|carport|keller|balkon|terrasse)(?:[^.;\n•]|\.\d)){0,80}?(?<!\p{L})(?:nicht im (?:kauf)?preis|im (?:kauf)?preis nicht(?!\s(?:gesondert|extra|eigens|separat|einzeln))|gegen (?:eine\s)?(?:ablöse|abstand)\p{L}*|(?:übernahme|ablöse|abstand)\p{L}*:?\s(?:(?:gegen|für|von|zu|ca\.)\s){0,2}\d{1,3}(?:\.\d{3})*(?:,\d\d|,-|,–)?\s?(?:€|EUR|Euro)|(?:gegen|für)\s(?:ca\.\s)?\d{1,3}(?:\.\d{3})*\s?(?:€|EUR|Euro)\s(?:\p{L}+\s){0,3}(?:übernommen|abgelöst|erworben|gekauft|übernehmen))/iu

/** "Der Balkon ist nicht in der Wohnfläche enthalten": it is there. */
const NOT_COUNTED =
  /^[^.;\n]{0,40}\snicht\s[^.;\n]{0,30}(?:wohnfläche|angerechnet|eingerechnet|mitgerechnet|berücksichtigt)/iu
/** "Balkon/Terrasse" is the name of a field: which of the two there is, it leaves open. */
const EITHER = /(?:balkone?|loggia)\s?\/\s?(?:\p{L}+\s?\/\s?)?$/iu
const OR_ELSE = /^\s?\/\s?(?:balkon|loggia)/iu

/** "Die Einbauküche nehmen die Verkäufer mit", "nehmen wir in die neue Wohnung mit" */
const TAKEN_ALONG =
  /^\s(?:nehmen|nimmt|nehme|ziehen|zieht)\s(?:(?:die|der|unsere|meine)\s)?(?:verkäufer|eigentümer|besitzer|wir|ich|familie|eltern|mutter)\p{L}*(?:\s(?!nicht(?!\p{L}))\p{L}+){0,5}\s(?:mit|um)(?!\p{L})/iu

function isOutside(behind: string): boolean {
  return OF_THE_TENANT.test(behind) || FOR_MONEY.test(behind) || TAKEN_ALONG.test(behind)
}

export const featureTables: TableRule[] = FEATURES.map(({ key, label }) => ({
  key,
  label: regexp.u`^(?:${label})$`,
  value: (text): Reading | undefined => {
    if (/^(?:nein|keine?r?|nicht vorhanden|no|–|-|0)(?!\p{L})/iu.test(text.trim())) return { value: false }
    if (
      /^(?:ja|vorhanden|yes|✓|✔|x|inklusive|inkl|\d{1,2}(?!\d)|personenaufzug|im kaufpreis|süd|west|ost|nord|voll|teil)/iu.test(
        text.trim(),
      )
    )
      return { value: true }
    return undefined
  },
}))

export const featureProse: ProseRule[] = FEATURES.map(({ key, words, not }) => ({
  key,
  pattern: regexp.gu`(?<!\p{L})(?:${words})(?!\p{L})`,
  value: (match, passage): Reading | undefined => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (/^\s\d{1,3}[a-h]?(?!\d|[.,]\d|\p{L}|\s?(?:m²|qm|m2))/u.test(passage.text.slice(end))) return undefined // a street of that name
    if (not?.test(passage.text.slice(Math.max(0, start - 12), end + 6))) return undefined
    if (key === 'garten' && isNameOfProject(passage.text, start, end)) return undefined
    if (/^(?:nicht |un)?unterkellert/iu.test(match[0]) && /nicht\s$/iu.test(passage.text.slice(0, start)))
      return { value: false }
    if (key === 'keller' && isOutsideThePrice(passage.text, start, end)) return undefined
    // "Die EBK gehört der Mieterin": there, but not for sale.
    if (key === 'einbaukueche' && isOutside(passage.text.slice(end))) return { value: false }
    if (key === 'terrasse' && (EITHER.test(passage.text.slice(0, start)) || OR_ELSE.test(passage.text.slice(end))))
      return undefined
    if (isReckoning(match[0], passage.text.slice(end))) return undefined
    if (NOT_COUNTED.test(passage.text.slice(end))) return { value: true }
    // A room without one takes away no fitted kitchen that is told.
    if (/^küche$/iu.test(match[0])) return { value: false, rank: RANK.hint }
    if (isNegated(passage.text, start, end)) return { value: INSIDE.test(passage.text.slice(0, start)) }
    return isOpen(passage.text, start, end) ? undefined : { value: true }
  },
  sections: ['object', 'costs'],
}))

/** A caption that holds the value: "DOPPELGARAGE + 3 HOFPLÄTZE". The bare word is a label. */
const IN_CAPITALS = String.raw`(?:DOPPEL|EINZEL|DREIFACH)GARAGE(?:\s(?:\+|UND|&)\s\d\s(?:HOF|STELL|AUSSENSTELL)PL(?:ATZ|ÄTZE))?|(?<=\d\s)(?:HOF|STELL|AUSSENSTELL|TIEFGARAGENSTELL)PL(?:ATZ|ÄTZE)`
const PARKING = String.raw`(?:(?<!\d)(?:\d{1,2}|ein(?:en|em|e)?|zwei|drei|vier)[^\S\n](?:\p{L}+e[nrs]?\s)?)?(?:(?<=(?:\d{1,2}|zwei|drei|vier)\s)Hofpl[aä]tz\p{L}*|Tiefgaragen?-?(?:einzel)?-?\s?(?:stell)?pl[aä]tz\p{L}*|Tiefgaragen-Stellpl[aä]tz\p{L}*|TG-?\s?(?:Stellpl[aä]tz\p{L}*|Stellpl\.|STP|Platz|Plätze)|Tiefgarage(?:n)?|(?:Außen|Aussen|Hof|Frei|Kfz|Park|PKW-|Pkw-|Kfz-|KFZ-|Einzel|Duplex|Auto|Motorrad|Garagen|Carport|Quer|Halb)?-?[Ss]tellpl[aä]tz\p{L}*|(?:PKW-|Doppel|Einzel|(?:Beton|Stahlbeton|Stahl|Blech)?-?[Ff]ertig|Fertigteil|Fertigbeton|Beton|Blech|Wellblech|Holz|Groß|Dreifach)?-?[Gg]arage(?:n)?(?:nstellpl[aä]tz\p{L}*)?|Doppelgarage\p{L}*|(?:Doppel)?-?[Cc]arports?|Duplex-?(?:[Pp]arker|garage\p{L}*|stellplatz)|[Pp]arkpl[aä]tz(?:e|en)?|Gge\.|Stpl\.|(?:Außen|Hof|Pkw-|PKW-)?[Ss]tpl\.|parking space\p{L}*|garage|${IN_CAPITALS})`

const ONE = /^(?:einen|einem|eine|ein)\s/iu
const ANY_PARKING = /stellpl|stellfl|park|pkw/u

export const parkingTables: TableRule[] = [
  {
    key: 'stellplatz',
    label:
      /^(?:stellplatz|stellplätze|stellplatzart|stellplatztyp|garage|garagen|garage\/stellplatz|garage ?\/ ?stellplatz|garage ?\/ ?stellplätze|anzahl (?:stellplätze|garagen|parkflächen|parkplätze|tiefgaragen\p{L}*)|parken|parkplatz|parkplätze|parkmöglichkeit(?:en)?|pkw-stellplatz|pkw-stellplätze|carport|tiefgarage|tiefgaragenstellplatz|tiefgaragenstellplätze|außenstellplatz|außenstellplätze|stellplatz .{0,20}|kfz-stellplatz|kfz-stellplätze|parking|stellflächen|art der stellplätze|pkw|(?:\d )?(?:tiefgaragen|doppel|einzel|tg-?)?-?(?:stellpl[aä]tze?|garagen?|garagenpl[aä]tze?|platz)(?: (?:im|am|in der) \p{L}+)?|(?:tiefgaragen|tg-|stell)pl[aä]tze?(?:, .{0,24})?|carports?|stp (?:carport|garage|tiefgarage|stellplatz|freiplatz)(?: anzahl)?(?: ?\/ ?preis)?)$/u,
    value: (text, label) => {
      const trimmed = text.trim()
      // The cell beside it in a grid: "1 TG-Stellplatz | 92,6 m² | 4".
      if (/^[\d.,]+\s?(?:m²|qm)/u.test(trimmed)) return undefined
      // A zero of a system's form says nothing: other fields may count the same cars. Nor does a dash.
      if (/^(?:0(?![\d.,])|[–-]$)/u.test(trimmed)) return undefined
      // No garage: there may be a carport.
      if (/^\(?öffentliche/iu.test(trimmed)) return undefined
      // "Stellplatz-Kaufpreis:" beside it is the next label; and on the street everybody parks.
      if (/:$|^(?:an|auf|in) der stra(?:ß|ss)e(?!\p{L})/iu.test(trimmed)) return undefined
      // A heading over sentences: they are read as such.
      if (/\p{L}{3}\.\s\p{Lu}/u.test(trimmed)) return undefined
      if (/^keine Angabe/iu.test(trimmed)) return undefined
      if (/^(?:nein|keine?r?s?|nicht (?:vorhanden|(?:vertrags|kauf)gegenstand|mitverkauft)|no|none)(?!\p{L})/iu.test(trimmed))
        return ANY_PARKING.test(label) ? { value: 'keiner' } : undefined
      if (/^(?:auf anfrage|möglich|optional|anmietbar)/iu.test(trimmed)) return undefined
      if (/^(?:1\s)?TG(?:\s?\(.{0,20}\))?$/u.test(trimmed)) return { value: 'Tiefgarage' }
      // "Garage + Carport" below "PARKEN": the first word was taken for the label.
      if (new RegExp(PARKING, 'iu').test(trimmed) && trimmed.length <= 100) return { value: /^(?:\+|&|und|sowie)\s/u.test(trimmed) ? `${capital(label)} ${trimmed}` : trimmed } // prettier-ignore
      // "… ca. 150 € auf den Mieter umlegbar." above a heading is the end of another sentence.
      if (amountsIn(trimmed).length > 0) return /\p{L}{3}\.$/u.test(trimmed) ? undefined : { value: capital(label) }
      const name = label.replace(/^anzahl (?:der )?|^stp | anzahl.*$|,.*$/gu, '')
      if (/^[✓✔☑✅]$/u.test(trimmed)) return { value: capital(name) }
      if (/^(?:ja|vorhanden|inklusive|im kaufpreis.{0,20}|1x|✓|freiplatz|außen|duplex|einzelgarage)/iu.test(trimmed))
        return { value: `${capital(name)} (${trimmed})` }
      // "5,95 % inkl. MwSt." counts nothing.
      const count =
        /^(?<count>\d{1,2})(?:\s?(?:x|Stück|Stk\.?))?(?:\s*(?:,(?!\d)|[(/]).{0,40}|(?<place>\s(?:im|am|vor|hinter|auf|in|neben)\s[\p{L} ]{3,30}))?$/u.exec(
          trimmed,
        )?.groups
      // "Platz 13", "Platz 14" on a plan are numbers of places, of whatever kind.
      if (count && !count['place'] && label === 'platz') return undefined
      // "Stellplatzart: Tiefgarage" beside it says more than the mere count.
      return count ? { value: `${count['count']} ${capital(name)}${count['place'] ?? ''}`, doubt: 0.8 } : undefined
    },
  },
]

/** Labels are read in small letters: "stellplatz in der tiefgarage" → "Stellplatz in der Tiefgarage". */
function capital(text: string): string {
  return text.replace(
    /(?:^|(?<=(?:^|\s)(?:in|auf|vor|unter|neben|hinter)\s(?:der|dem|einer|einem)\s|(?:^|\s)(?:im|am)\s|(?:pkw|kfz|tg)-))\p{Ll}/giu,
    letter => letter.toUpperCase(),
  )
}

/** "Nicht im Preis enthalten: Küche, Carport, Notar": in such a list it is no more than what one might build; with a price of its own it is offered. */
function isOutsideThePrice(text: string, start: number, end: number): boolean {
  const isListed =
    /(?<!\p{L})nicht (?:(?:(?:im (?:kauf|haus|festpreis)?preis|im festpreis|in diesem preis) )?(?:enthalten|inbegriffen)(?: (?:ist|sind))?|im (?:kauf|haus|fest|angebots)?preis):(?:(?!(?<!b(?=zw\.))\p{Ll}{2}\)?\.\s\p{Lu})[^;¦]){0,400}$/iu
  return isListed.test(text.slice(0, start)) && !/^\s?(?:\(|:|für\s)?\s?(?:ca\.\s)?\d/u.test(text.slice(end))
}

/** "Eine Garage haben wir nie gehabt" */
const NEVER_HAD =
  /^ (?:haben|hatten|hab|hat) (?:wir|ich|es)(?: \p{L}+)? (?:nie|nicht|keine?) ?(?:gehabt|gebraucht|$|[.,])/iu

/** "Stellplätze | Preis je Stück | Hinweis" heads the rows below it. */
function isHeadOfTable(text: string, word: string, start: number, end: number): boolean {
  return (
    /^\p{L}+(?:plätze|garagen|carports)$/iu.test(word) &&
    /(?:^|\n)$/u.test(text.slice(0, start)) &&
    /^¦[^\n\d]*¦[^\n\d]*(?:\n|$)/u.test(text.slice(end))
  )
}

function inSmallLetters(word: string): string {
  return capital(word.toLowerCase())
}

/** Of the street, and of customers. */
const OF_ALL = /öffentlich|straßenrand|auf der straße|anwohner|kunden|besucher|gäste|wohnmobil|könnte|möglich|nicht/iu

/** "Die Garagen im Hof gehören anderen Eigentümern", "die Stellplätze sind den übrigen Wohnungen zugeordnet" */
const OF_OTHERS =
  /^[^.;\n]{0,40}\s(?:gehör(?:t|en)\snicht\s(?:zur\s(?:\p{L}*anlage|immobilie)|zum\s(?:haus|angebot|objekt|grundstück)|dazu)(?!\p{L})|(?:ist|sind|waren?)\snicht\s(?:teil|bestandteil|gegenstand)\sde[sr]\s(?:angebots?|kauf\p{L}*|verkauf\p{L}*|exposés?|\p{L}*eigentums)|(?:gehört|gehören|ist|sind|stehen|steht|liegt|liegen|belong)\s(?:\p{L}+\s){0,2}?(?:(?:ander|übrig|fremd)e[nrm]?\s(?:miteigentümer|eigentümer|wohnung|einheit|partei|bewohner|haus|häuser|person|nachbar)|(?:dem|den|der|unser\p{L}*|eine[mr])\s(?:nachbar|dritten)|(?:im|in)\s(?:fremdbesitz|fremdem\s(?:besitz|eigentum)|(?:eigentum|besitz)\s(?:anderer|dritter|eines|einer|des nachbar|der nachbar))|to\s(?:other|someone|the neighbour))|(?:de[rmn]|einem|einer|unserem)\s(?:\p{L}*mietern?|mieterin|\p{L}*nachbarn?|pächtern?|anderen\s\p{L}+)\sgehör(?:t|en)(?!\p{L}))/iu
/** "40 Tiefgaragenplätze; ein Platz ist nicht Teil des Angebots", "Tiefgarage im Haus, ein Stellplatz gehört nicht zur Wohnung" */
const NOT_OFFERED =
  /^[^.\n]{0,20}[,;]\s(?:aber\s|doch\s|jedoch\s)?(?:ein|einer|kein)\s?(?:(?:Stell|Garagen|Tiefgaragen)?[Pp]latz)?\s(?:davon\s)?(?:ist|gehört|wird)\s(?:aber\s|jedoch\s)?(?:nicht\s)?(?:(?:Teil|Bestandteil)\sde[sr]|zur\sWohnung|zum\s(?:Angebot|Kauf)|mitverkauft|dabei|im\s(?:Kaufp|P)reis)|^[^.\n]{0,200}[,;]\s(?:zur|zu\sdieser)\s(?:Wohnung|Einheit)\s(?:selbst\s)?gehört\s(?:jedoch\s|aber\s|allerdings\s)?keine?r?(?=[.,;\s]|$)(?!\s\p{Lu})/u
/** Cars may stand there without a garage. */
const CARS_ELSEWHERE =
  /(?<!\p{L})(?:autos?|pkw|fahrzeuge?|wagen)\s(?:\p{L}+\s){0,2}(?:auf|im|in|vor|neben|unter)\s(?!der straße)|(?<!\p{L})(?:stellpl|hofpl|carport)/iu
/** "The tenant rents a garage nearby": what the tenant has elsewhere goes with him. */
const RENTED_BY_TENANT = /(?<!\p{L})(?:mieter(?:in)?|tenant)\s(?:hat|mietet|rents|leases|has rented)\s[^.;]{0,30}$/iu

const PARKING_BELOW = regexp.u`^(?:\s?/\s?(?:Garagen?|Stellpl[aä]tze?|Carports?))?\n${PARKING}(?:\n|$)`

export const parkingProse: ProseRule[] = proseOf('stellplatz', { sections: ['object'] }, [
  {
    pattern: regexp.gu`(?<!\p{L})${PARKING}(?!\p{L})`,
    value: (match, passage) => {
      const [start, end] = [match.index, match.index + match[0].length]
      // "Baulast: Stellplatz" is a duty to the authority, and may be a neighbour's car.
      if (/(?<!\p{L})Baulast(?:en)?(?:verzeichnis)?:?\s(?:\p{L}+\s){0,2}$/u.test(passage.text.slice(0, start)))
        return undefined
      // "stellplatzart" names a field, and so does "Stellplatz" over "Carport".
      if (/^(?:Stellpl[aä]tze?|Garagen?)$/u.test(match[0]) && PARKING_BELOW.test(passage.text.slice(end)))
        return undefined
      if (/fahrrad|stellplatz(?:art|typ|anzahl)$/iu.test(match[0])) return undefined
      // "Garage/Stellplatz: –": nothing is said.
      if (/^(?:\/\p{L}+)?\s?[:¦]\s?[–—-]\s*(?:\n|¦|$)/u.test(passage.text.slice(end))) return undefined
      const offered = NOT_OFFERED.exec(passage.text.slice(end))?.[0] ?? ''
      if (/\s(?:nicht|keine?r?)(?!\p{L})/u.test(offered)) return { value: 'keiner', doubt: 0.9 }
      const around = passage.text.slice(Math.max(0, start - 60), end + 60)
      if (
        /öffentlich|anwohner|besucher|in der (?:umgebung|nähe|straße)|park\s?&\s?ride|anmietbar|anzumieten|angemietet|tankstelle|ladesäule/iu.test(
          around,
        )
      )
        return undefined
      if (/^(?:\/\p{L}+)?\s?[:¦]\s?0(?![\d.,])/u.test(passage.text.slice(end))) return undefined
      if (OF_OTHERS.test(passage.text.slice(end)) || RENTED_BY_TENANT.test(passage.text.slice(0, start)))
        return undefined
      const isBound = isBoundToHome(passage.text, start, end)
      // "Ein Kauf ohne Stellplatz ist nicht möglich"
      if (isBound && isNegated(passage.text, start, end)) return undefined
      // "Mehrere Autos können auf dem Hof stehen; eine Garage gibt es nicht"
      if (isNegated(passage.text, start, end))
        return /stell|park/iu.test(match[0]) || !CARS_ELSEWHERE.test(passage.text)
          ? { value: 'keiner', doubt: 0.9 }
          : undefined
      if (isOutsideThePrice(passage.text, start, end)) return undefined
      // Another place, where one is told, is this home's.
      if (isKeptBySeller(passage.text.slice(end))) return { value: 'keiner', rank: RANK.hint, doubt: 0.9 }
      if (NEVER_HAD.test(passage.text.slice(end)) || isHeadOfTable(passage.text, match[0], start, end)) return undefined
      // A heading alone says of what is spoken, not that it is there.
      if (passage.headline && passage.page > 1 && match[0] === passage.text.trim()) return undefined
      const name = match[0]
        .replace(/\s+/g, ' ')
        .replace(/^Gge\.$/u, 'Garage')
        .replace(/\p{Lu}{4,}/gu, inSmallLetters)
      if (!isBound && isOpen(passage.text, start, end))
        return isOnSale(passage.text, start, end)
          ? { value: `${name.replace(ONE, '')} (optional)`, complete: true, doubt: 0.9 }
          : undefined
      return {
        value: name.replace(ONE, '1 '),
        doubt: /^[Pp]arkpl/u.test(match[0]) ? 0.5 : 1,
      }
    },
    sections: ['object', 'costs'],
  },
  {
    // "Zwei Autos finden vor dem Haus Platz", "die Einfahrt bietet Platz für drei Pkw"
    pattern:
      /(?<!\p{L})(?:Platz\sfür\s)?(?<count>ein|zwei|drei|vier|\d)\s(?:Autos?|Pkw|PKW|Fahrzeuge?|Wagen)(?!\p{L})(?:\s(?:finden|passen|stehen|können|haben)\s[^.;]{0,60}?(?:Platz|Hof|Haus|Einfahrt|Grundstück|parken|abgestellt))?/giu,
    value: (match, passage) => {
      if (!/^Platz|finden|passen|stehen|können|haben/iu.test(match[0])) return undefined
      if (OF_ALL.test(sentenceAround(passage.text, match.index, match.index + match[0].length))) return undefined
      const count = (match.groups?.count ?? '').toLowerCase()
      return { value: count === 'ein' ? '1 Stellplatz' : `${count} Stellplätze`, rank: RANK.hint, doubt: 0.6 }
    },
  },
  {
    // "Parken können Sie auf dem eigenen Hof", "auf dem Hof kann man parken"
    pattern:
      /(?<!\p{L})(?:(?:[Pp]arken|[Gg]eparkt)\s[^.;]{0,30}?(?:auf dem (?:eigenen )?(?:Hof|Grundstück)|im (?:eigenen )?Hof|in der (?:eigenen )?(?:Einfahrt|Auffahrt))|[Aa]uf dem (?:eigenen )?(?:Hof|Grundstück)\s(?:kann|können|darf|lässt)\s(?:\p{L}+\s){0,3}(?:parken|geparkt))(?!\p{L})/gu,
    value: (match, passage) =>
      OF_ALL.test(sentenceAround(passage.text, match.index, match.index + match[0].length)) ||
      isNegated(passage.text, match.index, match.index + match[0].length)
        ? undefined
        : { value: 'Stellplatz auf dem Grundstück', rank: RANK.hint, doubt: 0.6 },
  },
])
