import { regexp } from '#kernel/regexp.ts'
import { DAY, DAY_AGAIN, dayIn } from '../days.ts'
import { OWN_SECTIONS, type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'

const PARCEL = String.raw`(?:flurstück(?:e?s)?|flst·|flur-?st·|parzelle|nachbarflurstück) ?(?:nr· ?)?(?<parcel>\d{1,4}(?: ?\/ ?\d{1,4})?)(?![\d,]| ?(?:m²|qm|ha))`
const WAY = String.raw`(?:zufahrt|überfahrt|zuwegung|zugang|wegestück|weg|erschließung)`
/** From two metres on a cellar stays dry of it. */
const METRES = String.raw`(?<![\d,])(?<deep>[01],\d{1,2})`

const BOTH = String.raw`(?:beide[nr]?|beiderseitig\p{L}*|auch (?:der|dem|die) (?:bauträger|verkäufer|anbieter)\p{L}*|jede[rn]? (?:seite|partei|vertragspartei\p{L}*))`

const SELLING = String.raw`(?<who>verkäufer|veräußerer|eigentümer|(?:haus)?anbieter|bauträger|gemeinde|stadt|kommune)(?:in)?s?(?!\p{L})`
/** "Der Verkäufer kann bis zum 30.06.2027 zurücktreten", "Rücktrittsrecht der Gemeinde" */
const SELLER_MAY = String.raw`(?:der|die|dem) ${SELLING}(?: (?!nicht )[\p{L}\d·]+){0,4}? (?:kann|darf|behält sich|steht|ist)(?!\p{L})(?! (?:\p{L}+ )?nicht(?!\p{L}))[^.]{0,140}?(?<!\p{L})(?:zurücktreten|zurückzutreten|rücktritt(?:srecht|s)?)(?!\p{L})`
const OF_SELLER = String.raw`(?:rücktritts(?:recht|vorbehalt)|rücktritt)s? (?:des|der|für den|für die|zugunsten (?:des|der)) ${SELLING.replace('<who>', '<whose>')}`
/** Who does not pay, and a contract that is over, are no such case. */
const NO_WAY_OUT =
  /(?<!\p{L})(?:kein(?:e|en)? (?:\p{L}+ )?rücktritt\p{L}*|widerruf\p{L}*|ausgeschlossen|versicherung\p{L}*|reise\p{L}*|reservierung\p{L}*|rücktritt der damaligen|zahlungsverzug|nicht (?:zahlt|bezahlt)|miet(?:er|vertrag)\p{L}*|in den ruhestand|amt\p{L}*)(?!\p{L})/u

function leaver(word: string): string {
  if (/gemeinde|stadt|kommune/u.test(word)) return 'die Gemeinde'
  return /anbieter/u.test(word) ? 'der Anbieter' : 'der Verkäufer'
}

/** Measures of a plot and of the way to it, and the day until which a contract lets one go. */
export const PLOT_FIGURE_RULES: readonly RemarkRule[] = [
  // "Die Zufahrt erfolgt über den Hof des Vorderliegers, Flurstück 88/1", "Die Überfahrt zum Flurstück 684/2 wird geduldet"
  rule('zufahrt-flurstueck', 'bodenrichtwert', 'neutral', {
    subject: 'bodenmass',
    pattern: regexp.u`${WAY}(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:über|zu|zum) (?:(?!(?<!\p{L})(?:verkauf\p{L}*|steh(?:t|en)|angeboten|umfasst)(?!\p{L}))[^.]){0,90}?(?<!\p{L})${PARCEL}`,
    meaning: ({ parcel }) => `der Weg hängt an Flurstück ${(parcel ?? '').replaceAll(' ', '')}`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:eigene[snr]?|gesichert durch|eingetragenes? (?:geh|wege|fahr)\p{L}*|öffentlich\p{L}*|dort (?:parkt|stehen))(?!\p{L})/u,
  }),
  // "Die Zufahrt führt auf den letzten 140 m über das Flurstück des Nachbarn"
  rule('zufahrt-meter', 'bodenrichtwert', 'neutral', {
    subject: 'bodenmass',
    pattern: regexp.u`${WAY}(?!\p{L})[^.]{0,60}?(?<![\d,])(?<metres>\d{1,3}) ?(?:m|meter)(?!\p{L}|²)[^.]{0,20} über (?=[^.,;]{0,60}(?<!\p{L})(?:nachbar(?!ort|dorf|gemeinde|stadt)\p{L}*|fremd\p{L}*|anderer|dritter|verwandte\p{L}*)(?!\p{L}))(?:\p{L}+ ){0,3}(?:flurstück|grundstück|land|grund|acker|hof|wiese|weg) ?(?:de[rs] nachbar\p{L}*|eines|von|anderer|dritter|nebenan)?`,
    meaning: ({ metres }) => `der Weg führt auf ${metres ?? ''} m über fremden Grund`,
    fixed: 'stated',
  }),
  rule('zufahrt-geduldet', 'bodenrichtwert', 'warnung', {
    subject: 'bodenmass',
    pattern: regexp.u`(?:zufahrt|überfahrt|zuwegung|wegestück|mitbenutzung|benutzung)(?!\p{L})[^.]{0,80}(?<!\p{L}|nicht )geduldet(?!\p{L})|zufahrt nur über fremde[snr]? (?:grundstück|grund|flurstück)(?!\p{L})`,
    meaning: 'der Weg wird nur geduldet: vor dem Kauf eintragen lassen',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:leitung\p{L}* wird|nachbar\p{L}* (?:fährt|geht|nutzt))(?!\p{L})/u,
  }),
  // "Die Zufahrt gehört mit 78 m² zum Grundstück und ist in der Fläche enthalten"
  rule('zufahrt-in-flaeche', 'bodenrichtwert', 'neutral', {
    subject: 'bodenmass',
    pattern: regexp.u`(?:zufahrt|zuwegung|stichweg|pfeifenstiel|wegefläche)(?!\p{L})(?:(?!grundstück|insgesamt|zusammen|platz)[^.¦\n]){0,60}?(?:mit|davon|rund|ca·|von|sind|:) (?<![\d,·])(?<value>\d{2,3}) ?(?:m²|qm)(?! (?:groß\p{L}*|grundstück|wohn\p{L}*))(?!\p{L})|(?:zufahrt|zuwegung|stichweg)(?!\p{L})[^.]{0,50}?enthalten (?:ist |sind )?[(]?(?:mit |rund )?(?<value3>\d{2,3}) ?(?:m²|qm)|davon(?: sind| entfallen| rund| ca·| etwa)* (?<value2>\d{2,3}) ?(?:m²|qm) (?:(?:auf|für|als|sind) )?(?:die |den |der )?(?:private[nr]? )?(?:zufahrt|zuwegung|stichweg|pfeifenstiel|wegefläche)`,
    only: /(?<!\p{L})(?:davon|enthalten|gehört|gehören|eingerechnet|inklusive|entfallen|anteil\p{L}*)(?!\p{L})/u,
    meaning: ({ value, value2, value3 }) =>
      `${value ?? value2 ?? value3 ?? ''}\u00a0m² davon sind Zufahrt und nicht bebaubar`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:miteigentum\p{L}*|gemeinsam\p{L}*|nachbar\p{L}*|gepflastert\p{L}*|nicht (?:in der|im)|zusätzlich\p{L}*|hinzu)(?!\p{L})/u,
  }),
  // "Das Grundwasser wurde zwischen 0,90 m und 1,30 m unter Gelände angetroffen"
  rule('grundwasser-tiefe', 'bodenrichtwert', 'warnung', {
    subject: 'bodenmass',
    pattern: regexp.u`(?:grundwasser|schichtenwasser|schichtwasser)(?:s|stand|spiegel|flurabstand)?(?!\p{L})[^.¦]{0,60}? ${METRES}(?: ?m)?(?: ?(?:und|bis|–|-) ?(?<to>\d(?:,\d{1,2})?))? ?(?:m|meter)(?!\p{L}|²)`,
    meaning: ({ deep, to }) =>
      `Grundwasser ab ${deep ?? ''}${to === undefined ? '' : ` bis ${to}`}\u00a0m Tiefe: Abdichtung und Keller kosten mehr`,
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht (?:angetroffen|erreicht|gefunden|erkundet|untersucht)|(?:darf|kann|wird|wurde) (?:\p{L}+ )?(?:bis|um) [^.]{0,25}abgesenkt|(?:m|meter) (?:tief )?unter(?:halb)? (?:der|des) (?:\p{L}*sohle|bodenplatte|kellers?|kellerbodens?)|kein (?:grund|schicht)\p{L}*|brunnen|wärmepumpe|sonde|\p{L}*nachbar\p{L}*)(?!\p{L})/u,
  }),
  // "ein drei Meter breiter Streifen mit einem Leitungsrecht … darf nicht überbaut werden", "einen Streifen von 2,50 m beiderseits der Achse"
  rule('streifen-frei', 'bodenrichtwert', 'warnung', {
    subject: 'bodenmass',
    pattern: regexp.u`(?<wide>\d(?:,\d{1,2})?|zwei|drei|vier|fünf|sechs|acht|zehn) ?(?:m|meter)[ -]breite[nrs]? (?:schutz|leitungs|gewässerrand|grün|uferrand)?-?streifen|(?:schutz|leitungs|gewässerrand|uferrand)?streifen(?:s)? von (?<wide2>\d(?:,\d{1,2})?|zwei|drei|vier|fünf|sechs|acht|zehn) ?(?:m|meter)(?!\p{L})(?<sides> (?:beiderseits|beidseits|links und rechts|zu beiden seiten))?`,
    only: /(?<!\p{L})(?:über\p{L}*baut?\p{L}*|überbauung|frei(?:zu)?halten|frei (?:zu )?(?:halten|hält)|freigehalten|leitungsrecht\p{L}*|dienstbarkeit\p{L}*|bebauung|baufrei|von bebauung)(?!\p{L})/u,
    meaning: ({ wide, wide2, sides }) =>
      `ein Streifen von ${wide ?? wide2 ?? ''} m${sides === undefined ? '' : ' beiderseits der Leitung'} bleibt frei von Bebauung`,
    fixed: 'stated',
  }),
  // From DN 150 on it serves more than one house: "Abwasserleitung DN 100 im Haus".
  rule('leitung-quer', 'bodenrichtwert', 'warnung', {
    subject: 'bodenmass',
    pattern: regexp.u`(?:\p{L}*kanal|\p{L}*leitung)(?!\p{L})[^.]{0,50}?(?<!\p{L})dn ?(?<width>1[5-9]\d|[2-9]\d\d|\d{4})(?!\d)`,
    only: /(?<!\p{L})(?:quert|kreuzt|quer|verläuft|liegt|über das grundstück|durch das grundstück)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:in der straße|vor dem grundstück|hausanschluss\p{L}*|anschlussleitung)(?!\p{L})/u,
    meaning: ({ width }) => `eine Leitung DN ${width ?? ''} liegt im Grundstück`,
    fixed: 'stated',
  }),
  // "Rücktrittsrecht, falls Sie bis zum 30.06.2027 kein Grundstück finden", "steht beiden Seiten zu, wenn dies bis zum 30. Juni 2027 nicht der Fall ist"
  rule('ruecktritt-stichtag', 'bodenrichtwert', 'neutral', {
    subject: 'bodenmass',
    sections: SELLER_SECTIONS,
    pattern: regexp.u`(?:(?<=(?<!\p{L})(?<both>${BOTH})(?!\p{L})[^.]{0,80})|)(?:rücktritts?(?:recht)?|zurücktreten|zurückzutreten)(?!\p{L})(?:(?=[^.]{0,80}(?<!\p{L})(?<both2>${BOTH})(?!\p{L}))|)[^.]{0,120}?(?<!\p{L})bis (?:zum |spätestens |einschließlich )*${DAY}|bis (?:zum |spätestens |einschließlich )*${DAY_AGAIN}(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:zurücktreten|zurückzutreten)`,
    meaning: caught =>
      `${(caught['both'] ?? caught['both2']) === undefined ? 'Rücktrittsrecht' : 'zurücktreten dürfen beide Seiten'}, Stichtag ${dayIn(caught).toReversed().join('.')}`,
    fixed: 'stated',
    evenIfOpen: true,
    unless:
      /(?<!\p{L})(?:kein(?:e|en)? rücktritt\p{L}*|widerruf\p{L}*|ausgeschlossen|versicherung\p{L}*|reise\p{L}*|reservierung\p{L}*|rücktritt der damaligen)(?!\p{L})/u,
  }),
  // Who is bound while the other may go must know it, by whichever day.
  rule('ruecktritt-verkaeufer', 'bodenrichtwert', 'neutral', {
    subject: 'bodenmass',
    sections: SELLER_SECTIONS,
    pattern: regexp.u`(?:${SELLER_MAY}|${OF_SELLER})`,
    meaning: ({ who, whose }) => `${leaver(who ?? whose ?? '')} darf zurücktreten`,
    fixed: 'stated',
    evenIfOpen: true,
    unless: NO_WAY_OUT,
  }),
].map(one => ({ sections: OWN_SECTIONS, ...one }))
