import { regexp } from '#kernel/regexp.ts'
import { ortOf } from '#reference/plz/plz.ts'
import { RANK, type Candidate, type FactKey, type FactValue, type Rank } from '../facts.ts'
import type { ProseRule, TableRule } from '../rule.ts'
import type { Passage } from '../passages.ts'
import { isOfSomebody } from './knownTowns.ts'
import { PLAIN } from '../scope/scope.ts'
import { isLetterhead, isOfRecipient, isOfWriter } from './letterhead.ts'
import { objectTypeIn } from './objectType.ts'
import { ownersHeadOf } from './ownersHead.ts'
import { isPartOfTown } from './partOfTown.ts'
import { isTitledStreet } from './titledStreet.ts'
import { townAsWhole } from './townAsWhole.ts'

/** Towns whose first word is only the beginning of the name. */
const FIRST_WORD = String.raw`(?:Bad|Sankt|St\.|Markt|Hansestadt|Lutherstadt|Stadt|Schwäbisch|Hessisch|Preußisch|Groß|Klein|Neu|Alt|Burg|Hann\.|Kloster|Deutsch|Hohen|Königs|Bergisch|Mülheim|Nieder|Ober|Unter|Freie|Wyk|Kirchheim|Stein)`
/** "37441 Bad Sachsa / im November 2026": when a letter was written is no part of where. */
const TIME =
  '(?:Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Frühling|Sommer|Spätsommer|Herbst|Spätherbst|Winter|Jahr|Advent)(?![\\p{L}-])'
const LINKED = String.raw`(?:(?:\s|-)(?:am|an der|an|im|in der|in|bei|ob der|ob|vor der|vorm?|auf|unter|a\.\s?d\.|a\.|i\.|b\.|v\.\s?d\.|v\.|der|dem|den|d\.)(?:\s|-)?(?!${TIME})\p{Lu}[\p{L}-]+\.?|\/\p{Lu}[\p{L}-]+)`
const TOWN = String.raw`(?:${FIRST_WORD}\s)?\p{Lu}[\p{L}-]*\p{L}(?:${LINKED})?`
const LAND = String.raw`(?:Baden-Württemberg|Bayern|Berlin|Brandenburg|Bremen|Hamburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen-Anhalt|Sachsen|Schleswig-Holstein|Thüringen)`
/** Small ads name Land or Kreis before the town. */
const KREIS = String.raw`(?:(?:Herzogtum|Landkreis|Kreis|Region)\s\p{Lu}[\p{L}-]+|\p{Lu}\p{L}+er\sKreis|\p{Lu}[\p{L}-]*[Kk]reis)`
const DISTRICT = String.raw`(?:\s?(?!,\s(?:Tel|Fon|Fax|Mobil|Telefon|Ruf)(?!\p{L})|,\s\p{Lu}[\p{L}-]*(?:straße|str\.|weg|platz|gasse|allee|ring)|,\s\p{Lu}[\p{L}-]+\s\d)(?:,|\/|-|–|\(|OT|Ortsteil|Stadtteil)\s?(?:OT\s|Ortsteil\s|Stadtteil\s|Bezirk\s)?(?<district>\p{Lu}[\p{L}.-]+(?:[- ]\p{Lu}[\p{L}.-]+)?)(?![\p{L}:]))`
/** German postal codes; D- before them is an old habit. */
const CODE = String.raw`(?<![\p{L}\d.,/-])(?:D-?\s?|DE-)?(?<plz>(?:0[1-9]|[1-9]\d)\d{3})(?!\d|[.,]\d|\s?(?:€|EUR|m²|qm|km|kWh))`
const ADDRESS = String.raw`${CODE},?(?<gap>\s+)(?:(?:${LAND}|${KREIS})\s[-–]\s)?(?<ort>${TOWN})${DISTRICT}?`
const FIRST_ADDRESS = new RegExp(ADDRESS, 'u')
const ADDRESSES = new RegExp(ADDRESS, 'gu')
const DISTRICT_BEHIND = regexp.u`^${DISTRICT}`

