import { capitalised } from '#kernel/capitalised.ts'
import { regexp } from '#kernel/regexp.ts'
import { DAY } from '../days.ts'
import { type Caught, OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'
import { writtenEuros } from '../written.ts'
import { OTHER_CLEARED } from './woods.ts'

/** "bis 31.12.2032", "bis Ende 2032", "bis 2032" */
const UNTIL = String.raw`(?:läuft |gilt |besteht |dauert )?(?:noch )?bis (?:zum |einschließlich |ende |mitte |anfang |zum jahresende )*(?:${DAY}|(?<year2>20\d\d)(?![\d·]))`
const AGAIN = UNTIL.replace(/\?<(\w+)>/gu, '?<$1b>')

const CLAUSE = UNTIL.replace(/\?<(\w+)>/gu, '?<$1c>')
/** A lease of soil, and not of rooms. */
const LAND =
  /(?<!\p{L})(?:pachtende|\p{L}*weide|\p{L}*acker(?:land|fläche)?|\p{L}*wiese|\p{L}*grünland|\p{L}*koppel|\p{L}*flächen?|schl[aä]ge?n?|\p{L}*landwirt\p{L}*|pferdehalter\p{L}*|flurstück\p{L}*|ha|hektar)(?!\p{L})/u

/** As it is written, without the day where the text has none. */
function untilOf(caught: Caught): string {
  const [day, month, year] = [caught['day'] ?? caught['dayb'] ?? caught['dayc'], caught['month'] ?? caught['monthb'] ?? caught['monthc'], caught['year'] ?? caught['yearb'] ?? caught['yearc']] // prettier-ignore
  const alone = caught['year2'] ?? caught['year2b'] ?? caught['year2c'] ?? caught['year3']
  if (alone !== undefined) return alone
  if (day === undefined || month === undefined) return year ?? ''
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year ?? ''}`
}

/** What ended in a year before binds nobody. */
function isAhead(caught: Caught, today: number): boolean {
  return Number(untilOf(caught).slice(-4)) >= today
}

/** Soil that trees stand on, by its words. */
const WOODS =
  /(?<!\p{L})(?:\p{L}*wald(?:e?s|stücks?|fläche\p{L}*)?|\p{L}*forst\p{L}*|bestand|bestände|hektar|ha|fm|festmetern?|\p{L}*käfer\p{L}*|sturm\p{L}*|\p{L}*holz|kahl\p{L}*)(?!\p{L})/u

const POINTS = String.raw`(?:bodenpunkte|ackerzahl(?:en)?|grünlandzahl(?:en)?|bodenzahl(?:en)?|bodenwertzahl(?:en)?|wertzahl(?:en)?)`
const TREE = String.raw`(?:laub|nadel|alt|misch|nach)?(?:kiefern?|fichten?|buchen?|eichen?|traubeneichen?|lärchen?|douglasien?|eschen?|birken?|ahorn|tannen?|stangenholz|altholz)`

const PERMIT_LAW = String.raw`(?:grundstücks?verkehrsgesetz(?:es)?|grdstvg)(?!\p{L})`

/** What makes a field or a forest worth its price, and what binds who buys it. */
export const LAND_FIGURE_RULES: readonly RemarkRule[] = [
  // "Bodenpunkte | im Mittel 38 (30 bis 44)", "Ackerzahl 34 bis 38"
  rule('bodenpunkte', 'bodenrichtwert', 'neutral', {
    subject: 'bodenmass',
    pattern: regexp.u`(?<named>${POINTS})(?!\p{L}) ?(?:[:¦(]{1,2} ?)?(?:(?:im mittel|im schnitt|durchschnittlich|zwischen|von|beträgt|betragen|liegt bei|liegen bei|liegen zwischen|rund|etwa|ca·|um) )*(?<from>\d{2})(?!\d|,\d| ?(?:m²|ha|%|€))(?: ?(?:–|-|bis|und) ?(?<to>\d{2})(?!\d))?|(?<from2>\d{2})(?: ?(?:–|-|bis) ?(?<to2>\d{2}))? bodenpunkten?`,
    meaning: ({ from, to, from2, to2 }) => {
      const top = to ?? to2
      return `Bodenpunkte ${from ?? from2 ?? ''}${top === undefined ? '' : ` bis ${top}`}`
    },
    fixed: 'stated',
    unless: /(?<!\p{L})(?:\p{L}*nachbar\p{L}*|gemarkung im|kreis\p{L}*|durchschnitt des)(?!\p{L})/u,
  }),
  // "überwiegend Kiefer, 45 bis 70 Jahre alt", "Buche 75 %, Esche | 85–110"
  rule('wald-alter', 'bodenrichtwert', 'neutral', {
    subject: 'bodenmass',
    pattern: regexp.u`(?<tree>${TREE})(?!\p{L})[^.;¦\d]{0,60}?(?:im alter von |,|¦)? ?(?<from>\d{2,3})(?: ?(?:–|-|bis) ?(?<to>\d{2,3}))?(?: (?:jahren?|j·|jährig)|-jährig)(?!\p{L})|(?<tree2>${TREE})(?!\p{L})[^.;\d]{0,40}(?:\d{1,3} ?%[^.;\d]{0,40})?¦ ?(?<from2>\d{2,3}) ?(?:–|-|bis) ?(?<to2>\d{2,3})(?= ?(?:¦|$|j·|jahre))`,
    meaning: ({ tree, from, to, tree2, from2, to2 }) => {
      const last = to ?? to2
      return `${capitalised(tree ?? tree2 ?? '')} ${from ?? from2 ?? ''}${last === undefined ? '' : ` bis ${last}`} Jahre alt`
    },
    fixed: 'stated',
    onlyNear: WOODS,
    unless:
      /(?<!\p{L})(?:\p{L}*nachbar\p{L}*|haus|\p{L}*fenster|\p{L}*treppe|\p{L}*böden|parkett|dielen|\p{L}*türen?|umtriebszeit|(?:stand|standen) (?:bis|vor)|war(?:en)? bis|bis 20\d\d (?:fichte|kiefer)\p{L}*|in \d{1,3} (?:bis \d{1,3} )?jahren|garten|terrasse|wohnhaus|straße)(?!\p{L})/u,
  }),
  // "ca. 290 Fm/ha" in the row of one parcel: of it alone, so that no stock of the whole is reckoned with it.
  rule('vorrat-genannt', 'bodenrichtwert', 'neutral', {
    subject: 'bodenmass',
    pattern: regexp.u`(?<![\d,·])(?<value>\d{2,3}) ?(?:(?:vorrats|ernte)?-?festmetern?|[ev]?fm)(?: ?\/ ?| (?:je|pro) )(?:ha|hektar)(?!\p{L})`,
    meaning: ({ value }) => `Holzvorrat ${value ?? ''} Festmeter je Hektar`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:\p{L}*nachbar\p{L}*|jährlich\p{L}*|zuwachs|einschlag|eingeschlagen|vergleich\p{L}*)(?!\p{L})/u,
  }),
  // "davon rd. 1,1 ha nach Käferbefall 2023 geräumt", "Kahlfläche 1,2 ha"
  rule('kahl-genannt', 'bodenrichtwert', 'warnung', {
    subject: 'bodenmass',
    pattern: regexp.u`(?<![\d,·])(?<value>\d{1,3}(?:,\d{1,4})?) ?(?:ha|hektar)(?!\p{L})(?:${OTHER_CLEARED}[^.;]){0,60}(?<!\p{L})(?:geräumt|kahl\p{L}*|schlagabraum|nicht wieder aufgeforstet)(?!\p{L})|(?:kahlfläche|schadfläche|windwurffläche|sturmfläche)(?!\p{L})[^.;¦\d]{0,20}(?<value2>\d{1,3}(?:,\d{1,4})?) ?(?:ha|hektar)(?!\p{L})|(?<m2>\d{1,3}·\d{3}) ?(?:m²|qm)?(?:${OTHER_CLEARED}[^.;€]){0,60}(?<!\p{L})(?:geräumt|kahl|kahlfläche)(?!\p{L})`,
    meaning: ({ value, value2, m2 }) =>
      `${m2 === undefined ? `${value ?? value2 ?? ''} ha` : `${m2.replaceAll('·', '.')}\u00a0m²`} sind geräumt oder kahl`,
    fixed: 'stated',
    onlyNear: WOODS,
    unless: /(?<!\p{L})(?:\p{L}*nachbar\p{L}*|haus|wohnung|keller|dachboden|(?<!nicht )wieder (?:bestockt|aufgeforstet))(?!\p{L})/u, // prettier-ignore
  }),
  // "Pachtende | 30.09.2029", "verpachtet bis 30.09.2031"
  rule('landpacht-bis', 'bodenrichtwert', 'neutral', {
    sections: OWN_SECTIONS,
    subject: 'bodenmass',
    pattern: regexp.u`pachtende ?[:¦]? ?${DAY}|(?<=(?:weide|acker|ackerland|wiese|grünland|fläche|flächen|koppel|wald)(?!\p{L})[^.;]{0,80})${CLAUSE} (?:\p{L}+ ){0,4}(?:verpachtet|in pacht)|(?:verpachtet|pachtvertrag|unterverpachtet|verpachtung|pachtverhältnis)(?!\p{L})[^.;\d]{0,60}?(?<!\p{L})${AGAIN}`,
    only: LAND,
    holds: isAhead,
    meaning: caught => `verpachtet bis ${untilOf(caught)}`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:(?:hinzu|dazu|zu)gepachtet\p{L}*|angrenzende[nrs]? [^.]{0,60}gepachtet|\p{L}*jagd\p{L}*|betreiber\p{L}*|pflege\p{L}*|hotel\p{L}*|dach\p{L}*|funkmast|erbpacht\p{L}*|(?:klein|pacht|schreber)gärten|(?:klein|pacht|schreber)garten|gaststätte)(?!\p{L})/u,
  }),
  // "780 €/ha, zusammen 2.216 € im Jahr", "260 €/Jahr"
  rule('landpacht-jahr', 'bodenrichtwert', 'neutral', {
    sections: OWN_SECTIONS,
    subject: 'bodenmass',
    pattern: regexp.u`(?<!\p{L})pacht(?:zins|preis|erlös|einnahmen?)?(?!\p{L})[^.;]{0,70}?(?<![\d·,])(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur) ?(?:im jahr|jährlich|pro jahr|je jahr|\/ ?jahr|p· ?a|(?=¦|$))|(?<!\p{L})(?:ver)?pacht\p{L}*(?!\p{L})[^.;]{0,70}?jährlich (?<value2>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)`,
    only: LAND,
    meaning: ({ value, value2 }) => `Pacht ${writtenEuros(value ?? value2 ?? '')} im Jahr`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:\p{L}*jagd\p{L}*|betreiber\p{L}*|pflege\p{L}*|hotel\p{L}*|erbpacht\p{L}*|pv|photovoltaik\p{L}*|stadtwerke|(?:klein|pacht|schreber)garten\p{L}*|gaststätte|gesucht)(?!\p{L})/u,
  }),
  // "die Zweckbindung läuft bis 31.12.2032 und geht auf den Käufer über"
  rule('foerderbindung-bis', 'bodenrichtwert', 'warnung', {
    subject: 'bodenmass',
    pattern: regexp.u`(?:zweckbindung|förderbindung|bindungsfrist|zweckbindungsfrist)(?!\p{L})[^.;\d]{0,60}?(?<!\p{L})${UNTIL}|pflanzung (?:muss|ist) (?:\p{L}+ ){0,2}${AGAIN} (?:gepflegt|zu pflegen|erhalten)`,
    holds: isAhead,
    meaning: caught => `Förderbindung bis ${untilOf(caught)}: Sie geht auf Sie über, wer sie bricht, zahlt zurück`,
    fixed: 'stated',
    only: /(?<!\p{L})(?:\p{L}*aufforst\p{L}*|\p{L}*förder\p{L}*|\p{L}*wald\p{L}*|pflanzung|kultur|\p{L}*land|vertragsnaturschutz|zuwendung\p{L}*)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:\p{L}*denkmal\p{L}*|belegungs\p{L}*|mietpreis\p{L}*|miet\p{L}*|sozial\p{L}*|wohnung\p{L}*|zinsbindung)(?!\p{L})/u,
  }),
  // "rund 0,8 Hektar geräumt", "19.412 m² … wieder aufzuforsten; die Frist wurde bis Ende 2027 verlängert"
  rule('aufforstung-bis', 'bodenrichtwert', 'warnung', {
    subject: 'bodenmass',
    pattern: regexp.u`(?:wieder ?(?:aufzuforsten|aufgeforstet|aufforstung|bewaldung|bepflanz\p{L}*)|wiederaufforstung\p{L}*|wiederbewaldung\p{L}*|aufforstung(?:spflicht)?)(?!\p{L})[^.]{0,70}?(?<!\p{L})${UNTIL}|frist(?!\p{L})[^.\d]{0,40}?(?<!\p{L})${AGAIN}|bis (?:ende )?(?<year3>20\d\d) (?:mit (?:\p{L}+,? ){1,5})?(?:ergänzt|aufgeforstet|bepflanzt|wiederbewaldet|nachgepflanzt)`,
    onlyNear: /aufforst|aufzuforst|bewaldung/u,
    holds: isAhead,
    meaning: caught => `wieder aufzuforsten bis ${untilOf(caught)}: Das zahlen Sie`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:zweckbindung|förderbindung|abgeschlossen|erledigt|erfüllt|nachgekommen|erfolgt(?:e)?)(?!\p{L})/u,
  }),
  rule('aufforstung-kosten', 'bodenrichtwert', 'warnung', {
    subject: 'bodenmass',
    pattern: regexp.u`(?<!\p{L})(?:mit|kostet|kosten|kalkuliert|veranschlagt|rund|etwa|ca·|auf) [^.€]{0,60}?(?<![\d·,])(?:(?<from>\d[\d·]{3,}) ?(?:€ |euro )?(?:bis|–|-) ?)?(?<value>\d[\d·]{3,}) ?(?:€|euro|eur)(?! ?(?:\/|je|pro) ?(?:ha|hektar))`,
    onlyNear: /aufforst|bewaldung|pflanzung|bepflanz/u,
    meaning: ({ from, value }) =>
      `Aufforstung kostet laut Exposé ${from === undefined ? '' : `${from.replaceAll('·', '.')} bis `}${writtenEuros(value ?? '')}`,
    fixed: 'stated',
    evenIfOpen: true,
    unless: /(?<!\p{L})(?:kaufpreis\p{L}*|fördermittel \(|zuschuss|bezuschusst|wurden? \d{4})(?!\p{L})/u,
  }),
  // "braucht der Kaufvertrag die Genehmigung nach dem Grundstückverkehrsgesetz" (§§ 1, 2, 9 GrdstVG; § 4 RSG)
  rule('grdstvg-genehmigung', 'vorkaufsrecht', 'warnung', {
    pattern: regexp.u`(?:genehmigung|genehmigt|genehmigungspflichtig)(?!\p{L})[^.;¦]{0,60}(?<!\p{L})${PERMIT_LAW}|(?<!\p{L})${PERMIT_LAW}[^.;¦]{0,60}(?<!\p{L})genehmig\p{L}*|grundstücks?verkehrsgenehmigung(?!\p{L})`,
    meaning:
      'Der Kauf muss nach dem Grundstückverkehrsgesetz genehmigt werden; die Behörde kann ablehnen, oder ein Landwirt kauft an Ihrer Stelle',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht (?:erforderlich|nötig|notwendig|genehmigungspflichtig)|genehmigungsfrei|keine[rs]? (?:\p{L}+ )?genehmigung|ohne genehmigung|entfällt|unter(?:halb)? der freigrenze|(?:bereits|schon) (?:erteilt|genehmigt)|liegt (?:bereits )?vor|wurde erteilt|ist erteilt)(?!\p{L})/u,
  }),
]
