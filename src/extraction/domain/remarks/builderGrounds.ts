/** For what a developer may step back from the contract. */
export type BuilderGround = 'genehmigung' | 'baubeginn' | 'finanzierung' | 'verkauf'

const GROUNDS: readonly (readonly [said: RegExp, ground: BuilderGround])[] = [
  [/(?:bau)?genehmigung(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:nicht|versagt|aus|fehlt)(?!\p{L})/iu, 'genehmigung'],
  [/(?:baubeginn|spatenstich)(?!\p{L})|nicht(?: \p{L}+){0,5} begonnen/iu, 'baubeginn'],
  [/(?<!\p{L})(?:bau)?finanzierung(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:nicht|scheitert|versagt)(?!\p{L})/iu, 'finanzierung'],
  [/(?<!\p{L})(?:verkauft|beurkundet|verkaufsstand|vorverkauf\p{L}*|vertriebsstand|vorvermarktung\p{L}*)(?!\p{L})/iu, 'verkauf'],
] // prettier-ignore

/** As the exposé has it. Empty: it names nothing that we know. */
export function builderGroundsIn(quote: string): BuilderGround[] {
  const text = quote.replaceAll(/\s+/gu, ' ')
  return GROUNDS.flatMap(([said, ground]) => (said.test(text) ? [ground] : []))
}