const STREET_END = String.raw`(?:straße|strasse|str\.|stra[sß]e|weg|platz|allee|gasse|ring|ufer|damm|hof|berg|chaussee|stieg|pfad|steig|promenade|kai|markt|graben|wall|garten|feld|wiese|winkel|park|blick|höhe|grund|rain|brink|kamp|twiete|zeile|leite|anger|bach|tal|stein|heide|aue|tor)`
const STREET = String.raw`(?:(?!Objekt\s)\p{Lu}[\p{L}.-]*(?:[- ]\p{Lu}[\p{L}.-]*){0,2}?[- ]?${STREET_END}|\p{Lu}[\p{L}-]*(?:[Ss]tr\.|[Ss]traße|[Ss]trasse)|(?:Am|Im|An der|An den|Auf der|Auf dem|In der|In den|Zum|Zur|Unter den|Hinter der|Vor dem|Alte[rn]?|Obere|Untere|Große|Kleine|Lange)\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s?\d{1,3}\s?[a-h]?(?:\s?[-–/+]\s?\d{1,3}\s?[a-h]?)?(?![\p{L}\d%€²]|[.,]\d|\s?(?:m²|qm|€|Min|km|m(?!\p{L})))`

/** A street without a telling ending, known by its number: "Tuchbleiche 22". */
const NUMBERED = String.raw`(?!(?:Wohnfl|Nutzfl|Grundst|Kaufpreis|Preis|Provision|Courtage|Käufer|KfW|Hausgeld|Wohngeld|Zimmer|Baujahr|Bj|Etage|Energie|Miete|Kaltmiete|Tel|Objekt|Exposé|Seite|Stand|TG|Balkon|Garage|Stellplatz)\p{L}*)\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}-]+)?\s\d{1,3}\s?[a-h]?(?![\p{L}\d%€²]|[.,]\d|\s?(?:%|m²|qm|€))`
const STREET_BEFORE = String.raw`(?:${STREET}|(?:(?<=(?:^|[\s,;:])(?:im|am|in der|an der)\s)|(?<!\p{L}\s|\d\s))${NUMBERED})(?=[\s,·•|–-]*(?:in\s)?$)`

/** Other people's addresses: brokers, managers, courts, issuers of certificates. */
const SOMEONE_ELSE =
  /GmbH|(?<!\p{L})(?:AG|KG|OHG|UG|e\.\s?K\.|e\.\s?V\.|mbH)(?!\p{L})|(?<!(?:ohne|kein|keine|keinen|von|nicht über) )[Mm]akler(?!-?(?:provision|courtage|gebühr|kosten|lohn|honorar))|Amtsgericht|[Vv]erwaltung(?!s?kosten)|(?<!am )T(?:el|EL)(?:efon|EFON|\.|:)|F(?:ax|AX)|E-?M(?:ail|AIL)|@|(?:www|WWW)\.|Ansprechpartner|Aussteller|Energieberat|Notar(?:in|iat)?(?!\p{L})|Sparkasse|Volksbank|Impressum|HRB|USt-?Id|Geschäftsführ|Sachverständige|Handwerkskammer|(?:Rechts|Fach)anw[aä]lt|Büro:|Immobilien(?:büro|service|vermittlung|partner|center|zentrum|agentur)|Inh\.|Inhaber(?:in)?(?!\p{L})|☎|✆|Schornsteinfeger|Verkäufer(?:in)?:|Rechnung|Postfach|[Kk]anzlei(?!\p{L})|Anbieter:|Seite \d|[Ii]mmobilien(?:\s\p{Lu}\p{L}+)?\s(?:GmbH|[·|•–-])|§ 34c|[Gg]ericht|Abteilung für|(?<!\p{L}|[Gg]eehrter? |[Ll]ieber? )(?:Frau|Herrn?)\s\p{Lu}|Ruf\s\d/u

