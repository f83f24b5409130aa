import { softHyphens } from '../paper/softHyphens.ts'
import { contact, type Listing, paper, passages, picture } from './listing.ts'

export interface SidebarForm {
  /** A word set upright along the edge of the sidebar. */
  readonly upright?: string
  readonly side?: 'left' | 'right'
}

/** Facts in a coloured bar beside justified prose in two columns, hyphenated like a set page. */
export function sidebar(listing: Listing, { upright, side = 'left' }: SidebarForm = {}): string {
  const { title, teaser, firm, photos, facts, look } = listing
  const css = `@page{size:A4;margin:0} body{font:${look.size ?? 12.5}px/1.5 '${look.font}';color:#222}
  .sheet{width:210mm;height:297mm;display:grid;grid-template-columns:${side === 'left' ? '62mm 1fr' : '1fr 62mm'};overflow:hidden;break-after:page}
  .sheet:last-child{break-after:auto} aside{order:${side === 'left' ? 0 : 1};background:${look.colour};color:#fff;padding:14mm 8mm 10mm 9mm;position:relative;font-size:12px}
  aside h3{font:bold 14px '${look.headFont ?? look.font}';letter-spacing:1px;margin:0 0 6px;border-bottom:1px solid #fff8;padding-bottom:3px} dl{margin:0 0 14px} dt{opacity:.75;font-size:10.5px;margin-top:5px} dd{margin:0;font-weight:bold}
  .upright{position:absolute;top:120mm;${side === 'left' ? 'left:-31mm' : 'right:-31mm'};width:70mm;transform:rotate(-90deg);opacity:.35;font:bold 19px '${look.headFont ?? look.font}';text-align:center}
  main{padding:14mm 12mm 10mm} h1{font:bold 21px/1.2 '${look.headFont ?? look.font}';margin:0 0 8px;color:${look.colour}} h2{font:bold 14px '${look.headFont ?? look.font}';margin:8px 0 3px;color:${look.colour};break-after:avoid}
  .columns{columns:2;column-gap:7mm;text-align:justify;margin-top:10px} p{margin:0 0 6px} .imprint{position:absolute;bottom:9mm;left:9mm;right:8mm;font-size:8px;opacity:.8}`
  const list = facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')
  const text = passages(listing.passages.map(({ heading, text }) => ({ heading, text: softHyphens(text) })))
  return paper(
    css,
    `<div class="sheet"><aside><h3>Auf einen Blick</h3><dl>${list}</dl>${upright ? `<div class="upright">${upright}</div>` : ''}<h3>Kontakt</h3>${contact(firm)}
    <div class="imprint">${firm.imprint ?? ''}</div></aside><main><h1>${title}</h1>${picture(photos[0], 'width:100%;height:70mm')}<p style="margin-top:8px"><b>${teaser ?? ''}</b></p>
    <div class="columns">${text}</div></main></div>`,
    title,
  )
}
