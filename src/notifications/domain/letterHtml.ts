import { escaped } from '#kernel/markup.ts'
import type { Letter, Note } from './letter.ts'
import type { Letterhead } from './letterhead.ts'

/**
 * Mail programs know little: one table as the column, styles on the elements, system fonts, nothing that is loaded. The
 * only style sheet turns the paper dark where the reader's screen is; programs that drop it show the light letter.
 */
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #1b1b1b !important; color: #ececec !important }
  .small { color: #b8b8b8 !important }
  .link { color: #ff8a80 !important }
  .rule { border-color: #444444 !important }
}`

const FONT = "font-family:'Source Sans 3','Source Sans Pro',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** The mark of the product without a picture: programs show none of strangers, and no font has an octagon. */
const MARK =
  '<span aria-hidden="true"><span style="color:#2e7d32">&#9679;</span><span style="color:#c77700">&#9670;</span><span style="color:#c62828">&#11042;</span></span>'
const PARAGRAPH = 'margin:0 0 16px'
const SMALL = 'font-size:14px;line-height:20px;color:#5c5c5c'
const LINK = 'color:#c62828;text-decoration:underline'
/** File names and addresses have no places to break at. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'

/** The letter as an HTML document; whatever comes from outside is escaped. */
export function letterHtml(letter: Letter, letterhead: Letterhead): string {
  const { subject, greeting, paragraphs, button, notes } = letter
  const { product } = letterhead
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#ffffff;color:#1f1f1f">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:#ffffff;color:#1f1f1f">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="${FONT};font-size:16px;line-height:24px;${BREAKS}">
<p style="margin:0 0 32px;font-size:18px;font-weight:600">${MARK}&nbsp; ${escaped(product)}</p>
${[greeting, ...paragraphs].map(text => `<p style="${PARAGRAPH}">${escaped(text)}</p>`).join('\n')}
${button ? buttonHtml(button) : ''}
<p style="margin:24px 0">Freundliche Grüße<br>${escaped(product)}</p>
${notes.map(noteHtml).join('\n')}
${button ? plainLinkHtml(button.link) : ''}
${companyHtml(letterhead)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function buttonHtml({ label, link }: NonNullable<Letter['button']>): string {
  return `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#d32f2f;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`
}

function noteHtml({ text, link }: Note): string {
  const end = link ? ` <a class="link" href="${escaped(link.link)}" style="${LINK}">${escaped(link.label)}</a>` : ''
  return `<p class="small" style="margin:0 0 12px;${SMALL}">${escaped(text)}${end}</p>`
}

function plainLinkHtml(link: string): string {
  return `<p class="small" style="margin:0 0 12px;${SMALL}">Der Knopf funktioniert nicht? Dann öffnen Sie diese Adresse: <a class="link" href="${escaped(link)}" style="${LINK}">${escaped(link)}</a></p>`
}

function companyHtml({ baseUrl, company }: Letterhead): string {
  const { name, street, zip, city, email } = company
  const lines = [name, `${street}, ${zip} ${city}`, email].map(escaped).join('<br>')
  return `<p class="small rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dddddd;${SMALL}">${lines}<br>
<a class="link" href="${escaped(baseUrl)}/impressum" style="${LINK}">Impressum</a> · <a class="link" href="${escaped(baseUrl)}/datenschutz" style="${LINK}">Datenschutz</a></p>`
}
