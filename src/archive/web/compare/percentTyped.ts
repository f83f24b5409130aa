import { germanNumber } from '#kernel/germanNumber.ts'

/**
 * What is typed as a share, as German keyboards have it: 3,9. A point is taken too, and where only it is typed it is no thousand.
 * @param max in percent
 * @returns null: the field is empty; undefined: not yet a number, or too large
 */
export function percentTyped(text: string, max: number): number | null | undefined {
  const said = text.trim().replace(',', '.')
  if (said === '') return null
  const value = /^\d*\.?\d*$/.test(said) && said !== '.' ? Number(said) : NaN
  return value <= max ? value : undefined
}

/** As it is shown in the field before somebody types. @param value in percent; null: empty */
export function percentShown(value: number | null): string {
  return value === null ? '' : germanNumber(value)
}
