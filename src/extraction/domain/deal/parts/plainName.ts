/** "WE 01", "WE01" and "Wohnung 1" are one. */
export function plainName(name: string): string {
  const numbered = NUMBERED.exec(name)?.groups
  if (numbered)
    return `${(HOUSE.exec(name)?.[0] ?? '').toLowerCase().replace(/\s/g, '')} we${numbered['id']?.toLowerCase()}`
  return (
    name
      .toLowerCase()
      .replace(/wohneinheit|wohnung|whg\.?|einheit|(?<!\p{L})we(?!\p{L})|nr\.?|top|app?art(?:e)?ment/gu, 'we')
      .replace(/ober-?geschoss|stock(?:werk)?|etage/gu, 'og')
      .replace(/erdgeschoss/gu, 'eg')
      .replace(/dach-?geschoss/gu, 'dg')
      .replace(/(?<!\d)0+(?=\d)/g, '')
      .replace(/(?<!\p{L})(?:im|in der)(?!\p{L})/gu, '')
      .replace(/[^\p{L}\d]+/gu, '')
      .replace(/^(?:we)+/u, 'we')
      // "Erdgeschosswohnung" or "Wohnung im EG" in a sentence and "EG" in the list are one.
      .replace(/^(?:we)?(\d*(?:eg|og|dg|ug)(?:links|rechts|mitte)?)(?:we)?$/u, '$1')
  )
}

const NUMBERED =
  /(?<!\p{L})(?:WE|wohnung|whg\.?|wohneinheit|einheit|app?art(?:e)?ment|top)\s?-?(?:nr\.?\s?)?0*(?<id>\d{1,3}(?:\.\d{1,2})?[a-z]{0,2})(?![\p{L}\d]|\.|\s?\.?\s?(?:OG|ober|stock|etage)|[\s-]*(?:zi|m²))/iu
const HOUSE = /(?<!\p{L})haus\s?[a-z\d]{1,2}(?![\p{L}\d])/iu
