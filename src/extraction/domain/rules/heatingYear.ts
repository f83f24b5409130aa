import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { OWN_SECTIONS, proseOf, type ProseRule, type Reading, tableOf, type TableRule } from '../rule.ts'
import { asYear, YEAR } from './building.ts'
import { oldestOfSeveral } from './severalHeatings.ts'

/** "von 1988, 2019 durch einen Gaskessel ersetzt": the year in which another came. */
const REPLACED = regexp.u`(?<!\d|[.,])(?<year>${YEAR})(?!\d|[.,]\d)[^.;\d]{0,12}\sdurch\s[^.;\d]{3,50}?\s(?:ersetzt|abgelöst|ausgetauscht|getauscht)(?!\p{L})`

function replacedIn(text: string): number | null {
  const year = REPLACED.exec(text)?.groups?.year
  return year === undefined ? null : Number(year)
}

/** "Fußbodenheizung im EG (2018)", "Brenner 2015": what spreads the heat, or a part, has a year of its own. */
const OF_A_PIECE =
  /(?<!\p{L})(?:(?:fu(?:ß|ss)boden|flächen|wand|decken)-?heizung|brenner|umwälzpumpen?|pumpe|regelung|thermostate|heizkörper|(?:öl)?tanks?|speicher|warmwasserspeicher|boiler|solar\p{L}*)(?!\p{L})(?:(?!\.\s)[^,;|])*/giu

const SERVICED = String.raw`(?:gewartet|(?:über)?prüft|geprüft|gereinigt|kontrolliert|eingestellt|abgenommen|repariert|durchgesehen|inspiziert|entkalkt|gespült)(?!\p{L})`
/** "2022 gewartet": when somebody looked after it. */
const OF_SERVICE = regexp.giu`(?<!\d)${YEAR}\s(?:(?:zuletzt|noch|erst)\s)?${SERVICED}`

/** In which year the heating came. */
export const heatingYearTables: TableRule[] = tableOf('heizungBaujahr', {}, [
  {
    label:
      /^(?:baujahr|bj|alter|einbaujahr)\.? ?(?:der |des |\()?(?:heizung|heizungsanlage|(?<!der )anlage|anlagentechnik|wärmeerzeugers?|heizkessels?|kessel|heiztechnik|therme|wärmepumpe)\)?(?: ?\(.{0,30}\)|,? (?:laut|lt|gemäß|gem|nach)\.? (?:dem |der )?[\p{L}-]+)?$|^(?:heizung|heizungsart|heizungsanlage|wärmeerzeuger|heizungsbaujahr|heizungserneuerung|erneuerung der heizung|letzte modernisierung der heizung|heizung (?:erneuert|modernisiert|baujahr|bj))(?: .{0,12})?$/u,
    value: text => {
      const newest = replacedIn(text)
      if (newest !== null) return { value: newest }
      const ofBoiler = text.replaceAll(OF_A_PIECE, '').replaceAll(OF_SERVICE, '')
      const found = regexp.u`(?<!\d|[.,])(${YEAR})(?!\d|[.,]\d)`.exec(ofBoiler)
      return found ? { value: Number(found[1]) } : undefined
    },
  },
  {
    label: /^baujahr gebäude ?\/ ?wärmeerzeuger$/u,
    value: text => {
      const found = /wärmeerzeuger\s*(\d{4})|\/\s*(\d{4})\s*$/iu.exec(text)
      return found ? { value: Number(found[1] ?? found[2]) } : undefined
    },
  },
])

/** "über den Austausch der Therme (Bj. 2001) gesprochen": a year of building is that of what is there, whatever is planned. */
function ofWhatIsThere(match: RegExpExecArray): Reading | undefined {
  const reading = asYear(match)
  return reading && /(?:Bj\.?|Baujahr)\s?:?\s?\d{4}$/iu.test(match[0]) ? { ...reading, complete: true } : reading // prettier-ignore
}

/** It is there and runs, whatever follows of it. */
function ofPlant(match: RegExpExecArray): Reading | undefined {
  const reading = asYear(match)
  return reading && { ...reading, complete: true }
}

