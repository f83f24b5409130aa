import { regexp } from '#kernel/regexp.ts'
import { amountsIn, MONEY, numberFrom } from '../numbers.ts'
import type { ProseRule } from '../rule.ts'
import { SPENT } from './price.ts'
import { NUMBER_WORD, numberOfWord } from '../values/numberWords.ts'

/** What a home or plot costs at the least where a sentence tells it without calling it a price, €. */
export const MIN_TOLD = 10_000
/** "172.000", as one writes it where it is clear that it is euros. */
export const PLAIN_AMOUNT = String.raw`(?<![\d.,])(?:\d{2,3}|\d\.\d{3})\.\d[05]0(?![.,]?\d|\s?(?:€|EUR|Euro|m²|qm|km|kWh|Liter|Stück|Mark|DM|Kilometer|Einwohner))`

/** "zweihundertfünfundachtzigtausend Euro" */
const IN_WORDS = String.raw`(?<!\p{L})(?<word>${NUMBER_WORD})\s(?:Euro|EUR|€)(?!\p{L})`
/** "285 für das Haus", "310 Tausend" */
const IN_THOUSANDS = String.raw`(?<![\p{L}\d.,/-])(?<thousands>[1-9]\d{1,2})(?:\s?(?:tausend|Tsd\.)(?!\p{L}|\s?(?:€|Euro|EUR|Stück|Liter))|(?=\sfür\s(?:das|die|unser|unsere|mein|meine)\s(?:ganze\s)?(?:\p{L}*haus|\p{L}*wohnung|\p{L}*hälfte|Grundstück|Ganze)(?!\p{L})))`

/** One amount of a sentence in the place of which its words are read. */
const HERE = '#'
const ABOUT = String.raw`(?:(?:rund|etwa|ca·?|nur|genau|jetzt|nun|dann|immerhin|glatte?|runde) )*`
const WE =
  '(?:ich|wir|meine (?:frau|schwester) und ich|mein (?:mann|bruder) und ich|unsereins|die erben|wir erben|wir geschwister)'
const THIS = String.raw`(?:es|sie|er|das|alles|das ganze|die hütte|(?:das|die|der|den|unser|unsere|unseren|mein|meine|meinen) \p{L}*(?:haus|häuschen|wohnung|hälfte|hof|bungalow|villa|immobilie|anwesen|grundstück|grund|baugrund|bauplatz|platz|objekt))`

