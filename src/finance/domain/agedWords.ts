/** What was built before has been renewed at least once: nobody believes that nothing was. */
const RENEWED_SINCE = 1960

/** German: when what is due by age alone is due after all. @param baujahr null: not known */
export function ifAllIsDue(baujahr: number | null): string {
  return baujahr !== null && baujahr < RENEWED_SINCE
    ? 'wenn alles am Ende seiner Lebensdauer ist'
    : 'wenn seit dem Bau nichts erneuert wurde'
}
