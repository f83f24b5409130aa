import { regexp } from '#kernel/regexp.ts'
import { countFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { quoteOf } from '../remarks/quote.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { type Statement, statementsOf } from '../statements/statementsOf.ts'
import type { ErbbauAhead } from './groundRent.ts'
import { groundRentShareIn, landToldIn } from './groundRentShare.ts'
import { GROUND_RENT } from './newGroundRent.ts'

const EXTENSION = wholeWords(
  '(?:vertrags)?verlängerung(?:en)?|verlänger\\p{L}*|erneuerung des (?:erbbaurechts|vertrags|vertrages)|neuabschluss\\p{L}*',
  '',
)
const NUMBER = String.raw`(?<years>\d{1,2}|fünf|zehn|fünfzehn|zwanzig)`
/** "eine Restlaufzeit, die die Darlehenslaufzeit um mindestens zehn Jahre übersteigt" */
const BEYOND_LOAN = regexp.u`restlaufzeit[^.]{0,80}(?:darlehens?|kredit|finanzierung)\p{L}*[^.]{0,60}?(?:mindestens |wenigstens )?${NUMBER} jahren? (?:über|länger)|(?:darlehen|kredit|finanzierung)\p{L}*[^.]{0,80}?(?:spätestens |mindestens |wenigstens |muss |müssen )(?:bereits )?${NUMBER} jahre vor (?:dem |seinem |ihrem )?(?:ablauf|ende|auslaufen)`
const LOAN = String.raw`(?<!\p{L})(?:darlehens?|darlehens?laufzeit(?:en)?|kredite?s?|kreditlaufzeit(?:en)?|finanzierung(?:en|slaufzeit)?)(?!\p{L})`
const OF_RIGHT = String.raw`(?:erb(?:bau|pacht)(?:recht|vertrag)?\p{L}*|rechtes?|vertrag(?:e?s)?)(?!\p{L})`
/** "dass die Laufzeit des Darlehens vor Ende des Erbbaurechts enden muss", "darf die Restlaufzeit des Erbbaurechts nicht überschreiten" */
const WITHIN_RIGHT = regexp.u`${LOAN}[^.]{0,60}?(?<!jahre )vor (?:dem )?(?:ablauf|ende|auslaufen) (?:des|der) (?:\p{L}+ )?${OF_RIGHT}[^.]{0,50}(?:enden|endet|getilgt|(?:zurück)?gezahlt|zurückgeführt|abgelöst|auslaufen)[^.]{0,10}(?<!\p{L})(?:muss|müssen|sein|soll(?:te)?)(?!\p{L})|${LOAN}[^.]{0,60}?(?:muss|müssen)(?!\p{L})[^.]{0,40}?(?<!jahre )(?:vor (?:dem )?(?:ablauf|ende|auslaufen)|innerhalb|während) (?:des|der) (?:\p{L}+ )?(?:(?:rest)?laufzeit (?:des |der )?)?${OF_RIGHT}[^.]{0,40}(?:enden|getilgt|(?:zurück)?gezahlt|zurückgeführt|abgelöst)|${LOAN}[^.]{0,40}?(?:darf|dürfen|kann|können)(?!\p{L})[^.]{0,40}(?:(?:rest)?laufzeit|ende) des ${OF_RIGHT} (?:nicht |keinesfalls )(?:überschreiten|überdauern|übersteigen|hinaus\p{L}*)|${LOAN}[^.]{0,40}?(?:darf|dürfen|kann|können) nicht (?:länger (?:laufen )?als|über) [^.]{0,30}${OF_RIGHT}`
/** "einer Belastung wird nur bis 60 % des Kaufpreises zugestimmt" */
const LOAN_SHARE =
  /(?<!\p{L})(?:belastung(?:en)?|beleihung(?:en)?|grundschuld(?:en)?|grundpfandrechte[ns]?|finanzierung(?:en)?)(?!\p{L})[^.]{0,80}?(?:nur|höchstens|maximal|lediglich|bis)(?: bis)?(?: zu| zur höhe von| in höhe von| maximal| höchstens)? (?<percent>\d{2}) ?(?:%|prozent|v· ?h·) (?:des|vom) (?:notariellen |vereinbarten |beurkundeten )?kaufpreis/u
/** "Die Belastung mit Grundschulden bedarf der Zustimmung. Sie wird bis zu 60 % des Kaufpreises erteilt." */
const SHARE_GIVEN =
  /(?<!\p{L})(?:sie|diese|die (?:zustimmung|einwilligung|genehmigung)|wird|werde) [^.]{0,60}?(?:nur|höchstens|maximal|lediglich|bis)(?: bis)?(?: zu| zur höhe von| in höhe von| maximal| höchstens)? (?<percent>\d{2}) ?(?:%|prozent|v· ?h·) (?:des|vom) (?:notariellen |vereinbarten |beurkundeten )?kaufpreis\p{L}*[^.]{0,30}(?:erteilt|gegeben|gewährt|erklärt)(?!\p{L})/u
const CHARGED = /(?<!\p{L})(?:belastung(?:en)?|beleihung(?:en)?|grundschuld(?:en)?|grundpfandrechte[ns]?)(?!\p{L})/u
/** Who owns the land allows it; what a bank lends is its own bound. */
const ALLOWED =
  /(?<!\p{L})(?:zugestimmt|zustimm\p{L}*|stimmt|genehmig\p{L}*|bewillig\p{L}*|zulässig|erlaubt|gestattet|\p{L}*zustimmung\p{L}*|\p{L}*einwilligung\p{L}*)(?!\p{L})/u
/** What the owner of the land pays for the building at the end; the first that fits. */
const COMPENSATION: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [/entschädigungslos|(?:keine|ohne) (?:\p{L}+ )?entschädigung|entschädigung[^.]{0,40}(?:ausgeschlossen|entfällt|nicht (?:vorgesehen|vereinbart|geschuldet|gezahlt)|wird nicht)/u, () => 0],
  [/(?:zwei|2) ?dritteln?|(?<!\d)2\/3(?!\d)|⅔/u, () => 2 / 3],
  [/(?<!\d)(\d{2,3})(?:,\d+)? ?(?:%|prozent|v· ?h·)/u, match => Number(match[1]) / 100],
  [/voll(?:e[rnsm]?|er höhe)? (?:verkehrs|gebäude|zeit|bau)werte?s?|in voller höhe/u, () => 1],
] // prettier-ignore
const OF_THE_END = /entschädig/u
const OTHER_COMPENSATION = /nutzungsentschädig|vorfälligkeit|brand|versicherung|erschließung/u
const WORDS: Readonly<Record<string, number>> = { fünfzehn: 15, zwanzig: 20 }

