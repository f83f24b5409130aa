import { readFileSync } from 'node:fs'
import { longDayInGermany } from '#kernel/germanTime.ts'
import { escaped } from '#kernel/markup.ts'
import { pageUrl } from '#kernel/pagePath.ts'
import { WITHDRAWAL_PATH, withdrawalNotice } from '#billing/domain/withdrawalNotice.ts'
import type { AttachedText } from '#notifications/domain/mailRequest.ts'
import type { Configuration } from '#operations/domain/configuration.ts'
import { configsOf } from '#operations/server/index.ts'
import { filled, placeholdersOf } from '../domain/placeholders.ts'
import { markdownOf } from './markdownOf.ts'

const TERMS = new URL('../content/legal/agb.md', import.meta.url)
const STYLE =
  'body{font:16px/1.5 "Source Sans 3","Segoe UI",Roboto,Arial,sans-serif;color:#1f1f1f;max-width:44rem;margin:2rem auto;padding:0 1rem}h2{font-size:1.2rem}'

/**
 * AGB and Widerrufsbelehrung with its form as documents that a buyer keeps (§§ 312f, 312i Abs. 1 Nr. 4 BGB): from the
 * sources of the pages, with what is configured filled in. They load nothing, and their links are whole addresses.
 */
export function contractTexts(configuration: Configuration, baseUrl: string): AttachedText[] {
  return [termsText(configuration, baseUrl), withdrawalText(configuration, baseUrl)]
}

function termsText(configuration: Configuration, baseUrl: string): AttachedText {
  const { meta, intro, sections } = markdownOf(readFileSync(TERMS, 'utf8'), 'agb.md')
  const values = placeholdersOf(configsOf(configuration, null))
  // As on the page: a section that says nothing about this operator is left out.
  const shown = sections.filter(({ html }) => filled(html, values).trim() !== '')
  const body = [intro, ...shown.map(({ title, html }) => `<h2>${title}</h2>\n${html}`)].join('\n')
  const stand = `<p>Stand: ${longDayInGermany(new Date(`${meta['stand']}T12:00:00Z`))}</p>`
  const html = filled(body, values).replaceAll('href="/', `href="${baseUrl}/`)
  return { filename: 'AGB.html', type: 'text/html', text: documentOf(meta['title'] ?? '', html + stand) }
}

function withdrawalText({ app }: Configuration, baseUrl: string): AttachedText {
  const [title = '', ...paragraphs] = withdrawalNotice(app.company, pageUrl(baseUrl, WITHDRAWAL_PATH))
  // The lines of the form are one below the other, to be filled in.
  const body = paragraphs.map(text => `<p>${escaped(text).replaceAll(' · ', '<br>\n')}</p>`).join('\n')
  return { filename: 'Widerrufsbelehrung.html', type: 'text/html', text: documentOf(title, body) }
}

function documentOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`
}
