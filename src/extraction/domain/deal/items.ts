import { regexp } from '#kernel/regexp.ts'
import { sentenceAround } from '../scope/negation.ts'
import type { Passage } from '../passages.ts'
import { isPlantLeased } from '../statements/plantLease.ts'
import { proof } from '../proof.ts'
import type { Item } from './deal.ts'
import { ownText } from './ownText.ts'

/** What a car stands on or in, as a thing that is sold. */
const PARKING_THING = String.raw`(?:(?:tief|doppel|einzel|fertig)?garagen?(?:n?-?(?:einzel)?(?:stell)?pl[aä]tz(?:e[sn]?)?)?|TG-?\s?(?:stell)?pl[aä]tz(?:e[sn]?)?|(?:tg-|außen|pkw-|kfz-|duplex-?|tiefgaragen-?|carport-?)?stellpl[aä]tz(?:e[sn]?)?|duplex-?(?:parker|garage)?|carports?)`
/** What is told of as coming with the price or not. */
export const THING = String.raw`(?<thing>(?:einbau)?küchen?(?:zeile|möbel|geräte)?|EBK|${PARKING_THING}|keller(?:abteil|raum)?|möblierung|möbel|inventar|markisen?|sauna|kamin(?:ofen)?|boden(?:beläge|belag|belagsarbeiten)|malerarbeiten|innenausbau|erdarbeiten|(?:haus)?anschlüsse|außenanlagen?|gartenhaus|photovoltaik(?:anlage)?|PV-anlage|wallbox|baunebenkosten|bodenplatte|sonderausstattung\p{L}*|pool|bauantrag|(?:bau)?grundstück|heizöl\p{L}*|erschließung(?:skosten)?|elektrogeräte|gartenanteil|waschmaschine|baugrundgutachten|bodengutachten|fliesen(?:arbeiten)?|sanitärobjekte|vermessung|baustrom)`
const SUM = String.raw`(?:ca\.\s)?\d{1,3}(?:\.\d{3})*(?:,(?:\d\d|-|–))?\s?(?:€|EUR|Euro)(?!\p{L})`
/** "Übernahme gegen 6.500 € nach Wunsch", "kann für 3.000 € übernommen werden", "Ablöse 4.500 €" */
const FOR_A_SUM = String.raw`(?:(?:übernahme|erwerb)[^.;\n€]{0,20}\s(?:gegen|für|zu|von)\s(?:\p{L}+\s){0,2}${SUM}|(?:gegen|für|zum preis von)\s(?:\p{L}+\s){0,2}${SUM}\s(?:\p{L}+\s){0,3}(?:übernommen|abgelöst|erworben|gekauft|übernehmen|mit ?erworben)|(?:ablöse(?:summe|preis)?|abstand(?:szahlung)?):?\s(?:von\s)?${SUM})`
const OUT = String.raw`(?:im (?:kauf|haus|gesamt)?preis (?:noch |aber |jedoch |ausdrücklich )?nicht (?:mit ?)?(?:enthalten|inbegriffen|inklusive|berücksichtigt|eingeschlossen)|gehör(?:t|en) nicht zum (?:liefer|leistungs|ausstattungs)umfang|nicht (?:mit ?)?geliefert|nicht (?:im (?:kauf|haus)?preis|im (?:angebot|leistungsumfang) enthalten|enthalten|inbegriffen|inklusive|bestandteil|teil des|mit ?verkauft|dabei|vorgesehen)|gegen (?:aufpreis|ablöse|abstand)|${FOR_A_SUM}|(?:ist|sind) (?:optional|gesondert|(?<!küchen? (?:ist|sind) )separat|zusätzlich|extra)|(?:gehör(?:t|en)|im eigentum|eigentum) (?:dem|der|des) mieters?(?:in)?|bauseits|(?:kann|können) (?:\p{L}+ ){0,3}(?:mit|dazu|hinzu)?-?(?:ge|er)?(?:kauft|worben) werden|auf wunsch gegen|(?<!nicht )ausgenommen|(?:ver)?bleib(?:t|en) (?:beim|im eigentum des) (?:verkäufer|eigentümer)s?)`
const IN = String.raw`(?:(?:preislich |bereits )?in (?:der|die) (?:gesamt-?)?kalkulation (?:mit )?(?:berücksichtigt|enthalten|eingerechnet)|(?:teil|bestandteil) des (?:kauf)?preises|inkl\.(?!\s\p{L})|(?:ist|sind|bereits|schon)?\s?(?:im (?:kauf|gesamt|haus)?preis (?:bereits |schon |mit ?)?(?:enthalten|inbegriffen|inklusive|berücksichtigt)|im preis(?! (?:\p{L}+ )?nicht(?!\p{L}))|inklusive|inbegriffen|enthalten)|wird (?:mit ?verkauft|übernommen|mit ?übergeben)|werden (?:mit ?verkauft|übernommen|mit ?übergeben)|verbleib(?:t|en)|(?:ist|sind) (?:mit )?dabei|gehör(?:t|en) (?:mit )?(?:zum (?:kauf|objekt|haus|angebot)|dazu)|lass(?:en wir|e ich) (?:(?!(?:nicht|nur|gegen|auf wunsch|bei (?:einigung|bedarf|interesse))(?!\p{L}))\p{L}+ ){0,5}(?:drin|zurück|im haus|in der wohnung)(?!\p{L})|bleib(?:t|en) (?:(?!(?:nicht|nur|noch|gegen|auf wunsch)(?!\p{L}))\p{L}+ ){0,3}(?:drin|im haus|in der wohnung)(?!\p{L}))`