/** What an Erbbaurecht asks of whoever wants to keep or to finance it; null: nothing of it is told. @param area of the plot, m² */
export function erbbauAheadOf(passages: readonly Passage[], area: number | null): ErbbauAhead | null {
  const told = passages.map(passage => ({ passage, statements: statementsOf(saidIn(passage).text) }))
  const { perM2 } = landToldIn(told.flatMap(({ statements }) => statements))
  const extension = first(told, (passage, statements, at) => {
    const one = statements[at] as Statement
    const share = groundRentShareIn(one.text, { total: null, perM2 }, area)
    const around = statements.slice(Math.max(0, at - 1), at + 1).map(({ text }) => text).join('.') // prettier-ignore
    if (!share || !GROUND_RENT.test(around) || !EXTENSION.test(around)) return null
    const { percent, land, year } = share
    const start = one.start + share.index
    const evidence = [quoteOf(passage, start, start + share.length, boundsOf(one))]
    return { percent, perM2, area, ...(land !== null && { land }), year, evidence }
  })
  const beyondLoan = first(told, (passage, statements, at) => {
    const one = statements[at] as Statement
    const match = BEYOND_LOAN.exec(one.text) ?? WITHIN_RIGHT.exec(one.text)
    if (!match) return null
    const word = match.groups?.['years']
    const years = word === undefined ? 0 : Number(word) || (WORDS[word] ?? countFrom(word))
    if (years === undefined) return null
    const start = one.start + match.index
    return { years, evidence: [quoteOf(passage, start, start + match[0].length, boundsOf(one))] }
  })
  const compensation = first(told, compensationIn)
  const loanShare = first(told, loanShareIn)
  if (!extension && !beyondLoan && !compensation && !loanShare) return null
  return { extension, beyondLoan, ...(loanShare && { loanShare }), ...(compensation && { compensation }) }
}

function loanShareIn(passage: Passage, statements: readonly Statement[], at: number): ErbbauAhead['loanShare'] | null {
  const one = statements[at] as Statement
  const before = statements[at - 1]?.text ?? ''
  const goesOn = CHARGED.test(before) && ALLOWED.test(before) ? SHARE_GIVEN.exec(one.text) : null
  const match = (ALLOWED.test(one.text) ? LOAN_SHARE.exec(one.text) : null) ?? goesOn
  if (!match) return null
  const start = one.start + match.index
  return {
    percent: Number(match.groups?.['percent']),
    evidence: [quoteOf(passage, start, start + match[0].length, boundsOf(one))],
  }
}

function compensationIn(
  passage: Passage,
  statements: readonly Statement[],
  at: number,
): ErbbauAhead['compensation'] | null {
  const one = statements[at] as Statement
  if (!OF_THE_END.test(one.text) || OTHER_COMPENSATION.test(one.text)) return null
  for (const [pattern, shareOf] of COMPENSATION) {
    const match = pattern.exec(one.text)
    if (!match) continue
    const share = shareOf(match)
    const start = one.start + match.index
    const evidence = [quoteOf(passage, start, start + match[0].length, boundsOf(one))]
    return share <= 1 ? { share, evidence } : null
  }
  return null
}

interface Told {
  readonly passage: Passage
  readonly statements: readonly Statement[]
}

function first<T>(
  told: readonly Told[],
  read: (passage: Passage, statements: readonly Statement[], at: number) => T | null,
): T | null {
  for (const { passage, statements } of told)
    for (const at of statements.keys()) {
      const found = read(passage, statements, at)
      if (found) return found
    }
  return null
}

function boundsOf({ start, text }: Statement): { start: number; end: number } {
  return { start, end: start + text.length }
}
