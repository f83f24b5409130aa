/** https://www.sitemaps.org/protocol.html */
export function sitemapText(baseUrl: string, paths: readonly string[]): string {
  const entries = paths.map(path => `  <url><loc>${baseUrl}${path === '/' ? '/' : path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** RFC 9309. Pages behind the login are noindex anyway; calls are nobody's reading. */
export function robotsText(baseUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /webhook/', '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join(
    '\n',
  )
}