/** "Ein Bauvorhaben der Stadtbau Hierl GmbH & Co. KG · 84034 Landshut" is built there; with a street behind the name it is the firm's seat. */
const BUILT_THERE =
  /(?:[Bb]au(?:vorhaben|projekt)|[Nn]eubauprojekt|[Ww]ohnprojekt|[Pp]rojekt) (?:der|des|von) [^\d\n]{3,90}[·|•,–-]\s(?:in\s)?$/u

/** "39108 Magdeburg · Objekt M 0926/8 · Ein Angebot der Elbtor Immobilien GmbH": the firm offers what is there. */
const OFFERED_THERE = /^[^\n]*[·|•–]\s(?:Ein\s)?Angebot (?:der|des|von)\s(?![^\n]*(?:Tel|Fon|@|0\d{2,5}[\s/-]\d))/u

/** "In der Römersteinstraße, 72766 Reutlingen, baut die Wohnbau GmbH neun Wohnungen." */
const BUILDS_HERE = /^,?\s(?:baut|bauen|plant|planen|errichtet|realisiert|erstellt|entsteh(?:t|en))(?!\p{L})/u

/** The line goes on with a number to call: the firm's own. */
const CALLED = /^[^\n]*(?:(?<!\p{L})(?:T(?:el|EL)|Fon|Mobil)|(?:\+49|0\d{2,5})[\s/-]\d|@)/u

/** "Fichtel & Rau · Objekt Ludwigstraße 4, 95100 Selb · Telefon": between the firm and its number stands what is sold; so it does behind "Exposé 26-114 |". */
const CALLED_OBJECT =
  /(?:^|[·|•–]\s)Objekt\s(?:in\s)?\p{Lu}\p{L}[^·|•]*,\s$|(?<!\p{L})(?:Kurzexposé|Exposé|Objekt(?:-?\s?Nr\.)?)\s(?:Nr\.\s)?(?=[A-Z/-]*\d)[A-Z\d/-]{2,14}\s?[¦|·]\s$/u

/** "Baugrundstück in gewachsener Siedlung / 27798 Hude · Volksbank, Immobilienvermittlung": a firm names itself before its own town. */
function isUnderTitle({ text }: Passage, previous: Passage | undefined, start: number): boolean {
  return start === 0 && previous?.headline === true && /^[^\n]*[·|•–]\s/u.test(text) && Boolean(objectTypeIn(previous.text)) // prettier-ignore
}

interface Neighbours {
  previous: Passage | undefined
  next: Passage | undefined
}