const HEATING = String.raw`(?:\p{L}*heizung(?:sanlage)?|(?:\p{L}+-)?\p{L}*(?:therme|kessel|wärmepumpe|brennwertgerät|heizgerät))`

const OF_ONE: readonly ProseRule[] = proseOf('heizungBaujahr', { value: asYear, sections: ['object', 'energy'] }, [
  {
    // In a cell of several lines below "Heizung": "Gas-Brennwert mit / Warmwasserspeicher, / Baujahr 2014, jährlich gewartet"
    pattern: regexp.giu`(?<=(?:heizung|brennwert|therme|kessel|wärmepumpe)[^.]{0,200}(?:[\n¦]|,\s))(?:Baujahr|Bj\.?)\s(?<year>${YEAR})(?=,?\s\(?(?:(?:jährlich|regelmäßig|laufend|zuletzt)\s)?(?:\d{4}\s)?gewartet(?!\p{L}))`,
    value: ofPlant,
  },
  {
    // "Geheizt wird mit Gas, die Anlage ist von 1996 und läuft", "Wir heizen mit Öl. Der Kessel stammt aus 2001"
    pattern: regexp.giu`(?<=(?<!\p{L})(?:geheizt wird|wird[^.;,]{0,30} (?:ge|be)heizt|beheizt|wir heizen|heizen wir|heizen Sie)(?!\p{L})[^.;\d]{0,60}[.,;]\s(?:und\s)?)(?:die|unsere|diese)\s(?:Heiz)?Anlage\s(?:ist|stammt|wurde)\s(?:noch\s|erst\s)?(?:von|aus|aus\sdem\sJahre?|vom\sJahre?|Baujahr|Bj\.)\s(?<year>${YEAR})(?!\d)`,
    value: ofPlant,
  },
  {
    // "Seit März 2011 hängt eine Gastherme im Keller", "Seit 2016 heizt ein Pelletkessel"
    pattern: regexp.giu`(?<!\p{L})seit\s(?:\p{L}+\s)?(?<year>${YEAR})\s(?:hängt|steht|heizt|läuft|arbeitet|sorgt|versorgt)\s(?:hier\s|dort\s|uns\s)?(?:eine?|unsere?|die|der|das)\s(?:\p{Ll}+e[rs]?\s)?${HEATING}(?!\p{L})`,
    value: ofPlant,
  },
  {
    // In a list of works whose years come first: "2014 Dach, 2019 Gas-Brennwerttherme (Tank ausgebaut), 2021 Duschbad"
    pattern: regexp.giu`(?<=(?:^|[:,;•]|\sund)\s?)(?<![\d./–-]\s?)(?<year>${YEAR})\s(?:eine?\s|die\s)?(?:neue[rs]?\s)?(?:Gas-?\s?|Öl-?\s?)?(?:(?:Brennwert|Niedertemperatur)-?)?(?:therme|gastherme|heizung|gasheizung|ölheizung|zentralheizung|heizkessel|kessel|brennwertgerät|Luft-Wasser-Wärmepumpe|wärmepumpe|pelletheizung)(?=\s?(?:[,;(.]|$)|\sund\s${YEAR})`,
  },
  {
    // "Der Ölkessel trägt das Typenschild 1993", "Auf dem Typenschild der Therme steht 2004", "Heizkessel (lt. Typenschild Bj. 1996)"
    pattern: regexp.giu`(?<!\p{L})(?:\p{L}*(?:heizung(?:sanlage)?|kessel|therme|wärmepumpe|brennwertgerät)(?!\p{L})(?:[^.;\d]|lt\.){0,40}Typenschild(?:[^.;\d]|Bj\.){0,25}|Typenschild\s(?:(?:de[rs]|am|an der|auf der|auf dem|ist|die)\s){1,3}(?:Gas-?|Öl-?)?\p{L}*(?:heizung(?:sanlage)?|kessels?|therme|wärmepumpe|brennwertgerät(?:es|s)?)(?!\p{L})(?:[^.;\d]|Bj\.){0,25})(?<year>${YEAR})(?!\d)`,
  },
  {
    // "Der Kessel von 1992 wurde 2016 durch eine Brennwerttherme ersetzt"
    pattern: regexp.giu`(?<=(?:heizung(?:sanlage)?|kessel|therme|wärmepumpe|[Öö]fen|brenner)(?!\p{L})[^.;]{0,60})${REPLACED.source}`,
    rank: RANK.prose,
  },
  {
    pattern: regexp.giu`(?<!\p{L})(?:\p{L}*heizung(?:sanlage)?|Gas-ZH|(?:Öl|Gas)?-?hzg\.|(?:Gas|Öl|Scheitholz|Stückholz|Holz|Pellet|Hackschnitzel|Festbrennstoff)?-?(?:Brennwert)?(?:therme|kessel|gerät)|Holzvergaser|Heizkessel|Wärmeerzeuger|Wärmepumpe|Brennwertheizung)(?:e?s)?(?!\p{L})(?:\s|[^.;\n\d]{0,50}?(?:Bj\.?|Baujahr|aus|von|v\.|aus dem Jahre?|im Jahre?|Jahr|erneuert|neu|\(|:|Ende|Anfang|in|die)\s*:?\s*(?:ca\.\s)?)(?<year>${YEAR})(?!\d)`,
    value: (match, passage) =>
      isReserve(passage.text, match) ||
      isOfConsumption(passage.text, match) ||
      isOfNextItem(passage.text, match) ||
      isOfAnotherThing(match[0]) ||
      isNoRenewal(passage.text, match)
        ? undefined
        : ofWhatIsThere(match),
    sections: OWN_SECTIONS,
  },
  {
    // "Die Gastherme (Vaillant, 2009) läuft", "die 2002 eingebaute Gasheizung", "2011 folgte die Ölheizung", "1995 Gasanschluss mit neuem Kessel"
    pattern: regexp.giu`(?<![\p{L}-])(?:${HEATING}\s\([^()\n;]{2,40},\s(?:Bj\.?\s|Baujahr\s|von\s|aus\s)?(?<year>${YEAR})\)|(?<year>${YEAR})\s(?:vom\s\p{L}+\s|komplett\s|neu\s)?(?:eingebaute|installierte|erneuerte|ersetzte|ausgetauschte|getauschte|angeschaffte|modernisierte)[nrsm]?\s(?:\p{L}+e[nrsm]?\s)?${HEATING}|(?<year>${YEAR})\s(?:folgten?|kam(?:en)?)\s(?:(?:dann|schließlich|noch|auch)\s)*(?:die|der|das|eine?)\s(?:neue[rs]?\s)?${HEATING}|(?<year>${YEAR})\s[^.;,:\d]{0,40}mit\sneue[mr]\s${HEATING})(?!\p{L})`,
    value: match => (/(?:fu(?:ß|ss)boden|flächen|wand|decken)heizung/iu.test(match[0]) ? undefined : asYear(match)),
  },
  {
    // "2023 haben wir die alte Gastherme rausgeworfen und eine Wärmepumpe einbauen lassen", "2021 wurde die Ölheizung durch eine Wärmepumpe ersetzt"
    pattern: regexp.gu`(?<![\d.,/–-])(?<year>${YEAR})\s(?:haben|hat|ließ(?:en)?|wurden?|bekam(?:en)?|erhielt(?:en)?|kam)\s(?:(?!${YEAR}|nicht|kein)[^.;]){0,100}?(?:[Ww]ärmepumpe|[Hh]eizung(?:sanlage)?|[Tt]herme|[Kk]essel|[Bb]rennwertgerät)(?!\p{L})(?:(?!${YEAR}|nicht|gewartet|geprüft)[^.;,]){0,40}?\s(?:(?:einbauen|(?:aus)?tauschen|erneuern|ersetzen) lassen|eingebaut|installier(?:t|en lassen)|ersetzt|ausgetauscht|bekommen|gekommen)(?!\p{L})`,
    value: (match, passage) => (isReserve(passage.text, match) ? undefined : asYear(match)),
  },
  {
    // "2019 wurde die Gastherme gegen ein Brennwertgerät getauscht": what came, and not a part of it.
    pattern: regexp.giu`(?<![\d.,/–-])(?<year>${YEAR})\s(?:(?:haben|hat|ließ(?:en)?|wurden?|ist)\s(?:(?!${YEAR}|nicht|kein)[^.;,]){0,60}?|(?:die|der|das|den|alle)\s(?:[\p{L}-]+\s){0,2}?\p{L}*)(?:heizung(?:sanlage)?|therme|kessel|öfen|nachtspeicher\p{L}*)\s(?:gegen|durch)\s(?:(?!${YEAR}|pumpe|brenner|regelung)[^.;,]){0,50}?(?:brennwert\p{L}*|wärmepumpe|therme|kessel|heizung(?:sanlage)?|fernwärme\p{L}*)\s(?:(?:aus|ein|um)?getauscht|ausgewechselt|gewechselt|ersetzt|abgelöst|tauschen\slassen|austauschen\slassen|ersetzen\slassen)(?!\p{L})`,
  },
  {
    // "2016: Scheitholzvergaser"
    pattern: regexp.giu`(?<![\d.,/–-])(?<year>${YEAR}):\s(?:neue[rs]?\s|Einbau\s(?:der|einer|eines)\s)?(?:neuen\s)?(?:Scheitholz\p{L}*|Holzvergaser\p{L}*|Heizung(?:sanlage)?|Heizkessel|Pellet\p{L}*|(?:Gas|Öl)\p{L}*(?:kessel|therme|heizung)|(?:Gas-?\s?)?Brennwert\p{L}*|(?:Luft-Wasser-|Sole-)?Wärmepumpe|Fernwärme\p{L}*)(?!\p{L})`,
    value: (match, passage) => (isReserve(passage.text, match) ? undefined : asYear(match)),
  },
  {
    // "Die Heizung wurde 2022 gegen ein neues Gas-Brennwertgerät getauscht", "Der Kessel ist 2019 durch eine Wärmepumpe ersetzt worden"
    pattern: regexp.giu`(?<!\p{L})\p{L}*(?:heizung(?:sanlage)?|therme|kessel|öfen|nachtspeicher\p{L}*)(?!\p{L})\s(?:wurden?|ist|haben wir|hat|ließen wir)\s(?:(?!soll|muss|wird|nicht|nie|Öltank|Brenner|Tank)[\p{L}-]+\s){0,4}(?<year>${YEAR})\s(?:von\s\p{L}+\s)?(?:gegen|durch|auf)\s(?:(?!${YEAR}|pumpe\s|brenner\s|regelung\s)[^.;,]){3,60}?\s(?:(?:aus|ein|um)?getauscht|(?:aus)?gewechselt|ersetzt|abgelöst|umgestellt|umgerüstet|(?:aus|um)?tauschen\slassen|ersetzen\slassen|umstellen\slassen)(?!\p{L})`,
    value: (match, passage) => (isReserve(passage.text, match) ? undefined : asYear(match)),
  },
  {
    // "Das Haus erhielt 2021 eine neue Gasheizung", "Die Wohnung bekam 2018 eine neue Therme"
    pattern: regexp.giu`(?<!\p{L})(?:erhielt(?:en)?|bekam(?:en)?|hat|haben|gab es)\s(?:[\p{L}-]+\s){0,3}?(?:im Jahre?\s)?(?<year>${YEAR})\s(?:auch\s)?(?:eine?n?|neue|die)\s(?:(?!${YEAR}|und\s)[\p{L}-]+\s){0,3}?\p{L}*-?(?:heizung(?:sanlage)?|therme|heizkessel|kessel|wärmepumpe|brennwertgerät)(?!\p{L})(?!\s(?:nicht|gewartet|geprüft))`,
    value: (match, passage) =>
      /^ha/iu.test(match[0]) &&
      !/^[^.;]{0,40}(?:bekommen|erhalten|eingebaut|installiert)/iu.test(
        passage.text.slice(match.index + match[0].length),
      )
        ? undefined
        : asYear(match),
  },
  {
    // "Die Ölheizung wurde 2003 eingebaut", "Gaszentralheizung, Brennwert, von der Gemeinschaft 2017 erneuert"
    pattern: regexp.giu`(?<!\p{L})(?:(?:Gas|Öl)-\s?)?\p{L}*(?:heizung(?:sanlage)?|therme|kessel|wärmepumpe)(?!\p{L})(?:\s(?:wurde|ist|hat|haben)\s|,\s)(?:(?!soll|muss|wird|Öltank|Brenner|Tank)[\p{L},-]+\s){0,6}(?<year>${YEAR})\s(?:(?!nur|teilweise|zuletzt)[\p{L}-]+\s){0,2}(?:erneuert|eingebaut|installiert|ersetzt|(?:aus)?getauscht|(?:aus)?gewechselt|eingesetzt)(?!\p{L})`,
    value: (match, passage) => (isReserve(passage.text, match) ? undefined : asYear(match)),
  },
  {
    // "die Geräte stammen aus den Jahren 2004 bis 2019": the oldest of several speaks for what comes first.
    pattern: regexp.giu`(?:heizung(?:en|sanlagen)?|thermen|geräte|kessel)[^.;\n]{0,60}?\s(?:aus\sden\sJahren|zwischen)\s(?<year>${YEAR})\s(?:bis|und|–|-)\s${YEAR}`,
    value: match => {
      const reading = asYear(match)
      return reading && { ...reading, doubt: 0.8 }
    },
  },
  {
    // "2011 mit einer neuen Gas-Brennwertheizung sowie 2013 mit neuen Fenstern ausgestattet"
    pattern: regexp.giu`(?<![\d.,/–-])(?<!(?:von|aus|Baujahr|Bj\.)\s)(?<year>${YEAR})\smit\s(?:einer|einem)\s(?:neuen|modernen)\s(?:(?!${YEAR}|und\s|sowie\s|mit\s)[\p{L}-]+\s){0,3}?\p{L}*(?:heizung(?:sanlage)?|therme|kessel|wärmepumpe|brennwertgerät)(?!\p{L})[^.;]{0,100}?\s(?:ausgestattet|versehen|ausgerüstet|bestückt)(?!\p{L})`,
  },
  {
    pattern: regexp.giu`(?<!\d)(?<year>${YEAR})\s(?:eine?\sneue\s(?:Heizung(?:sanlage)?|Therme|Gastherme|Ölheizung|Gasheizung)(?!\p{L})|(?:wurden?\s|erfolgte\s|kam\s)?(?:(?:die|der|eine?|das|neue[rns]?)\s){0,3}(?:Heizung(?:sanlage)?|Heizkessel|Gastherme|Gas-?\s?Brennwert\p{L}*|Brennwerttherme|Wärmepumpe|Gasheizung|Ölheizung|Gas-?Zentralheizung)\s(?:[\p{L}-]+\s)?(?:ersetzt|erneuert|eingebaut|installiert|ausgetauscht|modernisiert))`,
    sections: OWN_SECTIONS,
  },
  {
    pattern: regexp.giu`(?<!\p{L})(?:Baujahr|Bj\.)\s(?:der\s|des\s)?(?:Anlagentechnik|Heizung(?:sanlage)?|Wärmeerzeugers?|Heizkessels?)\s?:?\s?(?<year>${YEAR})`,
    sections: OWN_SECTIONS,
  },
])