/** How sellers say what they ask. */
const ASKS = regexp.iu`(?:${[
  // "haben uns nach drei Abenden auf # geeinigt", "Einig sind wir uns über #"
  String.raw`(?:auf|über|bei) ${ABOUT}${HERE} (?:geeinigt|verständigt|festgelegt|festgesetzt|gekommen|gelandet|hängen|stehen) ?(?:geblieben)?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:geeinigt|einig|verständigt|festgelegt)(?!\p{L})[^#.]{0,50}(?:auf|über|bei) ${ABOUT}${HERE}`,
  // "Unter # geben wir es nicht her", "weniger als # nehme ich nicht"
  String.raw`(?<!\p{L}|gebote )(?:unter|weniger als|nicht unter) ${ABOUT}${HERE}(?! (?:bietet|biete|werden))[^#]{0,50}(?:nicht|nichts|kein\p{L}*|niemand\p{L}*)(?!\p{L})`,
  // "Für # gehört es Ihnen"
  String.raw`(?<!\p{L})(?:für|um|gegen) ${ABOUT}${HERE} (?:gehört|ist|wechselt|geht|bekommen|kriegen|können sie|dürfen sie|gebe|geben|lasse|lassen|würde|würden|verkaufe|verkaufen|überlasse)(?!\p{L})[^#]{0,30}(?<!\p{L})(?:${THIS}|ihnen|ihr|ihres|ihrer|weg|her|ab)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:geben?|lassen?|würden?|hergeben|abgeben) (?:\p{L}+ ){0,4}(?:für|um) ${ABOUT}${HERE}`,
  // "dass wir es für # abgeben"
  String.raw`(?<!\p{L})${THIS} (?:jetzt |nun |gern |gerne )?(?:für|um|zu) ${ABOUT}${HERE} (?:(?:ab|her|weg)(?:zu)?geben|hergegeben|zu verkaufen|verkaufen|anbieten|loswerden)(?!\p{L})`,
  // "Mit # wäre ich zufrieden"
  String.raw`(?<!\p{L})(?:mit|bei) ${ABOUT}${HERE} (?:bin|sind|wären?|würden?|werden) ${WE}[^#]{0,40}(?:zufrieden|einverstanden|glücklich|einig|unterschreib|verkauf)`,
  // "Der Preis steht fest: #", "haben den Preis auf # festgesetzt"
  String.raw`(?<!\p{L})(?:verkaufs|kauf|fest|end)?preis(?!\p{L})(?: (?:steht|ist|bleibt|lautet|beträgt|liegt|wäre|haben|hat|hab|habe|wollen|setzen|\p{L}*))?[^#\d.]{0,40}(?:fest:|: |auf|bei|mit|von|zu) ${ABOUT}${HERE}`,
  String.raw`(?<!\p{L})(?:bin|sind|wären?) (?:ich|wir) (?:\p{L}+ ){0,2}(?:mit|bei) ${ABOUT}${HERE} (?:zufrieden|einverstanden|glücklich|einig)`,
  // "Was ich dafür haben will: #", "Wir hätten gern #", "Haben will ich dafür #"
  String.raw`(?:^|[,:–] ?)was ${WE} (?:\p{L}+ ){0,4}(?:will|wollen|möchten?|hätten?|verlangen?|vorstellen?|brauchen?)(?!\p{L})[^#\d.]{0,12}${HERE}`,
  String.raw`(?<!\p{L})(?:(?:${WE} |^)(?:hätten?|möchten?|wollen|will|verlangen?|fordern?)|(?:hätten?|möchten?|wollen|will|verlangen?|fordern?) ${WE}) (?:(?:gern|gerne|schon|dann|dafür|daher|deshalb|mindestens|wenigstens|jetzt|heute|inzwischen|(?:für )?${THIS}) )*${ABOUT}${HERE}`,
  // "219.000 Euro, dafür lasse ich den Flügel stehen"
  String.raw`^(?:also |nun |gut, |dann )?${HERE},? (?:und )?dafür (?:lasse?n?|bekommen|bekommt|kriegen|kriegt|gibt|gehört|erhalten|bleib\p{L}*)(?!\p{L})`,
  // "Uns schweben # vor"
  String.raw`(?<!\p{L})(?:schweb(?:t|en)|schwebten) (?:uns|mir)(?: \p{L}+)? ${ABOUT}${HERE} vor(?!\p{L})|(?<!\p{L})(?:uns|mir) schweb(?:t|en) ${ABOUT}${HERE} vor(?!\p{L})`,
  // "Das Haus kostet #", "für alle übrigen kostet es #"
  String.raw`(?:^|[,:–(] ?|und |dafür |also )${THIS}(?: (?:\p{L}+|von \d{4})){0,3} (?:kostet|kosten) ${ABOUT}${HERE}`,
  String.raw`(?<!\p{L})kostet ${THIS} ${ABOUT}${HERE}`,
  // "Wir denken an #", "haben an # gedacht", "vorgestellt haben wir uns #", "# haben wir uns vorgestellt"
  String.raw`(?<!\p{L})(?:denke|denken|dachte|dachten) (?:wir |ich )?(?:da |dabei |so )*an ${ABOUT}${HERE}`,
  String.raw`(?<!\p{L})an ${ABOUT}${HERE} gedacht(?!\p{L})`,
  String.raw`${HERE} (?:haben|hab|habe|hätten|hätte|wollen|will|möchten|möchte|verlangen|verlange|sollen|soll) (?:${WE}|es|sie|er|das haus|die wohnung)(?!\p{L})[^#]{0,30}(?:vorgestellt|gedacht|angesetzt|ausgemacht|beschlossen|vereinbart|haben|dafür|kosten|bringen|$)`,
  String.raw`(?<!\p{L})(?:vorgestellt|gedacht|angesetzt|ausgemacht|vereinbart|verlangt|haben wollen|haben) (?:haben|hab|hätten|hätte|wollen|will|wird|werden|möchten|möchte) (?:${WE}|dafür)?[^#\d.]{0,20}${HERE}`,
  // "Wer # zahlt, bekommt die Schlüssel"
  String.raw`(?<!\p{L})wer ${ABOUT}${HERE} (?:zahlt|bezahlt|bietet|hinlegt|auf den tisch legt|überweist|mitbringt)(?!\p{L})`,
  // "Zum Geld: #", "Zum Preis, # stehen im Raum"
  String.raw`^zum (?:geld|preis|finanziellen|kaufpreis)[,:.–]* ?(?:es sind |das sind |wir sagen )?${ABOUT}${HERE}`,
  // "# ist unser letztes Wort", "# und keinen Cent weniger", "# ist der Preis"
  String.raw`${HERE},? (?:und )?(?:keinen (?:cent|euro|pfennig) (?:weniger|mehr)|(?:ist|sind|das ist|das sind|bleibt) (?:der|unser|mein|das) (?:(?:letzter?s?|fester?|end) ?)*(?:fest|end)?(?:preis|wort)(?!\p{L}))`,
  // "kostet 330 Euro den Quadratmeter, macht #", "der Quadratmeter kostet 120 Euro, das sind bei 743 m² #"
  String.raw`(?:€|eur|euro) ?(?:je|pro|den|für den|der|auf den|/) ?(?:quadratmeter|m²|qm|meter)(?!\p{L})[^#.]{0,50}(?:macht|machen|sind|ergibt|ergeben|also|zusammen|kommt|kommen|=)(?!\p{L})[^#.]{0,40}${HERE}`,
  String.raw`quadratmeter(?:preis)?(?!\p{L})[^#.]{0,30}\d (?:€|eur|euro)[^#.]{0,40}(?:macht|sind|ergibt|also|zusammen|=)(?!\p{L})[^#.]{0,40}${HERE}`,
].join('|')})`

/** Who else names amounts, and what else they buy. */
const OTHERS =
  /nachbar|gegenüber|nebenan|daneben|straßen? weiter|um die ecke|vergleichbar|ähnlich|(?<!\p{L})(?:gutachter|sachverständige|architekt|bank|volksbank|sparkasse|versicherung|interessent|bieter|dachdecker|handwerker|finanzamt|bodenrichtwert|richtwert)|geboten|makler[^#.]{0,60}(?:sprach|spricht|sagt|meint|schätz|würde|wollte|anbieten|hätte|nannte)|(?<!\p{L})(?:wollte|wollten) (?:mein|meine|unser|unsere|er|sie) /iu
const FORMER =
  /(?<!\p{L})(?:früher|damals|zuerst|anfangs|ursprünglich|bisher|vorher|zuvor|einst|seinerzeit|noch #|letztes jahr|voriges jahr|im (?:vorjahr|letzten jahr|frühjahr|sommer|herbst|winter)|vor \p{L}+ jahren|gekauft|bezahlt|gesteckt|investiert|gekostet|kostete|ausgegeben|erworben)(?!\p{L})/iu
const OTHER_THING =
  /(?<!\p{L})\p{L}*(?:dach|heizung|sanierung|renovierung|umbau|anbau|küche|garage|stellplatz|fenster|fassade|inventar|grundschuld|rücklage|umlage|entschädigung|miete|pacht|zuschuss|förderung|kredit|darlehen|erschließung|notar|steuer|kaution|ablöse|jahr|monat)(?!\p{L})[^,:]*#|#[^.]{0,12}(?:entschädigung|kaution|miete|pacht|ablöse|im monat|im jahr|monatlich|jährlich|für (?:die|das|den|eine?n?) (?:\p{L}+ )?(?:küche|garage|dach|heizung|stellplatz))/iu
const RANGE = /(?<!\p{L})(?:zwischen|bis(?: zu)?|von) #|# (?:bis|und|oder|–|-) \d/iu

/** Whether words speak of what somebody else asks, pays or reckons, or of what was asked or paid before. */
export function isOfOthers(words: string): boolean {
  return OTHERS.test(words) || FORMER.test(words)
}

const SENTENCE_END = /[!?;\n¦]|\.(?=\s|$)(?<!(?<![\d.])\d{1,2}\.)/u
/** "Wir haben den Gutachter gefragt und möchten jetzt #": who wants it was named before, and who was asked wants nothing. */
const SAME_SUBJECT =
  / und (?=(?:möchten?|wollen|will|verlangen?|fordern?|hätten?|denken?|dachten|haben uns|sind auf|kommen auf) )/u
const CLAUSE_END = /, | – | und (?=(?:da|das|es|dafür|damit|die|der) )/u

/** The asked price as a sentence tells it: its words are read with the amount taken out, so that they may stand on either side of it. */
export const priceTold: ProseRule = {
  key: 'kaufpreis',
  pattern: regexp.giu`(?<!\d[.,]?)(?:${MONEY}|(?<plain>${PLAIN_AMOUNT})|${IN_WORDS}|${IN_THOUSANDS})`,
  value: (match, { text, headline }) => {
    const value = valueOf(match)
    if (headline || value === undefined || value < MIN_TOLD) return undefined
    const before = last(last(text.slice(0, match.index), SENTENCE_END), SAME_SUBJECT)
    const after = first(text.slice(match.index + match[0].length), SENTENCE_END)
    // Beside other amounts only the part of the sentence speaks of this one.
    const words = [before, after].some(namesMoney)
      ? [last(before, CLAUSE_END), first(after, CLAUSE_END)]
      : [before, after]
    return isAsked(words.join(HERE), before) ? { value, unit: '€', doubt: 0.9 } : undefined
  },
  sections: ['object', 'costs'],
}

function valueOf({ 0: said, groups = {} }: RegExpExecArray): number | undefined {
  const { plain, word, thousands } = groups
  if (plain !== undefined) return numberFrom(plain)
  if (word !== undefined) return numberOfWord(word)
  return thousands === undefined ? amountsIn(said)[0]?.value : 1000 * Number(thousands)
}

function isAsked(words: string, sentence: string): boolean {
  const said = words.trim()
  // The rate per square metre is in the part before.
  const asks = ASKS.test(said) || ASKS.test(`${sentence}${HERE}`.trim())
  return (
    asks &&
    !SPENT.test(said.slice(said.indexOf(HERE) + 1)) &&
    !isOfOthers(said) &&
    !OTHER_THING.test(said) &&
    !RANGE.test(said)
  )
}

function namesMoney(words: string): boolean {
  return amountsIn(words).some(({ value }) => value >= MIN_TOLD) || new RegExp(PLAIN_AMOUNT, 'u').test(words)
}

function last(text: string, end: RegExp): string {
  return text.split(end).at(-1) ?? ''
}

function first(text: string, end: RegExp): string {
  return text.split(end)[0] ?? ''
}
