import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const INSULATED = String.raw`(?:(?<!un)gedämmt|wärmegedämmt|isoliert|wärmeisoliert|nachgedämmt|aufgedämmt)(?:e[rnsm]?)?`
/** "durch eine Einblasdämmung verbessert", "mit Dämmplatten versehen", "erhielt eine Dämmung". */
const GIVEN = String.raw`(?:\p{L}*dämm(?:ung|platten|matten|stoff|schicht|wolle)|isolierung|mineralwolle|steinwolle|glaswolle|zellulose|styropor\p{L}*)(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:verbessert|versehen|verlegt|aufgebracht|eingebracht|ausgelegt|belegt|verkleidet|erhalten|angebracht|ausgestattet|eingeblasen|nachgerüstet)`
const TOP = String.raw`(?:(?:obere[nr]?|oberste[nr]?|letzte[nr]?) (?:geschoss|stockwerks|speicher|zimmer)?-?decke|geschossdecke|dachboden(?:s|decke)?|speicher(?:boden|decke)?|spitzboden|kehlbalken(?:lage|decke)?|decke zum (?:dachboden|speicher|spitzboden))`
const CELLAR = String.raw`(?:kellerdecken?|decke zum keller|decke des kellers|kellerdeckenunterseite)`
/** Its insulation is spoken of as a thought, a duty, a wish or a price. */
export const NOT_DONE =
  /wäre|könnte|sollte|müsste|muss (?:noch )?(?:gedämmt|nachgerüstet)|noch offen|fehlt|empfohlen|empfiehlt|empfehlung|möglich|bei (?:der )?dämmung|vorgesehen|geplant|steht noch aus|prüfpflicht|nachrüstpflicht|angebote?(?!\p{L})|kostenvoranschlag|kostenschätzung|kostet|würde|veranschlagt|zu dämmen|beraten|diskutiert|verworfen|abgelehnt|im gespräch|nachzurüsten|(?<!\p{L})(?:die |der |eine )?pflicht(?:en)?(?!\p{L})|verpflichtet/u

/** "Zwischensparrendämmung nur im Studio": the rest of the roof has none. */
export const ONLY_THERE =
  '(?<!\\p{L})(?:nur|lediglich|ausschließlich) (?:im|in|über|am|an) (?:der |dem |den )?(?!(?:\\p{L}*dach|dachgeschoss|dachbereich|dachschrägen)(?!\\p{L}))\\p{L}+'

const withParts = (part: string) =>
  String.raw`${part}(?!\p{L})[^.¦]{0,60}(?<!\p{L})${INSULATED}|${part}(?!\p{L})[^.]{0,60}(?<!\p{L})${GIVEN}|(?<!\p{L})${INSULATED} ${part}|dämmung (?:der|des|auf der|auf dem|unter der|an der) ${part}`

/** What of the envelope the new owner need not insulate any more (§ 35 GModG): the ceilings, and walls filled by blowing. */
export const INSULATION_RULES: readonly RemarkRule[] = [
  rule('decke-gedaemmt', 'daemmung', 'gut', {
    pattern: regexp.u`${withParts(TOP)}|(?:speicher|decken|geschossdecken|dachboden)-?dämmung|(?<roof>dach-?dämmung|(?:zwischen|auf|unter)sparren-?dämmung)|(?<roof2>dach(?:flächen?|eindeckung|s)?)(?!\p{L})[^.¦]{0,50}(?<!\p{L})(?:${INSULATED}|(?:mit|inkl·?|inklusive|samt|einschl·?|und) (?:\p{L}+ )?(?:wärme)?dämmung)(?! der (?:fassade|außenw))|(?<roof3>dämmung|gedämmt) zwischen (?:die|den) sparren|dämmwert der (?:oberste[nr]? )?(?:geschossdecke|decke)[^.]{0,80}(?:verbessert|erhöht)`,
    // A roof is renewed by its tiles: the ceiling below tells nothing of them.
    meaning: ({ roof, roof2, roof3 }) =>
      (roof ?? roof2 ?? roof3) === undefined ? 'Oberste Decke gedämmt' : 'Dach gedämmt',
    denied: ({ roof, roof2, roof3 }) =>
      (roof ?? roof2 ?? roof3) === undefined
        ? 'Oberste Geschossdecke nicht gedämmt'
        : 'Dach nicht gedämmt: Auch nach der obersten Geschossdecke fragen',
    deniedTone: 'warnung',
    unless: NOT_DONE,
    unlessBeside: regexp.u`${ONLY_THERE}`,
  }),
  rule('decke-ungedaemmt', 'daemmung', 'warnung', {
    pattern: regexp.u`${TOP}(?!\p{L})[^.¦]{0,30}(?<!\p{L})(?:ungedämmt\p{L}*|nicht isoliert|ohne (?:wärme)?dämmung)|ungedämmte[rnsm]? ${TOP}`,
    meaning: 'Oberste Geschossdecke nicht gedämmt',
    fixed: 'stated',
  }),
  // "Dacheindeckung 2008 ohne zusätzliche Dämmung": a year after the EnEV tells that it should have been insulated, not that it is.
  rule('neudeckung-ungedaemmt', 'daemmung', 'warnung', {
    pattern:
      /(?<!\p{L})(?:(?:steil|flach|sattel)?dach(?:es|s)?|dach(?:ein)?deckung|dachhaut|dachstuhl|eindeckung|dachziegel)(?!\p{L})[^.¦,;]{0,50}(?<!\p{L})(?:ohne (?:(?:zusätzliche|neue|weitere|jede|eine) )?(?:wärme|dach)?-?dämmung|nicht (?:mit-?|zusätzlich )?gedämmt|ungedämmt\p{L}*|unisoliert\p{L}*)(?!\p{L})|(?<!\p{L})(?:ungedämmte[rnsm]?|unisolierte[rnsm]?) (?:(?:steil|sattel)?dach(?:es|s)?|dachstuhl|dacheindeckung)(?!\p{L})/u,
    meaning: 'Dach ohne Dämmung: Auch nach der obersten Geschossdecke fragen',
    unless: /decke(?!\p{L}|ung)|garage|anbau|schuppen|scheune|wintergarten|vordach|carport|nebengebäude/u,
    fixed: 'stated',
  }),
  rule('kellerdecke-gedaemmt', 'daemmung', 'gut', {
    pattern: regexp.u`${withParts(CELLAR)}|kellerdecken-?dämmung`,
    meaning: 'Kellerdecke gedämmt',
    denied: 'Kellerdecke nicht gedämmt',
    deniedTone: 'hinweis',
    unless: NOT_DONE,
  }),
  rule('wand-eingeblasen', 'fassade', 'gut', {
    pattern: /einblas-?dämmung|(?:hohl|luft)schicht[^.¦]{0,50}(?:ausgeblasen|verfüllt|gedämmt|ausgeschäumt)/u,
    meaning: 'Hohlschicht der Wände durch Einblasen gedämmt',
    denied: 'Keine Einblasdämmung',
    unless: regexp.u`decke|dachboden|dachschräge|speicher|spitzboden|${NOT_DONE.source}`,
  }),
]