export const heatingYearProse: ProseRule[] = [
  {
    // "fünf Thermen sind aus der Sanierung, drei wurden 2015 getauscht": the oldest, which is due first
    key: 'heizungBaujahr',
    pattern: /(?<!\p{L})\p{L}*(?:heizung(?:en)?|thermen?|kessel|geräte[n]?)(?!\p{L})/giu,
    value: (match, { text }) => {
      const year = oldestOfSeveral(text, match.index)
      return year ? { value: year } : undefined
    },
    rank: RANK.prose,
    sections: ['object', 'energy'],
  },
  // What is told of some of them is not the year of all.
  ...OF_ONE.map((rule): ProseRule => {
    const { value } = rule
    return { ...rule, value: (match, passage) => (oldestOfSeveral(passage.text, match.index) === undefined ? value(match, passage) : undefined) } // prettier-ignore
  }),
]

/** "ein neues Gas-Brennwertgerät, die Solarkollektoren sind von 2004": the year behind a comma belongs to what is named there. */
const ANOTHER_THING =
  /,\s(?:und\s|aber\s)?(?:(?:die|der|das|eine?)\s(?:\p{Ll}+e[nrs]?\s)?(?!\p{L}*(?:[Hh]eiz|[Kk]essel|[Tt]herme|[Bb]renn|[Gg]erät|[Ww]ärme|[Aa]nlage|[Tt]echnik))\p{Lu}|(?:die|der|das)\s(?=Solar)|(?:\p{L}*[Ff]enster|\p{L}*[Bb]ad|[Bb]äder|\p{L}*[Dd]ach|\p{L}*[Kk]üche|[Ee]lektrik|[Ss]olar\p{L}*|[Pp]hotovoltaik\p{L}*|PV-?\p{L}*|[Ff]assade|[Bb]öden|[Tt]üren|[Hh]austür|[Rr]oll[lä]\p{L}*|[Kk]amin\p{L}*)(?!\p{L}))/u

