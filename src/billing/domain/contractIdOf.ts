/** Without letters that are taken for digits (Crockford). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARACTERS = 12

/** Number of a contract: 60 bits of chance, written to be read aloud. @param random at least 12 bytes */
export function contractIdOf(random: Uint8Array): string {
  if (random.length < CHARACTERS) throw new RangeError('too little chance for a contract id')
  const text = [...random.subarray(0, CHARACTERS)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return `EA-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}

/** As somebody types it, in the form of `contractIdOf`: blanks, dashes, case and misread letters do not matter. */
export function typedContractId(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^EA(?=.{12}$)/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return `EA-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}
