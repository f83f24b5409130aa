import { areasIn } from '../numbers.ts'

/** Parts are rounded by themselves, in m². */
const ROUNDED = 1.5

/** Whether some of the areas told before, two at least, add up to it. */
export function isSumOfParts(total: number, before: string): boolean {
  const parts = areasIn(before.slice(-600)).map(({ value }) => value)
  return parts.some((_, from) => {
    let sum = 0
    return parts.slice(from).some((part, index) => {
      sum += part
      return index > 0 && Math.abs(sum - total) <= ROUNDED
    })
  })
}
