import { escaped } from '#kernel/markup.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { chartDrawing, chartRows, chartWords } from './drawing/chartSvg.ts'
import { cropKey } from './drawing/cropKey.ts'
import type { Light } from '#questions/domain/answer.ts'
import { INK, LAMPS } from './drawing/ink.ts'
import { pictureSize } from './drawing/pictureSize.ts'
import { dataAddress, figureList, lamp, list, quotation } from './mobileHtmlParts.ts'
import type { Block, Chart, Crop, DecisivePoint, FindingItem, TableBlock } from './report.ts'

/** Tables and lists of more rows are folded: on a phone they are a long way to scroll past. */
const LONG_TABLE = 12
/** As wide as the text of a small phone, so that the chart's text is not made smaller. */
const CHART = { width: 300, textSize: 12 }
/** A number of more characters is none; it may break. */
const LONG_NUMBER = 24
/** Words of more characters get room: in a narrow column they would make the row as high as the screen. */
const LONG_WORDS = 40
/** In characters, about: the text of a phone of 360 px; a column of words, and the least of one (mobileHtmlStyle.ts); what is between two. */
const PHONE_WIDTH = 44
const WORDS_WIDTH = 28
const MIN_COLUMN = 9
const GAP = 1
/** Where a browser breaks a line: not at the space that cannot be broken. */
const BREAK = /[ \n]|(?<=-)/u

/** "Nachlass in %" is broken before its "in". */
function unitTogether(head: string): string {
  const at = head.lastIndexOf(' ')
  return head.slice(0, Math.max(0, at)).endsWith(' in') ? `${head.slice(0, at)}\u00a0${head.slice(at + 1)}` : head
}