function isOfAnotherThing(words: string): boolean {
  return ANOTHER_THING.test(words)
}

/** "Der Stromverbrauch für Heizung und Warmwasser lag im Jahr 2025 bei 3.900 kWh" */
function isOfConsumption(text: string, { 0: words, index }: RegExpExecArray): boolean {
  return /(?:verbrauch|kosten|abrechnung)(?!\p{L})[^.;\n]*$/iu.test(text.slice(0, index) + words)
}

/** "Heizung 2022 gewartet", "Fußbodenheizung (2018)", "Ölheizung, und im Jahr 2018 haben wir das Bad": it is as old as before, or the year is another's. */
function isNoRenewal(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const after = text.slice(index + words.length)
  return (
    /(?<!\p{L})(?:fu(?:ß|ss)boden|flächen|wand|decken)-?heizung[^,;]*$|(?:brenner|umwälzpumpe|regelung)[^,;]*$|\sum\seine[nr]?\s[^,;]*(?:ergänzt|erweitert)[^,;]*$/iu.test(
      words,
    ) ||
    (/,/u.test(words) &&
      /^\s(?:haben|hat|wurden?|ließ(?:en)?|bekam(?:en)?|erhielt(?:en)?|kam(?:en)?|folgten?)(?!\p{L})/iu.test(after)) ||
    regexp.iu`^\s(?:(?:zuletzt|noch|erst|fachgerecht|neu|komplett|vom\s\p{L}+)\s){0,2}${SERVICED}`.test(after)
  )
}