/** The thing first, then whether it comes with the price. */
const BEHIND = regexp.giu`(?<!\p{L})${THING}(?!\p{L})(?:[^.;\n]|Nr\.|ca\.|\.\d){0,70}?(?<how>${OUT}|${IN})`
/** "zzgl. Stellplatz", "inkl. Einbauküche", "im Kaufpreis enthalten: …" */
const BEFORE = regexp.giu`(?<how>(?<!\p{L})(?:(?:preis|€|EUR|Euro)\)?,?(?: und)? (?:beinhaltet|enthält|umfasst|schließt|versteht sich)(?: bereits| schon| auch)?(?: inklusive| inkl\.| einschließlich| mit| samt)?|zum (?:kauf)?preis gehör(?:t|en)|zzgl\.|zzl\.|zuzüglich|ohne|exkl\.|exklusive|inkl\.|inklusive|einschl\.|einschließlich|im (?:kauf)?preis (?:sind |ist |bereits )*(?:enthalten|inbegriffen)(?: sind| ist)?:?|(?:nicht )?(?:im (?:kauf)?preis )?(?:enthalten|inbegriffen)(?: sind| ist)?:|nicht im (?:kauf|haus|fest|angebots)?preis:|(?<=^|[.:\n]\s?)nicht (?:im (?:kauf|haus|angebots)?preis )?(?:enthalten|inbegriffen) (?:sind|ist)))\s(?:[^.;\n€¦]{0,30}?(?:\d[\d.,]*\s€\s?(?:für )?)?)??(?<!\p{L})${THING}(?!\p{L})`
/** "die Küche haben wir abgebaut", "die Küche nimmt die Mieterin mit": whoever moves in has none. */
const KITCHEN_GONE =
  /(?<!\p{L})(?<thing>(?:einbau)?küchen?(?:zeile)?)\s(?<how>(?:(?:haben|hat|wurde|ist|wird)(?: wir| (?:die|der) \p{L}+)? (?:(?!nicht )\p{L}+ ){0,3}(?:abgebaut|demontiert|mitgenommen)|(?:nehmen wir|nimmt (?:die|der) \p{L}+) (?:(?!nicht )\p{L}+ ){0,3}mit)(?!\p{L}))/giu
const NO =
  /nicht|abgebaut|demontiert|mitgenommen|(?<!\p{L})(?:nehmen wir|nimmt)(?!\p{L})|zzgl|zzl|zuzüglich|ohne|exkl|(?<!\p{L})aufpreis|ablöse|abstand|optional|gesondert|separat|zusätzlich|extra|mieter|bauseits|(?<!\p{L})k(?:ann|önnen)(?!\p{L})|\d\s?(?:€|EUR|Euro)|ausgenommen|(?:beim|im eigentum des) (?:verkäufer|eigentümer)/iu

/** "Das Hausgeld inklusive Stellplatz": with what is paid every month, not with the price. */
const RUNNING_COST =
  /(?:hausgeld|wohngeld|warmmiete|monatlich\p{L}*|bewirtschaftung\p{L}*)[^.;,\n€]{0,50}$|(?<!\p{L})(?:mtl\.?|monatl\.?|(?:im|je|pro) monat|p\.\s?m\.)[,;]?\s*$/iu

