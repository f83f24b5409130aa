import { softHyphens } from '../paper/softHyphens.ts'
import { contact, type Firm, type Look, paper, type Passage, passages, picture, type Row } from './listing.ts'

export interface Brochure {
  readonly title: string
  /** The line beneath the title, as agencies set it: place and price, or a motto. */
  readonly line: string
  readonly look: Look
  readonly firm: Firm
  readonly cover: string
  /** One inner sheet each: cards at the edge, prose in two columns. */
  readonly sheets: readonly {
    readonly cards: readonly { readonly heading: string; readonly rows: readonly Row[] }[]
    readonly passages: readonly Passage[]
    readonly photo?: string
  }[]
  readonly small: string
}

/** An agency's brochure: cover, then sheets with cards of capital labels beside justified prose in two columns. */
export function brochure({ title, line, look, firm, cover, sheets, small }: Brochure): string {
  const font = look.headFont ?? look.font
  const css = `@page{size:A4;margin:0} body{font:${look.size ?? 12.5}px/1.5 '${look.font}';color:#262626} .sheet{width:210mm;height:296.8mm;position:relative;overflow:hidden;break-after:page} .sheet:last-child{break-after:auto}
  .word{position:absolute;right:14mm;top:24mm;writing-mode:vertical-rl;letter-spacing:14px;color:#fff;font-size:26px} .title{position:absolute;left:18mm;right:34mm;bottom:36mm} .title h1{font:normal 31px/1.25 '${font}';color:${look.colour};margin:0 0 10px} .title div{font-size:14px}
  .inner{display:grid;grid-template-columns:52mm 1fr;gap:9mm;padding:16mm 14mm 24mm} .card{background:#f3f1ec;border-top:3px solid ${look.colour};padding:9px 11px;margin-bottom:12px} .card h3{font:bold 12px '${font}';letter-spacing:2px;text-transform:uppercase;margin:0 0 6px} .card span{display:block;font-size:9.5px;letter-spacing:1.2px;text-transform:uppercase;color:#777;margin-top:6px} .card b{font-weight:600}
  .columns{columns:2;column-gap:7mm;text-align:justify} h2{font:normal 17px '${font}';color:${look.colour};margin:0 0 6px;break-after:avoid} section{margin-bottom:11px} p{margin:0 0 7px} .small{position:absolute;left:75mm;right:14mm;bottom:9mm;font-size:7.5px;color:#777}`
  const inner = sheets.map(
    sheet =>
      `<div class="sheet"><div class="inner"><div>${sheet.cards.map(({ heading, rows }) => `<div class="card"><h3>${heading}</h3>${rows.map(([label, value]) => `<span>${label}</span><b>${value}</b>`).join('')}</div>`).join('')}</div>
      <div>${picture(sheet.photo, 'width:100%;height:62mm;margin-bottom:6mm')}<div class="columns">${passages(sheet.passages.map(one => ({ heading: one.heading, text: softHyphens(one.text) })))}</div></div></div><div class="small">${small}</div></div>`,
  )
  return paper(
    css,
    `<div class="sheet">${picture(cover, 'width:210mm;height:205mm')}<div class="word">EXPOSÉ</div><div class="title"><h1>${title}</h1><div>${line}</div></div></div>${inner.join('')}
    <div class="sheet"><div class="inner"><div></div><div><h2>Ihr Kontakt</h2><p>${contact(firm)}</p><p style="font-size:9px;color:#666">${firm.imprint ?? ''}</p></div></div></div>`,
    title,
  )
}
