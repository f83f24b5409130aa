/** "1·250,50": dots of thousands are written so in the text of the rules. Missing: NaN. */
export function germanAmount(text: string | undefined): number {
  return Number(text?.replaceAll('·', '').replace(',', '.'))
}
