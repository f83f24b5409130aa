/** Mailboxes whose provider ignores dots before the @. */
const DOTLESS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address names: without what stands behind a plus, and in one spelling. Only to be compared; mails go
 * to the address itself.
 * @param address in the form of `normalEmail`
 * @param toAscii of a domain: its form in the DNS
 */
export function mailboxOf(address: string, toAscii: (domain: string) => string): string {
  const at = address.lastIndexOf('@')
  const domain = toAscii(address.slice(at + 1))
  const [local = ''] = address.slice(0, at).split('+')
  return DOTLESS.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
