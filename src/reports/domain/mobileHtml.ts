import { escaped } from '#kernel/markup.ts'
import { chapterNumbers } from './chapterNumber.ts'
import { PHOTO_KEY } from './drawing/cropKey.ts'
import { LAMPS } from './drawing/ink.ts'
import { pictureSize } from './drawing/pictureSize.ts'
import { blocksHtml, type Surroundings } from './mobileHtmlBlocks.ts'
import { dataAddress, figureList, lamp, lampRow, MARK } from './mobileHtmlParts.ts'
import { STYLE, STYLE_HASH } from './mobileHtmlStyle.ts'
import type { Brand, Chapter, Cover, Report } from './report.ts'

/** Nothing may run and nothing may be fetched, whatever a text manages to smuggle in. */
function policy(font: EmbeddedFont | null): string {
  const styles = font ? `'${STYLE_HASH}' '${font.hash}'; font-src data:` : `'${STYLE_HASH}'`
  return `default-src 'none'; style-src ${styles}; img-src data:; base-uri 'none'; form-action 'none'`
}

/** The font within the page, since it may load none. */
export interface EmbeddedFont {
  /** A `@font-face` for "Source Sans 3", with its bytes in it. */
  readonly style: string
  /** "sha256-…" of it, for the policy. */
  readonly hash: string
}

/**
 * The report as one page for a phone, which needs nothing but itself.
 * @param pictures crops (PNG or JPEG) by `cropKey`; a missing one is replaced by its quote
 * @param font null: what the reader has
 */
export function mobileHtml(
  report: Report,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
  font: EmbeddedFont | null = null,
): string {
  const anchors = new Map(report.chapters.map(({ id }, index) => [id, `kapitel-${index + 1}`]))
  const title = escaped(`${report.title}: ${report.object}`)
  const numbers = chapterNumbers(report.chapters)
  const annexAt = report.chapters.findIndex(({ annex }) => annex)
  const chapters = report.chapters.map((chapter, index) => {
    const html = chapterHtml(
      chapter,
      { id: `kapitel-${index + 1}`, number: numbers[index] ?? '' },
      { anchors, pictures },
    )
    return index === annexAt ? `<h2 class="annex" id="anhang">Anhang</h2>\n${html}` : html
  })
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(font)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${STYLE}</style>${font ? `\n<style>${font.style}</style>` : ''}
</head>
<body>
<header class="brand">${brandHtml(report.brand)}<small>${escaped(report.title)}</small></header>
<main>
<h1>${escaped(report.object)}</h1>
${photoHtml(pictures)}${coverHtml(report.cover)}
${contentsHtml(report.chapters, numbers)}
${chapters.join('\n')}
</main>
</body>
</html>
`
}

function brandHtml({ name, logo }: Brand): string {
  if (logo) return `<img class="logo" src="${dataAddress(logo.format, logo.bytes)}" alt="${escaped(name)}">`
  return `<span>${MARK}${escaped(name)}</span>`
}

function photoHtml(pictures: ReadonlyMap<string, Uint8Array>): string {
  const bytes = pictures.get(PHOTO_KEY)
  const size = bytes && pictureSize(bytes)
  if (!bytes || !size) return ''
  return `<img class="photo" src="${dataAddress(size.format, bytes)}" width="${size.width}" height="${size.height}" alt="Bild aus dem Exposé">\n`
}

function coverHtml({ light, score, headline, reason, verdict, bought, figures, notes }: Cover): string {
  const points = score === null ? '' : ` <small><b>${score}</b> von 100 Punkten</small>`
  const said =
    headline === null
      ? `<p class="lead lines">${escaped(verdict)}</p>`
      : `<p class="headline">${escaped(headline)}</p><p class="lead lines">${escaped(reason ?? '')}</p>`
  const rows = bought.map(({ label, text }) => `<div><dt>${escaped(label)}</dt><dd>${escaped(text)}</dd></div>`)
  const traits =
    rows.length > 0 ? `<h2 class="item">Was Sie wirklich kaufen</h2><dl class="traits">${rows.join('')}</dl>` : ''
  const small = notes.map(note => `<p class="source">${escaped(note)}</p>`).join('')
  return `${lampRow(light)}<p class="word ${light}">${LAMPS[light].name}${points}</p>
${said}${figureList(figures)}${traits}${small}`
}

function contentsHtml(chapters: readonly Chapter[], numbers: readonly string[]): string {
  const rows = chapters.map(({ title, light, locked }, index) => {
    const state = locked ? '<span class="soft">gesperrt</span>' : light === null ? '' : lamp(light)
    return `<li><a href="#kapitel-${index + 1}"><b>${numbers[index] ?? ''}</b><span>${escaped(title)}</span>${state}</a></li>`
  })
  return `<nav aria-labelledby="inhalt"><h2 id="inhalt">Inhalt</h2><ol>${rows.join('')}</ol></nav>`
}

function chapterHtml(
  { title, light, locked, blocks }: Chapter,
  { id, number }: { readonly id: string; readonly number: string },
  surroundings: Surroundings,
): string {
  const head = `<h2 id="${id}">${number} ${escaped(title)}</h2>${light === null ? '' : `<p>${lamp(light)}</p>`}`
  const body = locked
    ? '<p class="notice locked">Diese Seite ist in der Vorschau nicht enthalten. Im vollständigen Bericht steht hier dieses Kapitel.</p>'
    : blocks.length > 0
      ? blocksHtml(blocks, surroundings)
      : '<p class="locked">Zu diesem Kapitel liegen keine Angaben vor.</p>'
  return `<section aria-labelledby="${id}">${head}\n${body}</section>`
}
