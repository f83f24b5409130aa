/** The text with its first letter as a capital: "beim Einzug" → "Beim Einzug". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
