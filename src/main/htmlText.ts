/** Text as it stands in HTML, also in an attribute between quotes. */
export function htmlText(value: string): string {
  return value.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