/** "Überbaubar sind rund 180 m² zzgl. Garage": what may be built, and no price. */
const ON_AREA =
  /^(?!.*(?:€|EUR))(?:.*(?<!\p{L})(?:überbau\p{L}*|grundfläche\p{L}*|baufenster\p{L}*|GRZ)(?!\p{L}).*|.*\d\s?(?:m²|qm)\s(?:zzgl\.|zuzüglich)\s.*)$/isu

/** "Keller mit Hobbyraum, nicht in der Wohnfläche enthalten": of what is measured, not of what is paid. */
const IN_AN_AREA =
  /(?<!\p{L})(?:in|zu|bei|von) (?:der|die|den) (?:\p{L}*fläche\p{L}*|quadratmeter\p{L}*)(?!\p{L})[^.;]{0,30}(?:enthalten|inbegriffen|berücksichtigt|inklusive)/iu

/** "Neue Fliesen sind in der Umlage enthalten": in what a community collects, a rate or a quote, and not in the price. */
const IN_ANOTHER_SUM =
  /(?<!\p{L})(?:in|von|mit) (?:der|dieser|einer|die) (?:\p{L}*umlage|\p{L}*rücklage|\p{L}*miete|\p{L}*pauschale|\p{L}*pacht|\p{L}*rechnung|\p{L}*versicherung)(?!\p{L})|(?<!\p{L})(?:im|in dem|in diesem|vom) (?:\p{L}*hausgeld|wohngeld|\p{L}*angebot (?:der|des|von)|\p{L}*kostenvoranschlag|\p{L}*beschluss)(?!\p{L})/iu

/** "TG-Stellplatz je 26.900 €, Wallbox-Vorbereitung enthalten": it has its price, and what is in it is something else. */
const HAS_ITS_PRICE = /(?:€|EUR|Euro)(?:\s(?:je|pro)(?!\p{L})|[^€]*?,\s\p{Lu})/u

/** "einschließlich Fundament und Keller abgebrochen": what was pulled down with a house before is not sold with its ground. */
const GONE =
  /^(?:(?:(?:,\s[\p{L}-]+){1,3}\s(?:und|sowie)\s[\p{L}-]+)?(?:[^.,;\n¦–—]|\.\d){0,40}?(?<!\p{L})(?:wurden?|worden|ist|sind|war(?:en)?|vollständig|komplett|restlos|bereits|\s)*(?<!nicht )(?:abgebrochen|abgerissen|rückgebaut|zurückgebaut|abgetragen)|\s(?:(?:wurden?|ist|sind|vollständig|komplett|restlos|bereits|fachgerecht|(?:im\s(?:jahr\s)?)?20\d\d)\s){0,5}(?:beseitigt|verfüllt))(?!\p{L})/iu
/** Only with these, and not with "im Preis enthalten", is a thing told to be a part of what was pulled down. */
const WITH_IT = /inkl|einschl/iu

/** "Küche ohne Einbauten, Keller" has its cellar; in "Einbauküche, Klimageräte (Eigentum des Mieters)" the bracket is of what stands before it. */
function isOfAnother(said: string, thing: string, how: string): boolean {
  const [first, second] = [said.indexOf(thing), said.indexOf(how)]
  if (first < second) return /,[^()]*\($/u.test(said.slice(first + thing.length, second))
  return /^ohne$/iu.test(how) && said.slice(second + how.length, first).includes(',')
}

/**
 * "Küche, im Preis | Photovoltaik mit Speicher" over "enthalten | auf dem Dach": a cell that runs on goes on below itself, and says nothing of its
 * neighbour. "Photovoltaik" and "enthalten" in one column belong together.
 */
function isAcrossColumns(text: string, start: number, end: number): boolean {
  return text.slice(start, end).includes('\n') && columnAt(text, start) !== columnAt(text, end - 1)
}

function columnAt(text: string, at: number): number {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).split('¦').length
}

const WITHHELD =
  /(?<=^|[.;:\n]\s?)(?:Die|Der|Das|Eine?)\s(?<things>\p{Lu}[^.;:\n€]{2,90}?)\s(?:sind|ist|gehör(?:t|en)|werden|wird|zähl(?:t|en))\s(?:[^.;€]{0,70}?\s)?nicht\s(?:(?:zum|Teil des|Gegenstand des|Bestandteil des)\s(?:Kauf|Verkauf)(?:s|es|gegenstand(?:es|s)?)?|Kaufgegenstand|mit\s?verkauft)(?!\p{L})/gu
