import { capitalised } from '#kernel/capitalised.ts'
import { isByConsul } from '#extraction/domain/remarks/wordsBeside.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { asks, clauses, type MailCase, type MailRule, quoted, remarksOn } from './mailCase.ts'

/** Who sells what is not in the land register as his yet is asked when it will be. */
export const HEIR_RULES: readonly MailRule[] = [
  asks(89, ['erben-nachweis'], askOfPower),
  asks(90, ['erben-nachweis', 'verkaeufer-erbengemeinschaft'], one => askOf(one, true)),
  asks(68, ['erben-nachweis', 'verkaeufer-erbengemeinschaft'], one => askOf(one, false)),
]

/** The rule of a sale by power of attorney: who sells is not who signs. */
export const BY_POWER = 'verkauf-vollmacht'
/** One of several heirs signs by it. */
export const OF_AN_HEIR: readonly string[] = ['erben-vollmacht', 'erben-vollmacht-fern']

/** That there is a power is told; what it allows, and that it still holds, is not (§ 172 BGB). */
function askOfPower(one: MailCase): string | null {
  const said = remarksOn(one, 'erbengemeinschaft').find(({ rule }) => rule === BY_POWER)
  return said
    ? `Umfasst die Vollmacht den Verkauf von Grundbesitz, ist sie nicht widerrufen, und geben Sie dem Notar vor dem Termin ihre Ausfertigung${quoted(said.evidence)}?`
    : null
}

const NOT_AGREED: readonly string[] = ['erben-uneinig', 'erben-uneinig-fern']
const PRESSING: readonly string[] = [
  'erbschein-fehlt',
  ...NOT_AGREED,
  'erben-minderjaehrig',
  ...OF_AN_HEIR,
  'testamentsvollstrecker',
]

/** What is told of it is not asked; null: nothing is open, or nobody has died. */
function askOf(one: MailCase, pressing: boolean): string | null {
  const said = remarksOn(one, 'erbengemeinschaft').filter(({ rule }) => rule !== BY_POWER)
  const has = (name: string) => said.some(({ rule }) => rule === name)
  const first = said.find(({ rule }) => PRESSING.includes(rule)) ?? said[0]
  if (!first || one.situation.type === 'anteil' || PRESSING.includes(first.rule) !== pressing) return null
  const byExecutor = has('testamentsvollstrecker')
  const power = said.find(({ rule }) => OF_AN_HEIR.includes(rule))
  const open = [
    ...(byExecutor ? ['können Sie mir das Testamentsvollstreckerzeugnis zeigen'] : []),
    ...(has('erbschein-fehlt') ? ['wann rechnen Sie mit dem Erbschein, und wird der Preis erst fällig, wenn er vorliegt'] : byExecutor || has('erbschein-da') || has('erben-eingetragen') ? [] : ['liegt der Erbschein oder ein eröffnetes notarielles Testament vor']),
    ...(has('erben-minderjaehrig') ? ['ist die Genehmigung des Gerichts beantragt, und wann rechnen Sie damit'] : []),
    ...(power ? [powerQuestion(wholeQuote(power.evidence))] : []),
    ...(NOT_AGREED.some(has) ? ['sind alle Erben mit dem Verkauf und dem genannten Preis schriftlich einverstanden, und bis wann'] : byExecutor || has('erben-einig') ? [] : ['unterschreiben alle Erben den Kaufvertrag']),
  ] // prettier-ignore
  return open.length === 0 ? null : `${capitalised(clauses(open))}${quoted(first.evidence)}?`
}

/** That the consul took it down is told; whether he has certified it (§ 29 GBO, § 10 KonsularG), and that the notary has seen it, is not. */
function powerQuestion(sentence: string): string {
  return isByConsul(sentence)
    ? 'ist die Vollmacht im Konsulat beglaubigt oder beurkundet (§ 29 GBO), und liegt sie dem Notar vor dem Termin vor'
    : 'ist die Vollmacht notariell beglaubigt, aus dem Ausland vom deutschen Konsulat oder mit Apostille'
}
