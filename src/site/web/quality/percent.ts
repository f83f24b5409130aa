import { germanNumber } from '#kernel/germanNumber.ts'

/** 0.978 → 97,8 % */
export function percent(value: number): string {
  return `${germanNumber(Math.round(value * 1000) / 10)}\u00A0%`
}

/** 30 of 40 → 75 % */
export function share(part: number, whole: number): string {
  return percent(part / whole)
}
