import { regexp } from '#kernel/regexp.ts'
import { type Caught, type RemarkRule, rule } from '../remarkRule.ts'

const FLOORS: Readonly<Record<string, string>> = { i: 'ein', ii: 'zwei', iii: 'drei', iv: 'vier', '1': 'ein', '2': 'zwei', '3': 'drei', '4': 'vier' } // prettier-ignore
const COUNT = String.raw`(?:eine?m?|zwei|drei|vier|i{1,3}|iv|[1-4])`
const HALF = String.raw`(?: (?:und|mit|plus|\+|zzgl·|zuzüglich)(?: \p{L}+)? (?:ausgebaute[snrm]?|ausbaubare[snrm]?)? ?dach(?:geschoss)?)`
const AT_MOST = String.raw`(?: (?:von|bis|zu|maximal|max·?|höchstens|ist|beträgt|zulässig|begrenzt|auf))*[ :=¦]{0,4}`
const METRES = String.raw`\d{1,2}(?:,\d{1,2})? ?m(?:etern?)?(?!\p{L}|²)`
const ROOF = String.raw`(?:sattel|walm|krüppelwalm|pult|flach|zelt|mansard)`
const DEGREES = String.raw`(?<from>\d{1,2}) ?(?:°|grad)? ?(?:-|–|bis|und) ?(?<to>\d{1,2}) ?(?:°|grad)`

/** Two values in one cell, as their labels are: "GRZ / Vollgeschosse" beside "0,3 / II". */
const AND = String.raw`(?:,|\/|und|¦|·|\+|&) ?`
const STOREYS = String.raw`(?:(?:zahl|anzahl) der )?(?:voll)?geschosse?(?:zahl)?(?!\p{L})`
const UP_TO = '(?:max·? ?|maximal |höchstens |bis zu )?'

/** Metres of wall below which there is no room for two full storeys of 2.40 m with floors and a plinth. */
const TWO_STOREYS = 5.5

/** That the statement tells what a plan or an office lets one build, not what stands there. */
const OF_A_PLAN =
  /(?<!\p{L})(?:grz|gfz|grundflächenzahl|geschossflächenzahl|vollgescho\p{L}+|bebauungspl\p{L}+|b-plan|festsetz\p{L}*|setzt|bauweise|dachneigung|dachform|dach ?[:¦][^.]{0,40} oder|firsthöhe|traufhöhe|wandhöhe|baufenster\p{L}*|baugrenzen?|\p{L}* ?wohngebiet|mischgebiet|dorfgebiet|zulässig\p{L}*|zugelassen|erlaubt|bebaubar\p{L}*|bebauung|bebaut werden|baurecht|bauplatz\p{L}*|baugrundstück\p{L}*|dürfen|darf)(?!\p{L})/u
/** A house that somebody has drawn, that stands next door, or that is to be pulled down. */
const OF_A_HOUSE =
  /(?<!\p{L})(?:nachbar\p{L}*|umgebung|\p{L}*beispiel\p{L}*|muster\p{L}*|hausvorschlag|etwa so|abriss\p{L}*|abbruch\p{L}*|altbau|bestandsgebäude|baujahr|das (?:haus|gebäude) (?:hat|ist|wurde))(?!\p{L})/u

/** One term of a plan. Together they answer how large one may build; what stands on a plot next door is none. */
function term(
  name: string,
  pattern: RegExp,
  meaning: (caught: Caught) => string,
  only: RegExp = OF_A_PLAN,
): RemarkRule {
  return rule(name, 'baurecht', 'neutral', {
    ...{ subject: 'baumass', pattern, meaning, only, unless: OF_A_HOUSE, fixed: 'stated', evenIfOpen: true },
  })
}

function heightOf(name: string, label: string, words: string): RemarkRule {
  return term(name, regexp.u`(?:${words})${AT_MOST}(?<height>${METRES})`, ({ height }) => `${label} ${height ?? ''}`)
}

function share(grz: string | undefined): string[] {
  return grz === undefined ? [] : [`GRZ ${grz} (${Math.round(Number(grz.replace(',', '.')) * 100)}\u00a0% überbaubar)`]
}

function floorsOf(floors: string): string {
  const count = (FLOORS[floors] ?? floors).replace(/^eine?m?$/u, 'ein')
  return `${count} Vollgeschoss${count === 'ein' ? '' : 'e'}`
}

const GEBIETE: Readonly<Record<string, string>> = {
  wa: 'allgemeines Wohngebiet', wr: 'reines Wohngebiet', wb: 'besonderes Wohngebiet', mi: 'Mischgebiet', md: 'Dorfgebiet', mdw: 'dörfliches Wohngebiet', mu: 'urbanes Gebiet', ge: 'Gewerbegebiet',
} // prettier-ignore

