import { germanMoney } from '#kernel/money.ts'
import { buyable, isRight, type UnitWorth } from './unitWorths.ts'

/** More examples are a table. */
const MAX_TOLD = 3

/** German sentences: what is right for each flat of the list, instead of one figure for all; null: none of them is valued. */
export function unitsTold(worths: readonly UnitWorth[]): string | null {
  if (worths.length < 2) return null
  const free = buyable(worths)
  if (free.length === 0) return limitsAlone(worths)
  const right = free.filter(isRight)
  const dear = free.filter(one => !isRight(one) && !one.isBasement)
  const below = basements(free)
  const kinds = free.length === 1 ? 'der einen freien Einheit' : `der ${free.length} freien Einheiten`
  if (dear.length === 0 && below === '') return `Nach unserer Schätzung ist der Preis jeder ${kinds} richtig.`
  const nearest = dear.toSorted((a, b) => a.price.cents / a.limit.cents - b.price.cents / b.limit.cents)
  const limits = nearest
    .slice(0, MAX_TOLD)
    .map(({ label, price, limit }) => `${label} höchstens ${germanMoney(limit)} statt ${germanMoney(price)}`)
    .join(', ')
  const first =
    right.length === 0
      ? `Nach unserer Schätzung ist der Preis keiner ${kinds} richtig`
      : `Nach unserer Schätzung ist der Preis von ${right.length} ${kinds} richtig (${names(right)})`
  return `${first}${limits === '' ? '' : `; am nächsten ${dear.length === 1 ? 'kommt' : 'kommen'}: ${limits}`}.${below}`
}

function basements(free: readonly UnitWorth[]): string {
  const names = free.filter(one => one.isBasement).map(({ label }) => label)
  return names.length === 0 ? '' : ` Unter der Erde liegt ${names.join(', ')}: Vor dem Preis kommt die Frage, ob dort als Wohnung genehmigt ist.` // prettier-ignore
}

function names(right: readonly UnitWorth[]): string {
  const told = right.slice(0, MAX_TOLD).map(({ label }) => label)
  return `${told.join(', ')}${right.length > MAX_TOLD ? ' und andere' : ''}`
}

/** The list names no price, or all that it prices is taken. */
function limitsAlone(worths: readonly UnitWorth[]): string {
  const sorted = worths.toSorted((a, b) => a.limit.cents - b.limit.cents)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return ''
  return `Richtig sind nach unserer Schätzung je nach Einheit höchstens ${germanMoney(least.limit)} (${least.label}) bis ${germanMoney(most.limit)} (${most.label}).`
}