/** "2019: Heizung erneuert\n2021: Bad", "(2019) Heizung, (2021) Bad": the year heads what comes after it. */
function isOfNextItem(text: string, match: RegExpExecArray): boolean {
  const after = text.slice(match.index + match[0].length)
  if (match[0].includes('\n') && !/^(?:\)|\.)?\s*(?:\n|$)/u.test(after)) return true
  return /(?:^|[,;\n])\s?\((?:19|20)\d\d\)\s$/u.test(text.slice(0, match.index))
}

/** "der alte Ölkessel (1994) dient nur noch als Reserve": not what heats the house. */
function isReserve(text: string, match: RegExpExecArray): boolean {
  const [before, after] = [
    text.slice(Math.max(0, match.index - 12), match.index),
    text.slice(match.index + match[0].length),
  ]
  // "muss bis Ende 2026 raus": the year of its end.
  if (
    /(?<!\p{L})(?:muss|müssen|darf|dürfen|soll|sollte)(?!\p{L})|(?<!\p{L})bis\s(?:zum\s|ende\s|anfang\s|mitte\s)*\d{4}$/iu.test(
      match[0],
    )
  )
    return true
  return (
    /(?<!\p{L})(?:alte[rnsm]?|frühere[rnsm]?|ehemalige[rnsm]?|bisherige[rnsm]?)\s$/iu.test(before) ||
    /^[^.;\n]{0,50}(?<!\p{L})(?:reserve|stillgelegt|außer betrieb|not(?:heizung|betrieb)|ersetzt|wurde ausgetauscht)/iu.test(
      after,
    )
  )
}