/** What a Bebauungsplan lets one build, in its own terms (§ 9 BauGB, BauNVO): what decides on a plot beside its price. */
export const PLAN_TERM_RULES: readonly RemarkRule[] = [
  term(
    'bau-gebiet',
    /(?<name>(?:allgemeine|reine|besondere)[sn]? wohngebiet|dörfliche[sn]? wohngebiet|mischgebiet|dorfgebiet|urbane[sn]? gebiet)|(?<code>wa|wr|wb|mi|md|mdw|mu)(?= ?[),;·:¦/]| \d| ?$)/u,
    ({ name, code }) =>
      code === undefined
        ? (name ?? '').replace(/e[ns]? (?=wohn|gebiet)/u, 'es ').replace(/(?:^|(?<= ))(?=(?:wohn|misch|dorf)?gebiet)./u, first => first.toUpperCase()) // prettier-ignore
        : (GEBIETE[code] ?? ''),
    // "Mi" is a Wednesday, and a town may lie in a Wohngebiet.
    /(?<!\p{L})(?:grz|gfz|grundflächenzahl|vollgescho\p{L}+|bebauungspl\p{L}+|b-plan|festsetz\p{L}*|setzt|bauweise|baufenster|einzel- |doppelhäuser|baurecht|planungsrecht|bauplanungsrecht|gebietsart|art der (?:baulichen )?nutzung|nutzungsart)(?!\p{L})/u,
  ),
  term(
    'bau-haustyp',
    /(?<only>nur |ausschließlich |lediglich )?(?<type>einzel-? ?(?:und|oder|,|\/|u·) ?doppel(?:häuser[n]?|haus(?:bebauung)?)|einzelhäuser[n]?|doppelhäuser[n]?|einzelhausbebauung|(?:freistehende )?einfamilienhäuser[n]?)/u,
    ({ only, type = '' }) => `${only === undefined ? '' : 'nur '}${houses(type)}`,
  ),
  term(
    'bau-wohnungen',
    regexp.u`(?:höchstens|maximal|max·?|bis zu|nicht mehr als) (?<count>eine|zwei|drei|vier|sechs|\d) (?:wohnungen?|wohneinheiten?|we)(?: (?:je|pro) \p{L}+)?`,
    ({ count }) => `höchstens ${count ?? ''} Wohnung${count === 'eine' || count === '1' ? '' : 'en'} je Gebäude`,
  ),
  term(
    'bau-bauweise',
    /(?<how>offene|geschlossene|abweichende|halboffene)[rn]? bauweise/u,
    ({ how }) => `${how ?? ''} Bauweise`,
  ),
  term(
    'bau-dach-frei',
    /(?:dachform(?:en)?|form des daches|dachgestaltung)(?!\p{L})(?: ?[:¦] ?| (?:ist|sind|bleibt|kann)(?: (?:laut|nach) (?:\p{L}+ )?bebauungsplan)? )(?:frei|beliebig|nicht (?:vorgeschrieben|festgesetzt|vorgegeben))(?!\p{L})|(?:freie|beliebige) dachform(?!\p{L})/u,
    () => 'Dachform frei',
    /./u,
  ),
  // "Bebaubarkeit ¦ Bebauungsplan, GRZ 0,35, zwei Vollgeschosse"; "GRZ, GFZ: 140 €/m², 742 m², 0,3, 0,6"
  rule('baumass', 'baurecht', 'neutral', {
    subject: 'baumass',
    pattern: regexp.u`(?:(?:grz|grundflächenzahl)(?: \(grz\))?(?: (?:von|beträgt|ist|max·?|maximal)| ?[:=¦])* ?(?<grz>0,\d{1,2})(?!\d))(?:[^.;¦]{0,60}?(?<floors>(?<!\p{L})${COUNT}) (?:mögliche |zulässige )?vollgeschosse?n?(?!\p{L}))?|(?<floors2>(?<!\p{L})${COUNT}) (?:mögliche |zulässige )?vollgeschosse?n?(?!\p{L})(?:[^.;¦]{0,60}?(?:grz|grundflächenzahl)(?: von| beträgt| ist| ?[:=¦])* ?(?<grz2>0,\d{1,2})(?!\d))?|(?:grz|grundflächenzahl) ?${AND}(?:(?:gfz|geschossflächenzahl) ?${AND})?${STOREYS}[ :¦]{1,4}(?<grz4>0,\d{1,2}) ?${AND}(?:[0-2],\d{1,2} ?${AND})?${UP_TO}(?<floors4>${COUNT})(?!\p{L}|\d|,\d)|(?:grz|grundflächenzahl) ?(?:,|\/|und) ?(?:gfz|geschossflächenzahl)(?!\p{L})[^.]{0,110}?(?<![\d,])(?<grz3>0,\d{1,2}) ?(?:,|\/|und|¦) ?[0-2],\d{1,2}(?!\d)|${STOREYS} ?${AND}(?:grz|grundflächenzahl)[ :¦]{1,4}${UP_TO}(?<floors5>${COUNT}) ?${AND}(?<grz5>0,\d{1,2})(?!\d)|(?:voll)?geschosse?[ :¦]{1,4}(?:max·? |maximal |höchstens )?(?<floors3>${COUNT})(?!\p{L}|\d|,\d)`,
    meaning: ({ grz, grz2, grz3, grz4, grz5, floors, floors2, floors3, floors4, floors5 }) => {
      const count = floors ?? floors2 ?? floors3 ?? floors4 ?? floors5
      return [...share(grz ?? grz2 ?? grz3 ?? grz4 ?? grz5), ...(count === undefined ? [] : [floorsOf(count)])].join(
        '; ',
      )
    },
    fixed: 'stated',
    // "Das Haus hat zwei Vollgeschosse" tells what stands there.
    only: /(?<!\p{L})(?:grz|grundflächenzahl|zulässig\p{L}*|erlaubt|bebau\p{L}*|wohngebiet|mischgebiet|bauplatz\p{L}*|baugrundstück\p{L}*|dürfen|darf|firsthöhe|traufhöhe|wandhöhe|dachneigung|bauweise)(?!\p{L})|geschosse? ?[:¦]/u,
    unless: /(?<!\p{L})(?:nachbar\p{L}*|umgebung|beispiel|etwa so)(?!\p{L})/u,
  }),
  term('bau-dachgeschoss', regexp.u`(?<!\p{L})${COUNT} vollgeschosse?n?${HALF}`, () => 'dazu ein ausgebautes Dach'),
  term(
    'bau-gfz',
    regexp.u`(?:gfz|geschossflächenzahl)(?: \(gfz\))?(?: (?:von|beträgt|ist|max·?|maximal)| ?[:=¦])* ?(?<gfz>[0-2],\d{1,2})(?!\d)|(?:grz|grundflächenzahl) ?(?:,|\/|und) ?(?:gfz|geschossflächenzahl)(?!\p{L})[^.]{0,110}?(?<![\d,])0,\d{1,2} ?(?:,|\/|und|¦) ?(?<gfz2>[0-2],\d{1,2})(?!\d)`,
    ({ gfz, gfz2 }) => `GFZ ${gfz ?? gfz2 ?? ''}`,
  ),
  // Two full storeys need about six metres of wall.
  term(
    'bau-traufhoehe',
    regexp.u`(?<=(?<two>(?<!\p{L})(?:zwei|ii|2) (?:\p{L}+ )?vollgeschosse?n?(?!\p{L})[^.]{0,60})?)(?:traufhöhe|traufe)${AT_MOST}(?<height>${METRES})`,
    ({ two, height = '' }) =>
      `Traufe höchstens ${height}${two !== undefined && Number.parseFloat(height.replace(',', '.')) < TWO_STOREYS ? ' (das zweite Geschoss liegt im Dach)' : ''}`,
  ),
  heightOf('bau-wandhoehe', 'Wand höchstens', 'wandhöhe|außenwandhöhe'),
  heightOf('bau-firsthoehe', 'First höchstens', 'firsthöhe|first'),
  heightOf('bau-hoehe', 'Gebäude höchstens', 'gebäudehöhe|bauhöhe|höhe der gebäude'),
  term(
    'bau-dach',
    regexp.u`(?<form>${ROOF}-?(?:(?:,| oder| und|\/) ?(?:oder |und )?${ROOF}-?)*d[äa]ch(?:er|s)?(?:(?:,| oder| und) ${ROOF}d[äa]ch(?:er)?)*)?(?:,? ?(?:dachneigung(?:en)?|neigung|mit|zwischen|von|bei))*[ :¦]{0,3}(?<![\d,])${DEGREES}|(?<form2>${ROOF}-?(?:(?:,| oder| und|\/) ?(?:oder |und )?${ROOF}-?)*d[äa]ch(?:er|s)?(?:(?:,| oder| und) ${ROOF}d[äa]ch(?:er)?)*)`,
    ({ form, form2, from, to }) => {
      const roof = form ?? form2
      const degrees = from === undefined ? '' : `${from}–${to ?? ''}°`
      return roof === undefined ? `Dachneigung ${degrees}` : `${roofs(roof)}${degrees === '' ? '' : ` ${degrees}`}`
    },
  ),
  term(
    'bau-fenster',
    /(?:baufenster|baufläche|überbaubare fläche)(?:s|e[sn])?(?: (?:misst|von|mit|hat|ist|beträgt|etwa|rund|ca·?|circa|die maße))*[ :¦]{0,3}(?<wide>\d{1,2}(?:,\d{1,2})?) ?(?:m )?(?:x|×|\*|mal|auf) ?(?<deep>\d{1,2}(?:,\d{1,2})?) ?m(?:etern?)?(?!\p{L}|²)/u,
    ({ wide, deep }) => `Baufenster ${wide ?? ''} × ${deep ?? ''}\u00a0m`,
    /./u,
  ),
]

function houses(type: string): string {
  if (type.startsWith('einzel') && type.includes('doppel')) return 'Einzel- und Doppelhäuser'
  if (type.startsWith('einzel')) return 'Einzelhäuser'
  return type.startsWith('doppel') ? 'Doppelhäuser' : 'Einfamilienhäuser'
}

/** As German writes it: the statement text is small. */
function roofs(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}(?=\p{L}*(?:dach|däch|-))/gu, first => first.toUpperCase())
}
