/** What is wrong with a postcode; null: nothing, or nothing is there yet. Those of other countries have forms of their own. */
export function zipFault(zip: string, country: string): string | null {
  return country !== 'DE' || /^(?:\d{5})?$/.test(zip.trim()) ? null : 'Eine Postleitzahl hat fünf Ziffern.'
}
