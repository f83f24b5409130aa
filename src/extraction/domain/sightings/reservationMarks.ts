import { wholeWords } from '../scope/wholeWords.ts'

/** Words by which a sentence concedes, doubts or belittles. */
const PLAIN = wholeWords(
  String.raw`leider|allerdings|nie|niemals|trotzdem|obwohl|obgleich|dennoch|immerhin|nicht dabei|(?:geht|gehen) (?:\p{L}+ ){0,2}nicht mit|meines wissens|so ?(?:viel|weit) (?:ich|wir|mir|uns)|angeblich|glauben? (?:ich|wir)|(?:ich|wir) (?:glaube|denke|vermute)n?|ein bisschen|ein wenig|schon mal|ab und zu|hin und wieder|gelegentlich|manchmal|eben so|gewöhn\p{L}*|muss man mögen|in kauf|streit\p{L}*|ehrlich\p{L}*|zugegeben|man muss|muss man|müsste\p{L}*|sollte man|im grundbuch|beim notar|vergessen|verschoben|unfertig|abgesprungen|weiß (?:keiner|niemand)|niemand\p{L}*|keiner|jederzeit|irgendwann|angefangen|liegen geblieben|nur gepachtet|nicht groß`,
  'g',
)
const FAINT = wholeWords(
  String.raw`nicht|kein\p{L}{0,2}|nichts|ohne|aber|jedoch|doch|noch|damals|seinerzeit|früher|nur|lediglich|bloß|nachbar\p{L}*|(?:bau|landrats)?amt\p{L}{0,2}|kreis|behörde\p{L}*|gemeinde|wasser|gehört|gehören|gehörte|muss|müssen|wohl|vielleicht|eigentlich|etwas|meint?en?|ob|immer wieder|einmal|gesprochen|selbst`,
  'g',
)
/** An amount, with or without its currency, is what somebody has asked, said or paid. */
const AMOUNT = /(?<![\d·])(?:\d{2,3}·\d{3}|\d·\d{3}·\d{3})(?! ?(?:m²|qm|km))|\d{3,} ?(?:€|eur|euro)(?!\p{L})/gu
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu
/** Denials that praise or say nothing. */
const PRAISE = wholeWords(
  String.raw`nicht (?:nur|weit|zuletzt|fern|viel|entgehen|fehlen|mehr weg)|nichts zu wünschen|keine? (?:wünsche|problem\p{L}*|wunder|frage|zweifel|weiteren kosten)|kaum wünsche|ohne (?:umwege|weiteres|stress|lange wege)|aber auch|sondern auch|noch (?:heute|mehr|schöner|besser|weiter)|nicht übersehen|muss man (?:gesehen|erlebt) haben|lässt keine`,
  'g',
)
/** Who tells, and his family. */
const PERSON = wholeWords(
  String.raw`ich|mein(?:e[rmns]?)?|mir|mich|wir|unser(?:e[rmns]?)?|uns|(?:groß|schwieger)?(?:vaters?|mutter|eltern)|onkel|tante|opa|oma`,
  '',
)
/** What an owner says of himself and no firm: "mein Mann", "wir haben hier gewohnt". */
const OWNER = wholeWords(
  String.raw`ich|mein(?:e[rmns]?)?|mir|mich|unser(?:e[rmns]?)? (?:kindern?|eltern|mutter|vater|tochter|sohn|oma|opa|enkel\p{L}*|\p{L}*haus|zuhause|garten|dach|hof|nachbarn?|grundstück|wohnung)|(?:haben|hatten|waren|wohnten) wir|wir (?:haben|hatten|wohn\p{L}*|verkaufen|ziehen|geben|bleiben|sind|waren|lebten|leben)`,
  '',
)
/** How one meets, what is vouched for, and who earns: said in every exposé. */
const BOILERPLATE = wholeWords(
  String.raw`besichtig\p{L}*|vereinbar\p{L}*|(?:freuen|beraten) (?:wir|uns)|wir freuen|(?:käufer)?provision\p{L}*|courtage|makler\p{L}*|haftung|haften|gewähr\p{L}*|irrtum|irrtümer|zwischenverkauf|exposés?|widerruf\p{L}*|datenschutz|geldwäsche\p{L}*|finanzierung\p{L}*|kontakt\p{L}*|anfragen?|energieausweis\p{L}*|verbindlich\p{L}*|unverbindlich\p{L}*|angaben|bietstunden?|bieter\p{L}*|sicherheitsleistung|gebote?s?|grunderwerbsteuer|notarkosten|visualisierung\p{L}*|abbildung\p{L}*|rufen sie|melden sie|kaufpreis|anruf\p{L}*|telefon\p{L}*`,
  '',
)
const MAX_PLAIN = 3
const MAX_FAINT = 3

/** What the marks of a sentence come to; 0: it takes nothing back. */
export function weightOf(sentence: string): number {
  const said = sentence.replace(PRAISE, ' ')
  const plain = Math.min(MAX_PLAIN, count(said, PLAIN))
  const faint = Math.min(MAX_FAINT, count(said, FAINT) + figures(said))
  return plain + faint === 0 ? 0 : 2 * plain + faint + (PERSON.test(said) ? 1 : 0)
}

function figures(text: string): number {
  return count(text, AMOUNT) > 0 ? 2 : Math.min(1, count(text, YEAR))
}

function count(text: string, marks: RegExp): number {
  return text.match(marks)?.length ?? 0
}

export function isOfAPerson(sentence: string): boolean {
  return OWNER.test(sentence)
}

export function isBoilerplate(sentence: string): boolean {
  return BOILERPLATE.test(sentence)
}
