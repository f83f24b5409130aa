/** Where a buyer goes on after paying. @param sessionId put in as it is: Stripe's placeholder must not be escaped */
export function successAddress(successUrl: string, sessionId: string): string {
  return `${successUrl}${successUrl.includes('?') ? '&' : '?'}session_id=${sessionId}`
}
