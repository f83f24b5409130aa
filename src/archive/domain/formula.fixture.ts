/** What a formula of our sheets comes to: + - * / ^, brackets, one comparison in IF, and cells. */
export function evaluate(formula: string, valueAt: (address: string) => number): number {
  const tokens = formula.match(/IF|[A-Z]\d+|\d+(?:\.\d+)?|[-+*/^(),=]/g) ?? []
  if (tokens.join('') !== formula) throw new Error(`not understood: ${formula}`)
  let at = 0
  const take = (expected: string) => {
    if (tokens[at++] !== expected) throw new Error(`${expected} is missing in ${formula}`)
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') value += tokens[at++] === '+' ? product() : -product()
    return value
  }
  const product = (): number => {
    let value = power()
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * power() : value / power()
    return value
  }
  const power = (): number => {
    const base = atom()
    if (tokens[at] !== '^') return base
    at++
    return base ** atom()
  }
  const atom = (): number => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const value = sum()
      take(')')
      return value
    }
    if (token !== 'IF') return /^[A-Z]/.test(token) ? valueAt(token) : Number(token)
    take('(')
    const left = sum()
    take('=')
    const isSame = left === sum()
    take(',')
    const then = sum()
    take(',')
    const otherwise = sum()
    take(')')
    return isSame ? then : otherwise
  }
  const value = sum()
  if (at !== tokens.length) throw new Error(`not understood: ${formula}`)
  return value
}
