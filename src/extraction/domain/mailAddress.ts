/** Whether a place in a text is inside a mail address: "nauen.dhh@example.org" names no kind of house. */
export function isInMailAddress(text: string, at: number): boolean {
  return /^[\w.+-]*@/u.test(text.slice(at)) || /@[\w.-]*$/u.test(text.slice(0, at))
}
