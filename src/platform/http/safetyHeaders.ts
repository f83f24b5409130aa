/** Our answers are data: opened as a page they do nothing. Pages and documents bring a policy of their own. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const ALWAYS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  // For old browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // Private data unless a route says otherwise.
  'cache-control': 'no-store',
}

/** A year, as ASVS 3.4.1 asks. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains'

/** The headers of every answer, whatever it is: 200, 304, 404, 500, files. Cross-origin reading is never allowed. */
export function safetyHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return baseUrl.startsWith('https://') ? { ...ALWAYS, 'strict-transport-security': HTTPS_ONLY } : ALWAYS
}
