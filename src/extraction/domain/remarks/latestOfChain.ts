/**
 * "laufend instand gehalten: Fenster (2003), Bad (2013), Dachdämmung (2015)": of a chain the last year counts, not the first.
 * What is a paper's is no year of works: "Energieausweis (2024)".
 * @param chain statement text behind the words
 * @param first year told with them; a later one than today's is not meant
 */
export function latestOf(chain: string, first: number, today: number): number {
  const years = [
    ...chain.matchAll(
      /(?<!(?:\p{L}*ausweis|stand|gutachten|protokolle?|baujahr|versammlung|mietvertrag) ?)\((?:ca· ?|um |im jahre? )?((?:19|20)\d\d)\)/gu,
    ),
  ].map(match => Number(match[1]))
  return Math.max(first, ...years.filter(year => year <= today))
}