/** "Das Klettergerüst nehmen wir mit": what the sellers take along is not sold, whatever it is. */
const TAKEN_ALONG =
  /(?<=^|[.;:\n]\s?)(?:Die|Den|Das|Unsere?n?)\s(?<things>(?:\p{Ll}+e[ns]?\s)?\p{Lu}[^.,;:\n€]{2,90}?)\s(?:nehmen|nehme|nimmt)\s(?:wir|ich|(?:die|der)\s(?:Eigentümer|Verkäufer|Besitzer|Familie)(?:in|innen)?)\s(?:(?!nicht(?!\p{L}))\p{L}+\s){0,4}mit(?=\s?(?:$|[.,;:!)\n])|\s(?:und|in\s(?:die|das|unsere?|ihre?|eine?)\s(?:neue|andere|kleinere))(?!\p{L}))/gu
const MAX_NAME = 40

/** "Die Kranbahn (3,2 t) und die Druckluftanlage … gehören nicht zum Kaufgegenstand": whatever it is, by its own name. */
function withheld(passages: readonly Passage[]): Item[] {
  return ownText(passages, ['object', 'costs', 'energy', 'terms']).flatMap(passage =>
    [WITHHELD, TAKEN_ALONG]
      .flatMap(pattern => [...passage.text.matchAll(pattern)])
      .flatMap(match =>
        (match.groups?.['things'] ?? '')
          .replace(/\s?\([^)]*\)/gu, '')
          .split(/,\s|\sund\s|\ssowie\s/u)
          .map(name => name.replace(/^(?:die|der|das|eine?)\s/u, '').trim())
          .filter(name => /^\p{Lu}/u.test(name) && name.length <= MAX_NAME)
          .map(name => ({ name, evidence: [proof(passage, match.index, match.index + match[0].length)] })),
      ),
  )
}

const GOES_ON = new RegExp(String.raw`(?:,\s|\s(?:und|oder|sowie)\s)${THING}(?!\p{L})`, 'iuy')

/** "…, die Markise natürlich auch": what is said of the first is said of it. */
const TOO = new RegExp(
  String.raw`,\s(?:und\s)?(?:(?:die|der|das|den)\s)?${THING}\s(?:(?!würde|könn|kann)\p{L}+\s){0,2}(?:auch|ebenfalls|ebenso)(?!\p{L})(?!\s(?:verkauf|abgeb|gegen))`,
  'iuy',
)

/** "Erdarbeiten, Anschlüsse oder Außenanlagen": what is said of the first of them is said of all. */
function enumerated(text: string, from: number): string[] {
  const names: string[] = []
  GOES_ON.lastIndex = from
  for (let next = GOES_ON.exec(text); next; next = GOES_ON.exec(text)) names.push(next.groups?.['thing'] ?? '')
  return names
}

function alsoSaidOf(text: string, end: number): string[] {
  TOO.lastIndex = end
  const thing = TOO.exec(text)?.groups?.['thing']
  return thing === undefined ? [] : [thing]
}

/** "Nicht enthalten sind Erdarbeiten und Bodengutachten, Hausanschlüsse, Vermessung, Gebühren, Küche und Garage": to the end of the sentence. */
const ALL_OUT = /^nicht (?:(?:im \p{L}*preis )?(?:enthalten|inbegriffen) sind|im \p{L}*preis:)$/iu
const EACH = new RegExp(String.raw`(?<!\p{L})${THING}(?!\p{L})`, 'giu')

function thingsUntilStop(text: string, from: number): string[] {
  const [rest = ''] = text
    .slice(from)
    .split(/(?<!bzw)[.;](?=\s|$)|\n\n|(?<!\p{L})(?:dafür|hingegen|jedoch|aber|enthalten (?:sind|ist))(?!\p{L})/u)
  return [...rest.matchAll(EACH)].map(({ groups }) => groups?.['thing'] ?? '')
}

/** "Im Kaufpreis enthalten", "Nicht enthalten" as a heading: what follows says of each thing whether it comes with the price. */
const HEADS_LIST =
  /^(?<not>nicht )?(?:(?:bereits |schon )?im (?:kauf|fest|gesamt|haus)?preis )?(?:sind )?(?:enthalten|inbegriffen|inklusive)(?: sind)?:?$/iu

