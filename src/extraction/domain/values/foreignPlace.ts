/** Postal codes of four digits, alone or with the mark of Switzerland, Austria or Liechtenstein. */
const CODE = /^(?:(?:CH|A|AT|FL)[- ]?)?\d{4}$/iu
/** No "Schweiz": the Sächsische, Fränkische and Holsteinische are German. */
const NAME =
  /(?<!\p{L})(?:österreich|liechtenstein|kanton|südtirol|mallorca)(?!\p{L})|(?<!\p{L})(?:CH|FL)-\d{4}(?!\d)/iu

export function isForeignCode(plz: string): boolean {
  return CODE.test(plz)
}

/** @param address place and street */
export function namesForeignPlace(address: string): boolean {
  return NAME.test(address)
}