export interface Surroundings {
  /** Address inside the page by the chapter's id. */
  readonly anchors: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

export function blocksHtml(blocks: readonly Block[], surroundings: Surroundings): string {
  // A finding's title lies one level below what it stands under.
  let itemLevel = 3
  const drawn = blocks.map(block => {
    if (block.kind === 'heading') itemLevel = 4
    return blockHtml(block, itemLevel, surroundings)
  })
  return drawn.join('\n')
}

function blockHtml(block: Block, itemLevel: number, { anchors, pictures }: Surroundings): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`
    case 'text':
      return `<p class="lines${block.strong ? ' strong' : ''}">${escaped(block.text)}</p>`
    case 'figures':
      return figureList(block.items)
    case 'table':
      return tableHtml(block)
    case 'findings':
      return block.items.map(item => findingHtml(item, itemLevel)).join('\n')
    case 'checklist':
      return list(
        block.items.map(({ text, detail }) => {
          const below = detail === undefined ? '' : `<div class="soft">${escaped(detail)}</div>`
          return `${EMPTY_BOX}<div>${escaped(text)}${below}</div>`
        }),
        'check',
      )
    case 'list':
      return list(block.items.map(escaped))
    case 'letter': {
      const paragraphs = block.paragraphs.map(text => `<p class="lines">${escaped(text)}</p>`).join('')
      return `<div class="letter"><p><span class="soft">Betreff:</span> <b>${escaped(block.subject)}</b></p>${paragraphs}</div>`
    }
    case 'notice':
      return `<p class="notice lines">${escaped(block.text)}</p>`
    case 'crops':
      return block.items.map(crop => cropHtml(crop, pictures)).join('\n')
    case 'points':
      return block.items.map((point, index) => pointHtml(point, index + 1, itemLevel, pictures)).join('\n')
    case 'links':
      return list(
        block.items.map(({ chapter, text, light }) => {
          const anchor = anchors.get(chapter)
          const words = `${lamp(light)}<span>${escaped(text)}</span>`
          return anchor === undefined ? `<div>${words}</div>` : `<a href="#${anchor}">${words}</a>`
        }),
        'links',
      )
    case 'chart':
      return chartHtml(block.chart)
  }
}

function pointHtml(
  { light, title, text, evidence }: DecisivePoint,
  number: number,
  level: number,
  pictures: ReadonlyMap<string, Uint8Array>,
): string {
  return [
    `<div class="finding">${light === null ? '' : lamp(light)}<h${level} class="item">${number}. ${escaped(title)}</h${level}>`,
    text === '' ? '' : `<p class="lines">${escaped(text)}</p>`,
    evidence ? spotHtml({ evidence, label: '' }, pictures) : '',
    '</div>',
  ].join('')
}

const EMPTY_BOX = `<svg viewBox="0 0 16 16" aria-hidden="true" focusable="false"><rect x="1" y="1" width="14" height="14" rx="2" fill="none" stroke="${INK.soft}" stroke-width="1.4"/></svg>`

function findingHtml({ light, title, text, quotes, basis, todo }: FindingItem, level: number): string {
  return [
    `<div class="finding">${lamp(light)}<h${level} class="item">${escaped(title)}</h${level}>`,
    text === '' ? '' : `<p class="lines">${escaped(text)}</p>`,
    ...quotes.map(quotation),
    todo === undefined ? '' : `<p><b>Zu tun:</b> ${escaped(todo)}</p>`,
    basis === undefined ? '' : `<p class="basis">${escaped(basis)}</p>`,
    '</div>',
  ].join('')
}

function tableHtml({ caption, head, align, rows, asks, sum, sources = [] }: TableBlock): string {
  if (head.length === 0) return ''
  const side = (column: number, text: string) => {
    if (align[column] === 'right') return text.length > LONG_NUMBER ? ' class="number long"' : ' class="number"'
    return text.length > LONG_WORDS ? ' class="words"' : ''
  }
  // What no phone is wide enough for is a list of rows there, or one would have to push it aside to read it.
  const widths = head.map((title, column) => {
    const texts = rows.map(row => row[column] ?? '')
    if (texts.some(text => side(column, text).includes('words'))) return WORDS_WIDTH
    const isWhole = (text: string) => side(column, text) === ' class="number"'
    const pieces = [title, ...texts.filter(text => !isWhole(text))].flatMap(text => text.split(BREAK))
    return Math.max(MIN_COLUMN, ...[...pieces, ...texts.filter(isWhole)].map(({ length }) => length + GAP))
  })
  const isStacked = widths.reduce((sum, width) => sum + width, -GAP) > PHONE_WIDTH
  // Drawn as a list, it must be told that it is a table.
  const role = (name: string) => (isStacked ? ` role="${name}"` : '')
  const titles = head
    .map(
      (text, column) =>
        `<th scope="col"${role('columnheader')}${side(column, text)}>${escaped(unitTogether(text))}</th>`,
    )
    .join('')
  const body = rows.map((row, index) => {
    const cells = head.map((_, column) => {
      const text = row[column] ?? ''
      const called = isStacked && column !== asks ? ` data-head="${escaped(head[column] ?? '')}"` : ''
      return `<td${role('cell')}${called}${side(column, text)}>${cellHtml(text, { isLight: head[column] === 'Ampel', asks: column === asks })}</td>`
    })
    return `<tr${role('row')}${sum && index === rows.length - 1 ? ' class="sum"' : ''}>${cells.join('')}</tr>`
  })
  const group = role('rowgroup')
  const table = `<table${role('table')}${isStacked ? ' class="stacked"' : ''}><caption>${escaped(caption)}</caption><thead${group}><tr${role('row')}>${titles}</tr></thead><tbody${group}>${body.join('')}</tbody></table>`
  // Scrolling by keyboard needs something that can be focused.
  const wide = `<div class="wide" tabindex="0" role="group" aria-label="Tabelle: ${escaped(caption)}">${table}</div>`
  const notes = sources.map(source => `<p class="source">${escaped(source)}</p>`).join('')
  if (rows.length <= LONG_TABLE) return wide + notes
  return `<details><summary>${escaped(caption)}: ${rows.length} Zeilen</summary>${wide}</details>${notes}`
}

function cellHtml(text: string, { isLight, asks }: { isLight: boolean; asks: boolean }): string {
  if (isLight && isLamp(text)) return lamp(text)
  return asks ? questionAndAnswer(text) : escaped(text)
}

function isLamp(text: string): text is Light {
  return Object.hasOwn(LAMPS, text)
}

function questionAndAnswer(text: string): string {
  const [question = '', ...answer] = text.split('\n')
  return `<span class="soft">${escaped(question)}</span> ${escaped(answer.join(' '))}`
}

function chartHtml(chart: Chart): string {
  const { body, height } = chartDrawing(chart, CHART)
  const drawing = `<svg viewBox="0 0 ${CHART.width} ${Math.ceil(height)}" role="img" aria-label="${escaped(chartWords(chart))}">${body}</svg>`
  const rows = chartRows(chart).map(({ name, text }) => [name, text])
  const table = tableHtml({
    kind: 'table',
    caption: `Werte: ${chart.title}`,
    head: ['Wert', 'Betrag'],
    align: ['left', 'right'],
    rows,
  })
  const values = rows.length > LONG_TABLE ? table : `<details><summary>Werte als Tabelle</summary>${table}</details>`
  const source = `<p class="source">${escaped(chart.source)}</p>`
  return `<figure><figcaption>${escaped(chart.title)}</figcaption>${drawing}${source}</figure>${values}`
}

function cropHtml(crop: Crop, pictures: ReadonlyMap<string, Uint8Array>): string {
  const isDrawn = pictureSize(pictures.get(cropKey(crop.evidence)) ?? new Uint8Array()) !== undefined
  return `${isDrawn ? '' : `<p class="strong">${escaped(crop.label)}</p>`}${spotHtml(crop, pictures)}`
}

/** The spot as a picture, or its words where there is none. */
function spotHtml({ evidence, label }: Crop, pictures: ReadonlyMap<string, Uint8Array>): string {
  const bytes = pictures.get(cropKey(evidence))
  const size = bytes && pictureSize(bytes)
  if (!bytes || !size) return quotation(evidence)
  const words = `Ausschnitt aus dem Exposé, Seite ${evidence.page}: ${wholeQuote(evidence)}`
  const picture = `<img src="${dataAddress(size.format, bytes)}" width="${size.width}" height="${size.height}" alt="${escaped(words)}">`
  return `<figure><figcaption>${escaped(label)} <span class="soft">Exposé, Seite ${evidence.page}</span></figcaption>${picture}</figure>`
}
