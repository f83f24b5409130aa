/** An address that its owner recognises and nobody else can write to: `k•••@web.de`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
