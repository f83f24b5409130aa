/** "Rheingärten" alone as a title, before its firm or behind what it names: what is built is called so, and no flat has gardens. */
export function isNameOfProject(text: string, start: number, end: number): boolean {
  if (!/\p{L}gärten$/iu.test(text.slice(start, end))) return false
  return (
    text.trim() === text.slice(start, end) ||
    /^\s(?:[\p{Lu}&][\p{L}&.-]*\s){0,3}(?:GmbH|mbH|AG|KG|UG|Projektgesellschaft\p{L}*)(?!\p{L})/u.test(
      text.slice(end),
    ) ||
    /(?<!\p{L})(?:\p{L}*(?:quartier|projekt|park|ensemble|vorhaben|anlage))s?\s[„"»]?$/iu.test(text.slice(0, start))
  )
}