/** Characters before and behind an address. */
const NEARBY = 70
const CALL = /^(?:[☎✆📞]|0\d{2,5}[\s/]|Tel|Fon|Fax|Mobil|E-?Mail|\S+@|www\.)/iu
const PHONE_BEHIND = /^\s?[·|,•–/-]\s?(?:Tel|Fon|Ruf|Mobil|\+49|0[\dx]{2,})/u
const COURTROOM_BEHIND = /^,?\s\(?(?:Saal|Sitzungssaal|Raum|Zimmer|Schöffensaal)\s/u
const COURTROOM_AHEAD = /[Ss]aal\s[\p{L}\d. /-]{1,14},\s(?:[^,;]{2,40},\s)?$/u
const OFFICE = /gericht|Aussteller|Ansprechpartner|Kontakt|[Vv]erwaltung|Sachverständig/u

function belongsToSomeoneElse(passage: Passage, { previous, next }: Neighbours, start: number, end: number): boolean {
  // What stands above a title is the letterhead; above a plain line it may be the owner of the address.
  const above = previous && !previous.headline && !passage.headline ? previous.text.split('\n').slice(-2) : []
  // A sentence that speaks of an expert or a court owns no address.
  const lines = [
    ...above.filter(line => OFFICE.test(line) && !/[.!?]\s*$/u.test(line)),
    ...passage.text.slice(0, start).split('\n'),
  ]
  // "… soll im Sitzungssaal des Amtsgerichts versteigert werden:" ends the court's own lines.
  const before = lines.slice(lines.findLastIndex(line => /versteigert(?:\swerden)?\s?:?\s*$/iu.test(line)) + 1)
  const lineEnd = passage.text.indexOf('\n', end)
  // In running text only the words nearby tell whose address it is.
  const ahead =
    (before.at(-1) ?? '')
      .slice(-NEARBY)
      // "C. Wehrle", "Inh. Katja Wehrle": an initial or an abbreviation ends no sentence.
      .split(/(?<!(?<!\p{L})(?:\p{Lu}|Inh|Dipl|Ing|Dr))[;.]\s/u)
      .at(-1) ?? ''
  const line =
    ahead +
    passage.text
      .slice(start, lineEnd < 0 ? undefined : lineEnd)
      .slice(0, end - start + NEARBY)
      .split(/;|\.\s|,\s(?=(?:Versteigerungs|Termins?)\p{L}*:)/u)
      .slice(0, 1)
      .join('')
  const below = lineEnd < 0 ? (next && CALL.test(next.text) ? next.text : '') : passage.text.slice(lineEnd + 1)
  const nextLine = below.split('\n')[0] ?? ''
  if (/(?:Objekt(?:adresse|anschrift)?|Anschrift|Lage|Adresse)\s?(?:des Objekts?|der Wohnung)?\s?:/u.test(line))
    return false
  if (CALLED_OBJECT.test(ahead)) return false
  if (PHONE_BEHIND.test(passage.text.slice(end)) || COURTROOM_BEHIND.test(passage.text.slice(end))) return true
  if (COURTROOM_AHEAD.test(passage.text.slice(0, start))) return true
  if (BUILT_THERE.test(passage.text.slice(0, start)) && !CALLED.test(passage.text.slice(start))) return false
  if (isUnderTitle(passage, previous, start) && !CALLED.test(passage.text.slice(start))) return false
  if ([BUILDS_HERE, OFFERED_THERE].some(words => words.test(passage.text.slice(end)))) return false
  // "Einfamilienhaus mit Garage, 49716 Meppen" below the court's name
  if (!SOMEONE_ELSE.test(line) && objectTypeIn(line.slice(0, line.length - (end - start)))) return false
  // A next line with an address of its own tells of that one.
  const behind = FIRST_ADDRESS.test(nextLine) ? '' : nextLine
  return [...before.slice(-4, -1), line, behind].some(part => SOMEONE_ELSE.test(part))
}

interface Address {
  plz: string
  ort: string
  district?: string
}

/** A line may end between code and town only where the table knows the town: "Neubrandenburg, 17034 / Freistehendes Haus" names none. */
function isTown(match: RegExpExecArray): boolean {
  const { plz = '', ort = '', gap = '' } = match.groups ?? {}
  return !gap.includes('\n') || ortOf(plz).split(/[\s-]/u)[0] === ort.trim().split(/[\s-]/u)[0]
}

function addressIn(text: string): Address | undefined {
  const match = FIRST_ADDRESS.exec(text)
  return match && isTown(match) ? addressFrom(townAsWhole(match, DISTRICT_BEHIND)) : undefined
}

/** "Leverkusen-Schlebusch" is Leverkusen and its part Schlebusch when the postal code belongs to Leverkusen. */
function townAndDistrict(plz: string, name: string): { ort: string; district: string } | undefined {
  const town = ortOf(plz)
  const district = town !== '' && name.startsWith(`${town}-`) ? name.slice(town.length + 1) : ''
  return district ? { ort: town, district } : undefined
}

function addressFrom(match: RegExpExecArray): Address {
  const { plz, ort, district } = match.groups as { plz: string; ort: string; district?: string }
  const city = townAndDistrict(plz, ort.trim())
  const own =
    district &&
    isPartOfTown(district) &&
    !objectTypeIn(district) &&
    !/^(?:Ihr|Die|Der|Das|Mit|Für|Wir|Ein|Hier)(?!\p{L})/u.test(district)
      ? district
      : undefined
  if (city && !own) return isPartOfTown(city.district) ? { plz, ...city } : { plz, ort: city.ort }
  return { plz, ort: ort.trim(), ...(own ? { district: own } : {}) }
}

const PLACE_LABEL =
  /^(?:geo[_ ])?(?:lage|bauort|adresse|standort|ort|anschrift|plz ?\/ ?ort ?\/ ?(?:orts|stadt)teil|objektadresse|objektanschrift|plz|plz ?\/? ?ort|plz, ort|postleitzahl|location|address|lage des objekts?|adresse des objekts?|objektstandort|stadt|gemeinde|gebäudeadresse|adresse gebäude|immobilienadresse|wohnort|(?:plz|postleitzahl)(?:,| ?\/| und| &)? ?(?:ort|wohnort|stadt)|liegenschaft)$/u

/** Swiss and Austrian codes have four digits: only trusted where a label says that it is the address. */
const FOUR_DIGITS = regexp.u`(?<![\p{L}\d.,/-])(?:CH-|A-)?(?<plz>[1-9]\d{3})\s+(?<ort>${TOWN})${DISTRICT}?`

/** Beside "Ort" a form in two languages says "Place". */
const LABEL_IN_ENGLISH = /^(?:Place|Location|City|Town|Address)$/u

function placeRule(key: FactKey, value: (address: Address) => FactValue | undefined): TableRule {
  return {
    key,
    label: PLACE_LABEL,
    value: text => {
      const abroad = FOUR_DIGITS.exec(text)
      const address = addressIn(text) ?? (abroad ? addressFrom(abroad) : undefined)
      const found = address && value(address)
      return found === undefined ? undefined : { value: found }
    },
  }
}

export const placeTables: TableRule[] = [
  placeRule('plz', address => address.plz),
  placeRule('ort', address => address.ort),
  placeRule('ortsteil', address => address.district),
  {
    key: 'plz',
    label: /^(?:geo[_ ])?(?:plz|postleitzahl|plz ?\/? ?ort|zip(?: code)?)$/u,
    value: text => {
      const found = /^(?:D-?)?(\d{5})(?!\d)/.exec(text.trim())
      return found ? { value: found[1] as string } : undefined
    },
  },
  {
    key: 'ort',
    label: /^(?:geo[_ ])?(?:ort|stadt|gemeinde|wohnort|stadt \/ gemeinde|city|objektort)$/u,
    value: text => {
      const found = regexp.u`^(${TOWN})(?:\s?[,(/–-].{0,40}|\s\(.{0,30}\))?$`.exec(text.trim())
      return found && !/\d/.test(text) && !objectTypeIn(text) && !LABEL_IN_ENGLISH.test(text.trim())
        ? { value: found[1] as string }
        : undefined
    },
  },
  {
    key: 'ortsteil',
    label: /^(?:ortsteil|stadtteil|stadtbezirk|bezirk|viertel|district)$/u,
    value: text => (/^\p{Lu}[\p{L} .()/-]{2,40}$/u.test(text.trim()) ? { value: text.trim() } : undefined),
  },
  {
    key: 'strasse',
    label:
      /^(?:straße|strasse|adresse|anschrift|objektadresse|objektanschrift|lage|straße, hausnummer|straße \/ hausnummer|straße und hausnummer|address|gebäudeadresse|standort|straße\/nr|straße, nr)$/u,
    value: text => {
      const found = new RegExp(STREET, 'u').exec(text) ?? regexp.u`^${NUMBERED}(?=,|$)`.exec(text)
      return found ? { value: found[0].trim() } : undefined
    },
  },
]

const MEETING_PLACE = /(?<!\p{L})Treffpunkt(?: ist| für die Besichtigung)?:?\s[^.;\n@]{0,60}$/u

/** Addresses in the text, in headlines and in lines of their own; addresses of brokers, courts and managers do not count. */
export function readAddresses(
  passages: readonly Passage[],
  make: (passage: Passage, start: number, end: number, key: FactKey, value: FactValue, rank: Rank) => Candidate,
): Candidate[] {
  const isOwners = ownersHeadOf(passages)
  return passages.flatMap((passage, index) => {
    if (passage.section === 'terms' || passage.section === 'other-offers') return []
    return [...passage.text.matchAll(ADDRESSES)].filter(isTown).flatMap(found => {
      const match = townAsWhole(found, DISTRICT_BEHIND)
      // Among those to call only the place where one meets is the object's: "Treffpunkt: Dorfanger Krügersdorf, 15848 Beeskow".
      const [start, end] = [match.index, match.index + match[0].length]
      const line = passage.text.slice(passage.text.lastIndexOf('\n', start - 1) + 1, start)
      const street = new RegExp(STREET_BEFORE, 'u').exec(line)
      const isTitled = street !== null && isTitledStreet(passages, street[0].trim())
      if (passage.section === 'contact' && !isTitled && !MEETING_PLACE.test(passage.text.slice(0, start))) return []
      const [previous, next] = [passages[index - 1], passages[index + 1]].map(other =>
        other?.page === passage.page ? other : undefined,
      )
      if (isOfSomebody(match) || isOfRecipient(passages, index, match.index)) return []
      const isOwnersHead = isOwners(passage, index, match.groups?.['ort'] ?? '')
      if (!isOwnersHead && !isTitled && belongsToSomeoneElse(passage, { previous, next }, start, end)) return []
      const address = addressFrom(match)
      // A line that every page repeats is the letterhead or the foot: rather the sender's address than the object's.
      const repeated = passages.some(
        other => other.page !== passage.page && other.text.split('¦')[0] === passage.text.split('¦')[0],
      )
      const isSender = repeated || isOwnersHead || isLetterhead(line) || isOfWriter(passage, next, start, end)
      const isHint = !isTitled && (isSender || passage.section === 'contact')
      const rank = isHint ? RANK.hint : passage.headline ? RANK.headline : RANK.prose
      const following = regexp.u`^,?\s(${STREET}|${NUMBERED})`.exec(passage.text.slice(end))
      const read = [
        make(passage, start, end, 'plz', address.plz, rank),
        make(passage, start, end, 'ort', address.ort, rank),
        ...(address.district ? [make(passage, start, end, 'ortsteil', address.district, rank)] : []),
        ...(street ? [make(passage, start - line.length + street.index, end, 'strasse', street[0].trim(), rank)] : []),
        ...(following && !street
          ? [
              make(
                passage,
                start,
                end + following[0].length,
                'strasse',
                (following[1] as string).replace(/\s+/g, ' '),
                rank,
              ),
            ]
          : []),
      ]
      // The firm before it on the line is the one that sells, and the street is not where it sits.
      return isTitled ? read.map(one => ({ ...one, scope: PLAIN })) : read
    })
  })
}

export const placeProse: ProseRule[] = [
  {
    // "Westend, 14052 Berlin": the part of town before the code, on a line of its own
    key: 'ortsteil',
    pattern: regexp.gmu`(?<=^|¦)(?<district>\p{Lu}[\p{L}-]+),\s(?=\d{5}\s\p{Lu})`,
    value: match =>
      new RegExp(STREET_END, 'iu').test(match.groups?.district ?? '') || objectTypeIn(match.groups?.district ?? '')
        ? undefined
        : { value: match.groups?.district ?? '' },
  },
]
