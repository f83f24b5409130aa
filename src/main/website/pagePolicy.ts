interface Sources {
  readonly googleClientId: string | null
  readonly analyticsScript: string | null
}

/**
 * What a page may load: from us alone, and from Google or the operator's analytics only where they are configured.
 * Style elements need the nonce (emotion makes them while drawing); style attributes are allowed, they cannot load anything.
 */
export function pagePolicy(nonce: string, { googleClientId, analyticsScript }: Sources): string {
  const google = googleClientId === null ? '' : ' https://accounts.google.com/gsi/'
  const analytics = analyticsScript === null ? '' : ` ${new URL(analyticsScript).origin}`
  return [
    "default-src 'none'",
    `script-src 'self'${google && ' https://accounts.google.com/gsi/client'}${analytics}`,
    `style-src 'self' 'nonce-${nonce}'${google && ' https://accounts.google.com/gsi/style'}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The report's page for phones has its font within itself, and its frame inherits this policy.
    "font-src 'self' data:",
    `connect-src 'self'${google}${analytics}`,
    `frame-src 'self' blob:${google}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
