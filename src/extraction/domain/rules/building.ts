import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { proseOf, type ProseRule, type Reading, tableOf, type TableRule } from '../rule.ts'

export const YEAR = String.raw`(?:1[5-9]\d{2}|20[0-4]\d)`
const ERAS: [RegExp, number][] = [[/jahrhundertwende/iu, 1900]]

export function year(text: string): Reading | undefined {
  if (/wärmeerzeuger|heizung|anlagentechnik|kessel|therme/iu.test(text.split('/')[0] ?? '')) return undefined
  const found = regexp.u`(?<!\d|[.,])(${YEAR})(?!\d|[.,]\d)`.exec(text)
  if (found) return { value: Number(found[1]) }
  const era = ERAS.find(([pattern]) => pattern.test(text))
  return era && { value: era[1], doubt: 0.6 }
}

const YEAR_OF_HOUSE = String.raw`^(?:baujahr|bj)\.?(?: (?:des |der )?(?:gebäudes?|hauses|haus|wohnhauses|objekte?s?|immobilie))?`
const ACCORDING_TO = String.raw`(?:laut|lt|gemäß|gem|nach|aus|im|siehe|s)\.? (?:vorliegende[mrn] )?(?:angaben? )?(?:de[rmns] )?`
/** "Baujahr laut Ausweis", "Baujahr (Energieausweis)", "Bj. gem. Verbrauchsausweis" */
const OF_CERTIFICATE = regexp.u`${YEAR_OF_HOUSE},? \(?(?:${ACCORDING_TO})?(?:(?:energie)?-?(?:verbrauchs|bedarfs)?-?ausweis(?:es)?|energiepass|ea)\)?$`
/** "Baujahr gemäß Bauakte", "Baujahr (lt. Grundbuch)", "Baujahr nach Angabe der Eigentümer": who says so. */
const OF_RECORDS = regexp.u`${YEAR_OF_HOUSE},? \(?${ACCORDING_TO}(?:bau(?:akten?|amt|unterlagen|archiv|genehmigung|schein|antrag|beschreibung|plan|plänen)|grundbuch|kataster|teilungserklärung|gutachten|verkehrswertgutachten|(?:haus)?verwaltung|verwalters?|eigentümer(?:in|s)?|verkäufer(?:in|s)?)\)?$`
/** "Baujahre | 1970–1984" heads a class of houses in a market report, or those of an estate. */
const SPAN = regexp.u`^${YEAR}\s?(?:–|-|bis)\s?(?:${YEAR})`
/** "Baujahr (Heizung)" */
const OF_PLANT = /\((?:der |des )?(?:heiz|anlagentechnik|kessel|therme|wärme|brenner)/u

export const buildingTables: TableRule[] = tableOf('baujahr', {}, [
  {
    label:
      /^(?:baujahr|baujahr ?\/ ?(?:sanierung|modernisierung|renovierung|kernsanierung|anbau|umbau|erweiterung|aufstockung|ausbau|fertigstellung|bezug|bezugsfertigkeit)|(?:baujahr|erbaut|errichtet|gebaut) ?\/ ?(?:zuletzt )?(?:kern)?(?:saniert|modernisiert|renoviert)|bj|baujahre|ursprungsbaujahr|ursprüngliches baujahr|errichtet|erbaut|jahr der (?:erbauung|errichtung)|baujahr (?:des |der )?(?:gebäudes?|einrichtung|residenz|hauses|haus|haupthaus|haupthauses|wohnhaus|wohnhauses|hofstelle|wohnanlage|ursprung|objekt|immobilie|wohnhaus).{0,24}|baujahr der anlage|gebäudebaujahr|(?:wann )?gebaut|year built|year of construction|built|geplante fertigstellung|bauj)(?: ?\(.{0,20}\))?$/u,
    value: (text, label) => {
      if (OF_CERTIFICATE.test(label) || OF_PLANT.test(label) || IS_SERVICED.test(text)) return undefined
      const isWeak = /^(?:laut|lt|gemäß|gem)(?!\p{L})/iu.test(text) || (label.startsWith('baujahre') && SPAN.test(text))
      return isWeak ? withRank(year(text)) : year(text)
    },
  },
  { label: OF_RECORDS, value: year },
  {
    // "Haus | 1962, sieben Geschosse": a year and nothing before it.
    label: /^(?:haus|gebäude|wohnhaus|das haus|hauptgebäude|erstbezug|entstehungsjahr|errichtungsjahr|jahrgang)$/u,
    value: text => (regexp.u`^(?:ca\.\s|um\s)?${YEAR}(?=$|[,;(]|\s\()`.test(text.trim()) ? year(text) : undefined),
  },
  {
    // It may be the year of the plant or of a rebuilding: it stands where no other year does, and contradicts none.
    label: OF_CERTIFICATE,
    value: text => {
      const reading = year(text)
      return reading && { ...reading, rank: RANK.hint, doubt: 0.6 }
    },
  },
  {
    label: /^(?:geplante |voraussichtliche )?fertigstellung(?: ?\/ ?baujahr)?$|^jahr der fertigstellung$/u,
    value: text => withRank(year(text)),
  },
])

/** "Baujahr 2014, jährlich gewartet": what is serviced is a plant, and no building. */
const IS_SERVICED =
  /^\d{4},?\s\(?(?:(?:jährlich|regelmäßig|laufend|stets|immer|zuletzt)\s)?(?:\d{4}\s)?gewartet(?!\p{L})/iu

function withRank(reading: Reading | undefined): Reading | undefined {
  return reading && { ...reading, rank: RANK.hint }
}

/** "Der Bestandsbau von 1961 wird zurückgebaut": what is sold takes its place. */
const GIVES_WAY =
  /^(?:\s?\([^)]{0,80}\))?\s(?:wird|werden|wurden?|ist)\s(?:(?:\p{L}+|\d{4})\s){0,3}(?:zurückgebaut|rückgebaut|abgerissen|abgebrochen)(?!\p{L})/iu

/** Two figures up to this mean this century. */
const LAST_SHORT_YEAR = 29
const RAISED = String.raw`(?:erbaut|errichtet|gebaut|fertiggestellt|bezugsfertig|erstellt|gefügt|gezimmert|hochgezogen)`

const OUTBUILDING_STANDS =
  /^\s*(?:und\s|dazu\s)?(?:eine?|die|der|das|unsere?|zwei)\s(?:\p{L}+\s)?(?:\p{L}*garagen?|carport|schuppen|gartenhaus|werkstatt|scheune|nebengebäude)(?!\p{L})(?:\s\(?[^.;\n¦,]*)?\s?(?:steht|stehen|liegt|grenzt|schließt|befindet|gehört|ist)\s[^.;\n¦,]{0,60},\s$/iu

/** "Geheizt wird mit Gas, die Anlage ist von 1996": what heats the house. */
const HEATED = /(?<!\p{L})(?:(?:ge|be)heizt|heizen|heizung)(?!\p{L})[^.;]*$/iu

/** "Pelletofen in der Diele (Baujahr 2017": what stands before the bracket is as old as it says. */
const APPLIANCE_IN_BRACKETS =
  /(?:^|[,:]\s?|\sund\s|\smit\s)(?:\p{Ll}+e[mnrs]?\s)*(?:\p{L}*ofen|kamin|kaminkassette|\p{L}*herd|\p{L}*geräte?|markisen?|sauna|wallbox|boiler|\p{L}*speicher|gartenhaus|pool|whirlpool|photovoltaik\p{L}*|pv-anlage|solar\p{L}*|treppenlift|rollläden|brunnen|\p{L}*pumpe)(?:\s[^(),:]{1,40})?\s\([^()]*$/iu

export const buildingProse: ProseRule[] = proseOf('baujahr', { value: asYear }, [
  {
    pattern: regexp.giu`(?<!\p{L})(?:Ursprungs)?(?:Baujahr|Bauj\.|Bj\.?)(?!\p{L})(?:\s(?:des|vom)\s(?:Gebäudes?|Hauses?|Wohnhauses?|Objekts?|Hauptgebäudes?|Altbaus?|Ursprungs))?(?!\s*(?:der|des|Heiz|Anlage|Wärme|lt|laut|gemäß|Fenster|Dach|\(?Heiz))\s*:?\s*(?:ca\.|um|etwa|circa|vermtl\.)?\s*(?<year>${YEAR})(?!\d)`,
    value: (match, passage) => {
      const before =
        passage.text
          .slice(Math.max(0, match.index - 25), match.index)
          // "Einfamilienhaus nebst Garage, Baujahr 1974": of the house.
          .replace(/(?:nebst|samt|mit|und)\s(?:\p{L}+\s)?\p{L}*(?:garage|carport)\p{L}*,\s?$/iu, '')
          // "Satteldach, Baujahr 1936": a roof is told of by its form, and dated without a comma.
          .replace(/(?<!\p{L})(?:sattel|(?:krüppel)?walm|mansard(?:en)?|flach|pult|zelt|spitz)dach,\s?$/iu, '')
          .split(/[.;\n¦]/u)
          .at(-1) ?? ''
      // "Ein Carport steht vor dem Haus, Baujahr 1988": of what the sentence tells of.
      const clause =
        passage.text
          .slice(0, match.index)
          .split(/[.;\n¦]/u)
          .at(-1) ?? ''
      if (OUTBUILDING_STANDS.test(clause) || APPLIANCE_IN_BRACKETS.test(clause)) return undefined
      if (IS_SERVICED.test(match[0].slice(-4) + passage.text.slice(match.index + match[0].length))) return undefined
      return /(?:heizung|therme|kessel|(?<!wohn|haus|ferien|eigentums)anlage|brenner|fenster|dach(?!gesch|boden|studio|terr)|wärmepumpe|garage|küche)\p{L}*(?:\s\(?[\p{L}-]+){0,2}[\s,:(–-]*$$/iu.test(
        before,
      )
        ? undefined
        : asYear(match)
    },
  },
  {
    // "Doppelhaushälfte (Neubau 2024), Erstbezug"
    pattern: regexp.gu`(?<!\p{L})Neubau\s(?:aus\s|von\s)?(?<year>20[0-4]\d)(?!\d)`,
    value: match => {
      const reading = asYear(match)
      return reading && { ...reading, doubt: 0.8 }
    },
    sections: ['object'],
  },
  {
    // "Wir haben sie 1997 als Neubau gekauft", "1974 als Erstbesitzer gekauft"
    pattern: regexp.giu`(?<![\p{L}\d.])(?:im Jahre?\s)?(?<year>${YEAR})\s(?:vom Bauträger\s)?als\s(?:Neubau|Erstbezug|Erst(?:besitzer|eigentümer|käufer|erwerber|bewohner)(?:in|innen)?)\s(?:vom\sBauträger\s)?(?:gekauft|erworben|bezogen)(?!\p{L})`,
    value: match => {
      const reading = asYear(match)
      return reading && { ...reading, doubt: 0.8 }
    },
    sections: ['object'],
  },
  {
    // "Baujahr 79", "Bj. 94"
    pattern: /(?<!\p{L})(?:Baujahr|Bj\.?)\s?'?(?<short>\d{2})(?![\d.,/]\d|\d|\s?(?:%|m²|qm|€))/giu,
    value: match => {
      const short = Number(match.groups?.short)
      return { value: short <= LAST_SHORT_YEAR ? 2000 + short : 1900 + short, doubt: 0.9 }
    },
  },
  {
    // "1972 errichtet", "im Jahre 1988 erbaut", "um 1900 erbautes"
    pattern: regexp.giu`(?<![\p{L}\d.])(?:im Jahre?\s|ca\.\s|um\s|etwa\s|circa\s|Anno\s)*(?<year>${YEAR})(?:\s?[/–-]\s?\d{2,4})?\s(?:für\s(?:[\p{L}-]+\s){1,6}?)?(?:(?!saniert|renoviert|modernisiert|erweitert|umgebaut|und\s)(?:[\p{L}/-]+|\d{1,3}(?:,\d+)?\s?m²)\s){0,8}?${RAISED}(?:e[nrsm]?)?(?!\p{L})`,
    value: builtHere,
  },
  {
    pattern: regexp.giu`(?<!\p{L})${RAISED}(?:e[nrsm]?)?\s(?:wurde\s|im Jahre?\s|in\s|um\s|ca\.\s|etwa\s|circa\s|das Haus\s|Jahr\s)*(?<year>${YEAR})(?!\d)`,
    value: builtHere,
  },
  {
    pattern: regexp.giu`(?<!\p{L})(?:\p{L}*(?:haus|hauses|denkmal|bau|baus|bauten|gebäude|gebäudes|anlage|immobilie|villa|objekt|objekts|hof|bungalow|wohnung|spinnerei|weberei|brauerei|molkerei|gießerei|fabrik|mühle|kaserne|schule|speicher|remise|scheune))\s(?:\(|stammt\s|datiert\s|ist\s)?(?:aus\s(?:der\sZeit\sum\s|(?:dem\s|den\s)?(?:Bau|Ursprungs)?(?:Jahre?n?\s|jahr\s)?)|von\s|Baujahr\s|Bj\.\s|um\s)(?:ca\.\s|etwa\s|um\s)?(?<year>${YEAR})(?!\d)`,
    value: match =>
      /heizung|anlagentechnik|garage|klär|solar|photovoltaik|küche|wintergarten|gartenhaus/iu.test(match[0]) ||
      GIVES_WAY.test(match.input.slice(match.index + match[0].length)) ||
      (/^Anlage/iu.test(match[0]) && HEATED.test(match.input.slice(Math.max(0, match.index - 80), match.index)))
        ? undefined
        : asYear(match),
  },
  {
    // "Sanierung eines Gründerzeithauses (1889)"
    pattern: regexp.giu`(?<!\p{L})(?:Gründerzeit|Jugendstil|Bürger|Stadt|Wohn|Miets?|Bauern|Fachwerk|Zinshaus|Patrizier|Altbau)(?:haus|hauses|gebäude|gebäudes)\s\((?:um\s|ca\.\s)?(?<year>${YEAR})\)`,
  },
  {
    // "in einer Zeile von vier Häusern aus dem Jahr 1978", "Der vordere Bau mit dem Treppengiebel stammt von 1878"
    pattern: regexp.gu`(?<!\p{L})(?:Häusern?\saus\s(?:dem\sJahre?|dem\sBaujahr)\s|(?:(?:Das|Unser)\s\p{L}*[Hh]aus|Der\s(?:vordere\s|ältere\s|alte\s)?Bau|Das\sGebäude|Die\sVilla)\s(?:(?!Nachbar|Anbau)[\p{L}-]+\s){0,5}stammt\s(?:aus|von)\s(?:dem\sJahre?\s)?)(?<year>${YEAR})(?!\d)`,
  },
  {
    // "Gründerzeithaus anno 1898 in der Südstadt"
    pattern: regexp.gu`(?<!\p{L})(?:\p{L}*[Hh]aus|\p{L}*[Vv]illa|\p{L}*[Gg]ebäude|\p{L}*[Hh]of|\p{L}*[Mm]ühle|Anwesen),?\s(?:von\s|aus\s)?[Aa]nno\s(?<year>${YEAR})(?!\d)`,
  },
  {
    // "Als der Apotheker dieses Haus 1911 für seine Tochter bauen ließ", "der das Haus 1927 errichten ließ"
    pattern: regexp.gu`(?<!\p{L})(?:(?:dieses|unser|das|sein)\s(?:\p{Ll}+e\s)?(?:\p{L}*[Hh]aus|Gebäude|Anwesen)|(?:diese|unsere|die)\s\p{L}*[Vv]illa)\s(?:im Jahre?\s|um\s)?(?<year>${YEAR})\s(?:(?!neu\s|um\s|für\suns\s)[\p{L}-]+\s){0,7}?(?:errichten|erbauen|bauen)\s(?:ließ(?:en)?|lassen\shat(?:te)?n?)(?!\p{L})`,
    value: builtHere,
  },
  {
    // "1889 ließ der Brauereibesitzer am Stadtrand eine Mälzerei errichten"
    pattern: regexp.gu`(?<![\p{L}\d.])(?<!Ab etwa\s|[Aa]b\s|[Ss]eit\s)(?:Im Jahre?\s|Um\s)?(?<year>${YEAR})\sließ(?:en)?\s(?!hier|wir|ich|sie|(?:die|der|unsere?) (?:Eigentümer|Verkäufer))[^.;]{3,120}\s(?:errichten|erbauen|bauen)(?!\p{L})`,
  },
  {
    pattern: regexp.gu`(?<!\p{L})(?:Gebaut|Erbaut|Errichtet)\s(?:haben|hat|wurden?)[^.;\d]{0,90}?(?<year>${YEAR})(?!\d|\s(?:€|Euro|m²))`,
    value: builtHere,
  },
  {
    // "Die Inschrift über der Tür nennt das Jahr 1723"
    pattern: regexp.gu`(?<!\p{L})(?:Inschrift|Türbalken|Schlussstein|Jahreszahl|Bauinschrift|Sturz|Balken)(?!\p{L})[^.;\d]{0,50}(?<year>${YEAR})(?!\d)`,
    value: match => {
      const reading = asYear(match)
      return reading && { ...reading, doubt: 0.8 }
    },
  },
  {
    pattern: regexp.giu`(?:built in|completed in|constructed in|dating from|year of construction:?|year built:?)\s(?<year>${YEAR})`,
  },
  {
    pattern: /(?:aus der |um die |der )(?:vorletzten )?Jahrhundertwende/giu,
    value: () => ({ value: 1900, doubt: 0.6, rank: RANK.hint }),
  },
])

/** What a clause speaks of before the year: "Die Garage haben wir 1984 gebaut", "Das Haus gegenüber wurde 1899 gebaut". */
const OTHER_BUILDING =
  /(?<!\p{L})(?:\p{L}*(?:mauer|brücke|straße|haltestelle|tunnel|deich|kindergarten)|garagen?|carport|stall|scheune|anbau|wintergarten|schuppen|aufzug|gegenüber|nebenan|(?:be)?nachbar\p{L}*|umliegend\p{L}*|ringsum)(?!\p{L})[^.;,:\n¦]*$/iu
/** "Die Treppe, 2018 vom Tischler gebaut, …": what stands before the comma is as old as that. */
export const THING_APART =
  /(?<!\p{L})(?:\p{L}*(?:küche|ofen|öfen|kamin|herd|treppe|schr[aä]nke?|regale?|möbel|sauna|pool|teich|terrasse|balkone?|gaube|dach|fenster|tür|türen|tor|garagen?|carport|schuppen|stall|scheune|anbau|wintergarten|gartenhaus|laube|pergola|mauer|zaun|brunnen|werkstatt|halle)|bad|bäder|duschbad|heizung)(?:\s(?:im|in der|in den|am|an der|auf der|hinter dem|neben dem)\s[\p{L}-]+)?,\s$/iu
const A_HOME = /(?:haus|gebäude|wohnung|villa|objekt|immobilie|anlage|hof|anwesen|bungalow|hälfte)(?!\p{L})/iu
const NOT_HERE = /(?<!\p{L})(?:gegenüber|nebenan|(?:be)?nachbar\p{L}*|umliegend\p{L}*|ringsum)(?!\p{L})/iu

/** "Ziehen im Februar 2027 in ihr neu gebautes Haus": where the sellers go. */
const NEXT_HOME =
  /(?<!\p{L})(?:in|ins) (?:ihr|unser|mein|sein|das)(?:e|en)? (?:(?:eigene[sn]?|neu(?:es?)?|gerade|frisch) ?){0,2}(?:ge|er)baute[sn]? /iu

/** "Die Photovoltaikanlage gehört uns nicht. Sie wurde 2017 errichtet": the pronoun is that of the plant. */
const AFTER_PLANT =
  /(?<!\p{L})(?:pv|photovoltaik|solar|wind|biogas|wallbox)(?:-?\p{L}*)(?!\p{L})[^.;¦]*[.;]\s(?:sie|diese|die anlage)\s(?:wurden?|ist|sind)(?:\s[\p{L}-]+){0,3}\s$/iu

/** A year of renovation, a garage or an extension is not the year the house was built. */
function builtHere(match: RegExpExecArray): Reading | undefined {
  const clause = OTHER_BUILDING.exec(
    match.input
      .slice(Math.max(0, match.index - 60), match.index)
      .split(/[.;,:\n¦]/u)
      .at(-1) ?? '',
  )
  if (THING_APART.test(match.input.slice(Math.max(0, match.index - 60), match.index))) return undefined
  if (AFTER_PLANT.test(match.input.slice(Math.max(0, match.index - 160), match.index))) return undefined
  if (NEXT_HOME.test(match.input.slice(match.index, match.index + match[0].length + 20))) return undefined
  if (clause && (NOT_HERE.test(clause[0]) || !A_HOME.test(clause.input))) return undefined
  return /anbau|stall(?!\p{L})|straße(?!\p{L})|schuppen|\sdazu\s|garage|wintergarten|carport|dachgeschossausbau|aufgestockt|heizung|gartenhaus|bäder(?!stil)|küche|kirche|schloss|bahnhof/iu.test(
    match[0],
  )
    ? undefined
    : asYear(match)
}

export function asYear(match: RegExpExecArray): Reading | undefined {
  const value = Number(match.groups?.year)
  return value ? { value } : undefined
}
