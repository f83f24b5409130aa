import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { OWN_SECTIONS, proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'

const CARRIERS: [RegExp, string][] = [
  [/erdgas (?:leicht|schwer|e|h|l|ll)(?!\p{L})/iu, 'Erdgas'],
  [/flüssiggas/iu, 'Flüssiggas'],
  [/erdgas/iu, 'Erdgas'],
  [/fernwärme|fernw\.|nahwärme|fern-?\/nahwärme|district heating|kwk/iu, 'Fernwärme'],
  [/pellet/iu, 'Pellets'],
  [/holz|hackschnitzel|scheitholz/iu, 'Holz'],
  [
    /heizöl|oil (?:heating|boiler|central)|(?<!\p{L})oel(?!\p{L})|(?<!\p{L})ÖZH|(?<!\p{L})öl(?!\p{L})|öl-|ölheizung|ölzentral|ölbrenn|ölkessel|ölbefeuer/iu,
    'Öl',
  ],
  [
    /(?<!\p{L})GZH(?!\p{L})|gas(?:-|\p{L})*(?:heizung|therme|kessel|brennwert|etage|zentral|befeuer)|(?<!\p{L})gas(?!\p{L})|gas-/iu,
    'Gas',
  ],
  [/luft-?\/?-?wasser|wärmepumpe|umweltwärme|erdwärme|geothermie|sole-wasser|luftwärme/iu, 'Wärmepumpe (Umweltwärme)'],
  [/nachtspeicher|elektro|strom(?!\s?\d)/iu, 'Strom'],
  [/kohle/iu, 'Kohle'],
  [/solar/iu, 'Solar'],
]

const ENGLISH: [RegExp, string][] = [
  [/natural gas/iu, 'Erdgas'],
  [/district heating/iu, 'Fernwärme'],
]

/** "Gas-Zentralheizung (2008), Wärmeplanung: Fernwärme in Prüfung": what may come heats nothing today. */
const TO_COME =
  /wärmeplan|in prüfung|geplant|künftig|zukünftig|vorgesehen|möglich|vorbereitet|später|(?<!\p{L})ab 20\d{2}|soll |wird /iu

function today(text: string): string {
  const parts = text.split(/[,;()–]\s?/u).filter(part => !TO_COME.test(part))
  return parts.length > 0 ? parts.join(', ') : text
}

/** Between two fields in one line: "Erdgas · gültig bis 11.08.2035", "Heizöl EL, gültig bis …"; "Gas · Solar" are two carriers. */
const NEXT_FIELD = /\s[·•|]\s|,\s(?=(?:gültig|klasse|effizienzklasse|ausgestellt|bj|baujahr)(?!\p{L}))/iu

function namesCarrier(text: string): boolean {
  return CARRIERS.some(([pattern]) => pattern.test(text))
}

/** Without the fields behind it. */
function upToNextField(text: string): string {
  const [first = '', ...more] = text.split(NEXT_FIELD)
  return namesCarrier(first) && !more.some(namesCarrier) ? first : text
}

function carrier(field: string): Reading | undefined {
  const text = upToNextField(field)
  const found = CARRIERS.find(([pattern]) => pattern.test(today(text)))
  if (!found) return undefined
  // "Gas, Verbrauchsausw. 154 kWh/(m²a)": the certificate follows.
  const english = ENGLISH.find(([pattern]) => pattern.test(text))
  if (english) return { value: english[1] }
  const isBare = text.length <= (text === field ? 50 : 20) && !/kWh|ausw|klasse|\n/iu.test(text)
  return { value: isBare ? text.trim() : found[1] }
}

const HEATING =
  /(?:zentral|etagen|fern|nah|fußboden|gas|öl|strom|elektro|holz|pellet|nachtspeicher|ofen|brennwert|wärmepumpe|heizung|heizkörper|radiator|kessel|therme|kamin|solar|infrarot|bhkw|blockheiz|luft|erdwärme|underfloor|heat pump|gas boiler|heat)/iu

const HEATING_PHRASE = String.raw`(?:(?:Gas-?\s?)?Etagen-?[Tt]hermen?|Gasetagenthermen?|(?:Gas|Öl|Erdgas|Pellet|Holzpellet|Elektro|Hybrid)-?\s?(?:Brennwert-?)?(?:ZH|zentralheizung|etagenheizung|heizung|therme|kessel|heizkessel|brennwerttherme|brennwertkessel|brennwertheizung|Zentralheizung|Etagenheizung|Brennwerttherme|Brennwertkessel|Brennwertgerät|Brennwertheizung|Kombitherme|Heizung|Therme)|(?:Luft-Wasser-|Luft\/Wasser-|Luft-|Sole-Wasser-|Sole-|Erd|Frischluft-|Abluft-|Luft)?\s?[Ww]ärmepumpe(?:nheizung)?|(?:Elektro-?\s?)?[Nn]achtspeicher(?:öfen|ofen|heizung(?:en)?|(?=[\s,.;]|$))|Elektroöfen|(?:Gas-?)(?:Wandheizgeräte?n?|Außenwandheizer|Einzelöfen|Raumheizer|zentrale?)|Einzelöfen|Ölöfen|Kohleöfen|Kachel(?:ofen|öfen)heizung|(?:Einzel|Kohle|Holz)?ofenheizung|(?<=(?:^|[,;·|]\s|mit\s))ZH(?=\s?(?:[,.;]|$))|Warmluftheizung|Deckenheizung|(?:Fern|Nah)wärme(?:heizung|versorgung|netz|anschluss)?|Zentralheizung|Etagenheizung|Gasetagenheizung|Gastherme|(?:Gas|Öl)-?\s?Brennwert(?:anlage)?(?!\p{L})|Pellet(?:anlage|kessel)|Gas-?Deckenstrahler|Pelletheizung|Holz-Pelletheizung|Ölzentralheizung|Gaszentralheizung|Niedertemperatur\p{L}*|Blockheizkraftwerk|Scheitholz(?:vergaser|kessel|heizung)|Holzvergaser|BHKW|Fußbodenheizung|(?:[Oo]il|[Gg]as) (?:central )?heating|Infrarotheizung|Ölheizung|Gasheizung|Stromheizung|Elektroheizung|Wärmeversorgung über \p{L}+)`

const HEATINGS = regexp.giu`(?<!\p{L})(?<what>(?:GZH|ÖZH)(?!\p{L})|${HEATING_PHRASE}(?:\s?\((?:Öl|Gas|Pellets|Fernwärme|Strom|Erdgas)\))?)(?:en|n|s)?(?!\p{L})`

/** Every heating that a text names, but for what gives its heat off; planned and former ones are none. */
export function heatingsIn(text: string): { value: string; index: number; length: number }[] {
  const all = [...text.matchAll(HEATINGS)].filter(match => !refused(match, text))
  const makers = all.filter(({ 0: said }) => !/fußboden/iu.test(said))
  return (makers.length > 0 ? makers : all).map(({ index, 0: said, groups }) => ({
    value: inFull((groups?.['what'] ?? '').trim()),
    index,
    length: said.length,
  }))
}

/** What the heatings of a text burn or take their heat from. */
export function carriersIn(text: string): { value: string; index: number; length: number }[] {
  return heatingsIn(text).flatMap(found => {
    const carrier = CARRIERS.find(([pattern]) => pattern.test(found.value))
    return carrier ? [{ ...found, value: carrier[1] }] : []
  })
}

export const heatingTables: TableRule[] = [
  {
    key: 'energietraeger',
    label:
      /^(?:(?:wes(?:entl)?(?:\.|iche[rn]?)|primäre[rn]?|primär|haupt|main|primary)-?\s?)?(?:(?:end)?energieträger(?: (?:laut|lt\.?|gemäß) \p{L}*ausweis)?|energieträger ?\/ ?heizung|heizung ?\/ ?energieträger|energieträger für heizung|energieträger für heizung und warmwasser|energie-träger|energiequellen?|quelle|heizenergie|brennstoff|befeuerung(?:sart)?|befeuerung\/energieträger|heizungs?-?befeuerung|energieträger (?:heizung|der heizung)|wesentlicher energieträger .{0,20}|energy source|heating fuel|feuerung(?:sart)?)(?: ?\(.{0,20}\))?$/u,
    value: carrier,
  },
  {
    // "Heizung: Zentralheizung, Erdgas" names the carrier, too.
    key: 'energietraeger',
    label:
      /^(?:heizungsart|heizung|heizung ?\/ ?träger|träger|heizungstyp|beheizung|heizart|heizsystem|heizung\/warmwasser|klasse(?: ?\/ ?träger)?|energie)$/u,
    value: text => {
      const found = CARRIERS.find(([pattern]) => pattern.test(today(text)))
      return found && !/strom ?zähler/iu.test(text) && !isOutOfUse(text)
        ? { value: found[1], rank: RANK.prose }
        : undefined
    },
  },
  {
    key: 'heizung',
    label:
      /^(?:heizungsart|heizung|heizungstyp|art der heizung|beheizung|beheizungsart|heizart|heizarten|heizform|heizungssystem|heizungsanlage|heiztechnik|heating(?: type| system)?|wärmeversorgung|wärmeerzeugung|heizsystem|heizung \/ warmwasser|heizung\/warmwasser)$/u,
    value: text =>
      HEATING.test(text) &&
      !text.startsWith('/') &&
      text.length <= 90 &&
      !isOutOfUse(text) &&
      !/^(?:erfolgt|ist|über|mit|wird|durch|und|wurde|aus)(?!\p{L})|unterstützung/iu.test(text)
        ? { value: inFull(text.trim().replace(/[;,.]$/u, '')) }
        : undefined,
  },
]

export const heatingProse: ProseRule[] = [
  ...proseOf('energietraeger', { value: match => carrier(match.groups?.what ?? ''), sections: ['object', 'energy'] }, [
    {
      // "…, Klasse D, Erdgas": the carrier ends the list of a certificate's values.
      pattern:
        /(?:(?:Klasse|Kl\.)\s[A-H]\+{0,2}|kWh\/?[^,;\n¦]{0,12}(?:,\s(?:Verbrauch|Bedarf))?(?:,\s[A-H]\+{0,2})?|[Zz]entralheizung)\s?[,(·|]\s?(?<what>Erdgas|Gas|Heizöl|Öl|Fernwärme|Nahwärme|Pellets|Holzpellets|Strom\s\(Umweltwärme\)|Strom|Flüssiggas|natural gas)(?!\p{L}|\s?:?\s?\d)/gu,
      sections: OWN_SECTIONS,
    },
    {
      // "Erdgas, Verbrauchsausweis 101 kWh", "Zentralheizung mit Heizöl", "wird mit Fernwärme versorgt"
      pattern:
        /(?<![\p{L}-])(?<what>Erdgas|Gas|Heizöl|Öl|Fernwärme|Nahwärme|Pellets|Strom|Flüssiggas)(?=\s?[,:]\s(?:(?:Energie)?(?:Verbrauch|Bedarf)s?-?(?:ausw|\d|\s\d)|(?:Zentral|Etagen)heizung|Brennwert))|mit\s(?<what>Erdgas|Gas|Heizöl|Öl|Pellets|Flüssiggas|Fernwärme)\s(?:betriebene|befeuerte|gespeiste|beheizte)[rnsm]?(?!\p{L})|(?:heizung|kessel|therme)\s(?:[^.;,\n]{0,20}\s)?(?:mit|für)\s(?<what>Erdgas|Gas|Heizöl|Öl|Fernwärme|Pellets|Flüssiggas)(?!\p{L}|-)|mit\s(?<what>Erdgas|Gas|Fernwärme|Nahwärme)\s(?:versorgt|beliefert)/giu,
    },
    {
      // "Die Heizung ist noch von 1991, Gas, läuft aber", "Kessel von 2004 (Öl)"
      pattern:
        /(?<!\p{L})(?:\p{L}*[Hh]eizung|\p{L}*[Kk]essel|Therme)\s(?:(?:ist|stammt|läuft)\s)?(?:noch\s|erst\s|schon\s)?(?:von|aus|seit|Bj\.?|Baujahr)\s(?:19|20)\d\d,?\s\(?(?<what>Erdgas|Gas|Heizöl|Öl|Fernwärme|Pellets|Flüssiggas)(?=\s?[,.;)])/gu,
    },
    {
      // "Verbraucht haben wir im Schnitt 21.000 kWh Erdgas", "Verbrauch etwa 2.300 Liter Heizöl": what is burnt.
      pattern:
        /(?<!\p{L})(?:[Vv]erbrauch(?:t|en|te)?|[Ww]ir\s(?:brauch|benötig|verheiz)(?:t?en)|(?:[Zz]uletzt|[Jj]ährlich|[Ii]m\s(?:Schnitt|Mittel|Jahr)|[Pp]ro\sJahr)(?:\s(?:waren\ses|etwa|rund|ca\.|(?:19|20)\d\d))*)(?!\p{L})[^.;¦\n]{0,70}?\d[\d.]*\s?(?:kWh|Kubikmeter|m³|Litern?|l)\s(?<what>Erdgas|Gas|Heizöl|Öl|Fernwärme|Flüssiggas)(?!\p{L}|-)/gu,
    },
    {
      // "Zentralhzg. Gas"
      pattern: /(?:[Zz]entral|[Ee]tagen)hzg\.,?\s\(?(?<what>Erdgas|Gas|Heizöl|Öl|Fernwärme|Pellets|Strom)(?!\p{L}|-)/gu,
    },
    {
      // "Aktuell Öl als Energieträger"
      pattern:
        /(?<![\p{L}-])(?<what>Erdgas|Gas|Heizöl|Öl|Fernwärme|Nahwärme|Pellets|Strom|Flüssiggas)\sals\s(?:\p{L}+\s)?(?:Energieträger|Energiequelle|Brennstoff)(?!\p{L})/gu,
    },
    {
      // "Wärme aus Holzpellets", "geheizt wird mit Geothermie", "die Wärme liefert das Fernwärmenetz"
      pattern:
        /(?:Wärme(?:erzeugung|versorgung)?\s(?:kommt\s|erfolgt\s)?(?:aus|von|durch|über|liefert)|(?<=heizt[^.;]{0,60}[,;]?\s)(?:heute|jetzt|nun|inzwischen|mittlerweile|seither|seitdem)\s(?:wird\s)?(?:mit|über)|[Bb]?[Gg]?eheizt\swird\s(?:mit|über|durch)|(?:[Ww]ir\sheizen|[Hh]eizen\s(?:tun\s)?wir)\s(?:(?:noch|hier|bisher)\s)?mit)\s(?:(?:das|der|die|dem|einer?m?|städtische[ns]?)\s){0,2}(?<what>Holzpellets|Pellets|Hackschnitzeln?|Geothermie|Erdwärme|Fernwärme(?=netz|\s|[.,;]|$)|Nahwärme|Erdgas|Gas|Heizöl|Öl|Strom)/gu,
      value: match => ({ ...carrier(match.groups?.what ?? ''), value: match.groups?.what ?? '' }),
    },
  ]),
  {
    // "wird mit Gas zentral beheizt", "zentral mit Öl geheizt"
    key: 'heizung',
    pattern:
      /(?<zentral>zentral\s)?(?:mit|über|per)\s(?<what>Gas|Erdgas|Öl|Heizöl|Pellets|Strom)\s(?<zentral2>zentral\s)?(?:be|ge)heizt(?!\p{L})/giu,
    value: match => {
      const fuel = (match.groups?.what ?? '').replace(/^Erd|^Heiz/u, '').replace(/^[gö]/u, first => first.toUpperCase())
      const central = match.groups?.zentral ?? match.groups?.zentral2
      return { value: central ? `${fuel}-Zentralheizung` : `${fuel}heizung`, rank: RANK.hint, doubt: 0.8 }
    },
    sections: ['object', 'energy'],
  },
  {
    // "Heizung zentral mit Gas", "geheizt wird zentral mit Öl", "beheizt wird mit Gas", "Wir heizen mit Öl"
    key: 'heizung',
    pattern:
      /(?<!\p{L})(?:Heizung|(?:[Bb]e|[Gg]e)heizt\swird|[Ww]ir\sheizen|[Hh]eizen\s(?:tun\s)?wir|[Bb]eheizung(?:\serfolgt)?)(?:\s(?:das|die)\s\p{L}+)?\s(?<zentral>zentral\s)?(?:mit|über|per)\s(?<what>Gas|Erdgas|Öl|Heizöl|Pellets|Strom)(?!\p{L}|-)/gu,
    value: match => {
      const fuel = (match.groups?.what ?? '').replace(/^Erd|^Heiz/u, '').replace(/^[gö]/u, first => first.toUpperCase())
      return { value: match.groups?.zentral ? `${fuel}-Zentralheizung` : `${fuel}heizung`, rank: RANK.hint, doubt: 0.8 }
    },
    sections: ['object', 'energy'],
  },
  {
    key: 'energietraeger',
    pattern:
      /(?:wesentlicher |Haupt)?Energieträger(?:\s(?:ist|der Heizung|für die Heizung))*\s?:?\s*(?<what>[\p{L}-]+(?:\s(?:leicht|schwer|H|L|E))?)/giu,
    value: match => carrier(match.groups?.what ?? ''),
  },
  {
    key: 'energietraeger',
    pattern: regexp.giu`(?<!\p{L})(?<what>(?:GZH|ÖZH)(?!\p{L})|Zentralheizung\s?\(\p{L}+\)|${HEATING_PHRASE}|(?:mit|durch|per|über)\s(?:Gas|Öl|Fernwärme|Pellets|Strom|Erdgas|Heizöl)\s(?:zentral\s)?(?:be|ge)?heizt|(?:[Gg]eheizt|[Bb]eheizt|[Bb]eheizung)\s(?:wird|erfolgt)\s(?:\p{L}+\s)?(?:mit|durch|über|per)\s(?:Gas|Öl|Fernwärme|Pellets|Strom|Erdgas|Heizöl)(?!\p{L}))`,
    value: (match, passage) => {
      const found = CARRIERS.find(([pattern]) => pattern.test(match.groups?.what ?? ''))
      if (!found || refused(match, passage.text)) return undefined
      return { value: found[1], rank: RANK.hint, doubt: 0.8 }
    },
    sections: ['object', 'energy'],
  },
  {
    // "Heizen tun wir mit dem Kaminofen in der Stube und sonst Nachtspeicher": a stove heats a house that has nothing central.
    key: 'heizung',
    pattern:
      /(?<!\p{L})(?:[Hh]eizen|[Hh]eizt|[Gg]eheizt|[Bb]eheizt)(?!\p{L})[^.;\n]{0,40}?\smit\s[^.;\n]{0,30}?(?<stove>(?:Kamin|Kachel|Holz|Kohle|Schweden|Öl)[oö]fen)(?!\p{L})[^.;\n]{0,40}?(?<!\p{L})(?<storage>Nachtspeicher(?:öfen|ofen|heizung)?)(?!\p{L})/gu,
    value: ({ groups }) => ({ value: `${groups?.storage ?? ''}, ${groups?.stove ?? ''}`, doubt: 0.95 }),
    sections: ['object', 'energy'],
  },
  {
    key: 'heizung',
    pattern: HEATINGS,
    value: (match, passage) => {
      if (refused(match, passage.text)) return undefined
      const what = inFull((match.groups?.what ?? '').trim()).replace(/(?<=wärme)(?:netz|anschluss)$/u, '')
      // Underfloor heating says how the heat is given off, not how it is made.
      return {
        value: what,
        // "Gas central heating (Gas-Zentralheizung 2006)": its German name goes first.
        doubt: /fußboden/iu.test(what)
          ? 0.5
          : /(?<!\p{L})(?:heating|boiler|heat pump)(?!\p{L})/iu.test(what)
            ? 0.85
            : 0.9,
        // "1994 kam die erste Zentralheizung": another may have come since.
        ...(/fußboden/iu.test(what) || /(?<!\p{L})erste[nr]?\s$/iu.test(passage.text.slice(0, match.index))
          ? { rank: RANK.hint }
          : {}),
      }
    },
    sections: ['object', 'energy'],
  },
]

/** "Gas-ZH" → "Gas-Zentralheizung": what small ads shorten, and English offers translate. */
function inFull(what: string): string {
  if (/^(?:ZH|central heating)$/iu.test(what)) return 'Zentralheizung'
  const short = /^(?:(?<carrier>Gas|Öl|Erdgas|Pellet|Holzpellet|Elektro)-?\s?ZH|(?<letter>[GÖ])ZH)$/u.exec(what)
  if (!short) return what
  return `${short.groups?.carrier ?? (short.groups?.letter === 'Ö' ? 'Öl' : 'Gas')}-Zentralheizung`
}

/** "Ölzentralheizung von 1994, 2023 stillgelegt" heats nothing. */
const OUT_OF_USE =
  /^(?:[^.;,\n]{0,25})?,?\s?(?:(?:ist|wurde|seit|im jahr|aber|jetzt)\s){0,2}(?:(?:19|20)\d\d\s)?(?:stillgelegt|außer betrieb|demontiert)(?!\p{L})/iu

/** The only heating that is named. */
function isOutOfUse(text: string): boolean {
  return /stillgelegt|außer betrieb|demontiert/iu.test(text) && heatingsIn(text).length === 0
}

/** "oben haben die beiden hinteren Zimmer noch Nachtspeicheröfen": beside the heating of the house. */
const IN_SOME_ROOMS =
  /(?:(?:zwei|drei|beiden?|einzelnen?|hinteren|vorderen|oberen|im|ein) (?:\p{L}+ )?(?:zimmern?|räumen?|raum)|wintergarten|gästezimmer|hobbyraum|dachzimmer)(?!\p{L})[^.;]{0,30}$/iu

function sentenceBefore(text: string, at: number): string {
  return (
    text
      .slice(Math.max(0, at - 120), at)
      .split(/[.;]\s/u)
      .at(-1) ?? ''
  )
}

function refused(match: RegExpExecArray, text: string): boolean {
  const before = text.slice(Math.max(0, match.index - 30), match.index)
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40)
  return (
    /(?<!\p{L})(?:kein\w*|ohne|alte|frühere|statt|möglich\w*|künftig\w*|geplant\w*)\s(?:\p{L}+\s)?$/iu.test(before) ||
    /^[^.;\n]{0,25}(?:möglich|geplant|denkbar|vorbereitet|nachrüst|könnte)/iu.test(after) ||
    OUT_OF_USE.test(after) ||
    (IN_SOME_ROOMS.test(sentenceBefore(text, match.index)) && /speicher|ofen|öfen|infrarot/iu.test(match[0]))
  )
}