function underHeadings(passages: readonly Passage[]): { readonly isOut: boolean; readonly item: Item }[] {
  const own = ownText(passages, ['object', 'costs', 'energy', 'terms'])
  return own.flatMap(({ text, page }, at) => {
    const head = HEADS_LIST.exec(text.trim())
    const list = own[at + 1]
    if (!head || !list || list.page !== page || list.headline) return []
    return thingsUntilStop(list.text, 0).map(name => ({
      isOut: head.groups?.['not'] !== undefined,
      item: { name, evidence: [proof(list, 0, list.text.length)] },
    }))
  })
}

/** "Einbauküche (6.500 €)": what it costs to take it over. */
function withSum(name: string, how: string): string {
  const sum = /\d{1,3}(?:\.\d{3})*(?:,\d\d)?(?=(?:,-|,–)?\s?(?:€|EUR|Euro))/iu.exec(how)?.[0]
  return sum === undefined || !/küche|möb|inventar|geräte|EBK/iu.test(name) ? name : `${name} (${sum}\u00a0€)`
}

/** What is said to come with the price, and what is said not to. */
export function itemsOf(passages: readonly Passage[]): { included: Item[]; excluded: Item[] } {
  const included = new Map<string, Item>()
  const excluded = new Map<string, Item>()
  for (const passage of ownText(passages, ['object', 'costs', 'energy', 'terms', 'location']))
    for (const pattern of [BEHIND, BEFORE, KITCHEN_GONE])
      for (const match of passage.text.matchAll(pattern)) {
        const { thing = '', how = '' } = match.groups ?? {}
        const end = match.index + match[0].length
        // What is told of the place names many things; the plot is reckoned in there, too.
        if (passage.section === 'location' && !/grundstück/iu.test(thing)) continue
        if (/mietvertrag|(?<!bau|kauf)nebenkosten|miete(?!r)/iu.test(sentenceAround(passage.text, match.index, end)))
          continue
        if (RUNNING_COST.test(passage.text.slice(Math.max(0, match.index - 60), match.index))) continue
        // "Ein Aufzug erschließt alle Geschosse einschließlich der Tiefgarage."
        if (/aufzug|erschließt|führt (?:bis|in)/iu.test(sentenceAround(passage.text, match.index, end))) continue
        if (
          IN_ANOTHER_SUM.test(match[0]) ||
          IN_AN_AREA.test(match[0]) ||
          ON_AREA.test(sentenceAround(passage.text, match.index, end))
        )
          continue
        if (/(?<!\p{L})(?:kein\p{L}*|ohne gewähr)(?!\p{L})/iu.test(match[0])) continue
        if (
          isAcrossColumns(passage.text, match.index, end) ||
          (WITH_IT.test(how) && GONE.test(passage.text.slice(end)))
        )
          continue
        if (isOfAnother(match[0], thing, how) || (!NO.test(how) && HAS_ITS_PRICE.test(match[0]))) continue
        const into = NO.test(how) || /(?<!\p{L})nicht(?!\p{L})/iu.test(match[0]) ? excluded : included
        const at = match.index + match[0].indexOf(thing) + thing.length
        const others = ALL_OUT.test(how) ? thingsUntilStop(passage.text, at) : enumerated(passage.text, at)
        for (const name of [thing, ...others, ...alsoSaidOf(passage.text, end)]) {
          const key = name.toLowerCase()
          if (!into.has(key))
            into.set(key, { name: withSum(name, how), evidence: [proof(passage, match.index, Math.max(end, at))] })
        }
      }
  for (const { isOut, item } of underHeadings(passages)) {
    const into = isOut ? excluded : included
    const key = item.name.toLowerCase()
    if (!into.has(key)) into.set(key, item)
  }
  for (const item of withheld(passages)) {
    const key = item.name.toLowerCase()
    if (![...excluded.keys()].some(known => key.includes(known))) excluded.set(key, item)
  }
  // A rented plant is whose it is, whatever stands beside it.
  if (isPlantLeased(passages))
    for (const key of included.keys()) if (/^(?:photovoltaik|pv)/u.test(key)) included.delete(key)
  // What is denied somewhere is not promised.
  for (const key of excluded.keys()) included.delete(key)
  return { included: [...included.values()], excluded: [...excluded.values()] }
}
