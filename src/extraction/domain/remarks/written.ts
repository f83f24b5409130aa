import { capitalised } from '#kernel/capitalised.ts'
import { MONTHS } from '../germanMonths.ts'

const NOUNS = [...MONTHS, 'frühjahr', 'sommer', 'herbst', 'winter', 'anfang', 'mitte', 'ende']

/** A day, a month or a season of the text of the rules as one writes it: "01·09·2024" → "01.09.2024", "september 2024" → "September 2024". */
export function writtenDay(text: string): string {
  const dotted = text.replace(/·/gu, '.').trim()
  const quarter = dotted.replace(
    /^(?<roman>i{1,3}|iv)\. ?quartal/u,
    roman => `${roman.replace(/\. ?quartal/u, '').toUpperCase()}. Quartal`,
  )
  return quarter.replace(/\p{L}+/gu, word => (NOUNS.includes(word) ? capitalised(word) : word))
}

/** "1·612,50" → "1.612,50 €". */
export function writtenEuros(digits: string): string {
  return `${digits.replace(/·/gu, '.').replace(/,00$/u, '')}\u00a0€`
}

/** "drei nettokaltmieten" → "drei Nettokaltmieten". */
export function writtenCount(text: string): string {
  const [count = '', ...nouns] = text.trim().split(' ')
  return [count, ...nouns.map(capitalised)].join(' ')
}
