import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Site, SiteFile } from './loadSite.ts'
import { germanAddress } from './germanAddresses.ts'
import { BASE_URL, NONCE, NOT_FOUND_FILE, pageFile, SHELL_FILE } from './pageHtml.ts'

export interface WebsiteParts {
  readonly site: Site
  readonly baseUrl: string
  readonly googleClientId: string | null
  /** Whole address of a script that analytics consent loads; null: none. */
  readonly analyticsScript: string | null
}

/** The web app: its pages with a policy of their own, its files, and what search engines want. */
export function addWebsite(app: FastifyInstance, parts: WebsiteParts): void {
  const { site, baseUrl } = parts
  for (const file of site.files) addFile(app, file)
  const answerPage = (file: string, status = 200) => {
    const html = site.pages.get(file) ?? ''
    return (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply.code(status), html, parts)
  }
  for (const path of site.index.prerendered) addPath(app, path, answerPage(pageFile(path)))
  const answerShell = answerPage(SHELL_FILE)
  for (const path of site.index.browserOnly)
    addPath(app, path, (request, reply) => answerShell(request, reply.header('x-robots-tag', 'noindex, nofollow')))
  app.get('/sitemap.xml', (_, reply) =>
    reply.type('application/xml').send(sitemapText(baseUrl, site.index.prerendered)),
  )
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(baseUrl)))
  const notFound = answerPage(NOT_FOUND_FILE, 404)
  app.get('/*', (request, reply) => {
    // Whoever asks for a page gets one; a call or a file that is not there is answered as before.
    const wantsPage = (request.headers.accept ?? '').includes('text/html') && !/^\/(?:api|webhook)\//.test(request.url)
    if (!wantsPage) throw new Refusal(GENERAL.notFound)
    const meant = germanAddress(request.url)
    if (meant !== null) return reply.redirect(meant)
    return notFound(request, reply)
  })
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function addPath(app: FastifyInstance, path: string, answer: Answer): void {
  app.get(path, answer)
  // The mobile menu of the specification links to /Profi.
  if (path === '/profi') app.get('/Profi', answer)
}

function addFile(app: FastifyInstance, file: SiteFile): void {
  const keep = file.isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  app.get(file.path, (request, reply) => {
    reply.type(file.type).header('cache-control', keep).header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding'] ?? ''
    if (file.brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli)
    if (file.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip)
    return reply.send(file.bytes)
  })
}

/** A nonce of its own for each answer, which is why pages are compressed each time: quickly, not small to the last byte. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  parts: WebsiteParts,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const text = html.replaceAll(NONCE, nonce).replaceAll(BASE_URL, parts.baseUrl)
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, parts))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  // Google's sign-in talks to the window that it opens.
  if (parts.googleClientId !== null) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(text, quick))
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(text))
  return reply.send(text)
}

/** https://www.sitemaps.org/protocol.html */
function sitemapText(baseUrl: string, paths: readonly string[]): string {
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
function robotsText(baseUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /webhook/', '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join(
    '\n',
  )
}

interface Sources {
  readonly googleClientId: string | null
  readonly analyticsScript: string | null
}

/**
 * What a page may load: from us alone, and from Google or the operator's analytics only where they are configured.
 * Style elements need the nonce (emotion makes them while drawing); style attributes are allowed, they cannot load anything.
 */
function pagePolicy(nonce: string, { googleClientId, analyticsScript }: Sources): string {
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
