import { contact, type Listing, paper, passages, picture } from './listing.ts'
import { rows } from './tables.ts'

export interface BrokerBook extends Omit<Listing, 'facts'> {
  /** One line under the title on the cover: kind of property and place. */
  readonly place: string
  readonly groups: readonly { readonly heading: string; readonly rows: Listing['facts'] }[]
}

/** What the great broker programs print: cover, tables of facts and energy, then long prose under fixed headings. */
export function brokerBook(book: BrokerBook, manner: 'lines' | 'stripes' | 'columns'): string {
  const { title, teaser, firm, photos, groups, look, place } = book
  const font = look.headFont ?? look.font
  const cell = {
    lines: 'td{border-bottom:1px solid #ccc;padding:5px 2px} td:first-child{width:46%}',
    stripes:
      'td{padding:4px 9px} tr:nth-child(even) td{background:#eef0f2} td:last-child{text-align:right;font-weight:bold}',
    columns:
      '.tables{columns:2;column-gap:9mm} .tables section{break-inside:avoid} td{padding:2.5px 0;border-bottom:1px dotted #999} td:first-child{width:55%;color:#666}',
  }[manner]
  const css = `body{font:${look.size ?? 10.5}px/1.55 '${look.font}';color:#222} .cover{break-after:page} .cover h1{font:bold 25px/1.25 '${font}';color:${look.colour};margin:16px 0 8px} .brand{font:bold 17px '${font}';color:${look.colour};border-bottom:2px solid ${look.colour};padding-bottom:6px;margin-bottom:${manner === 'lines' ? 34 : 12}px}
  table{width:100%;border-collapse:collapse;margin-bottom:9px} td{vertical-align:top} ${cell} h2{font:bold 13px '${font}';color:${look.colour};margin:13px 0 5px;break-after:avoid} p{margin:0 0 7px} ul{margin:0 0 7px;padding-left:15px} .strip{display:flex;gap:8px;margin:10px 0;break-inside:avoid} .strip img{flex:1;height:120px;min-width:0} .who{break-inside:avoid;margin-top:14px;padding:10px;border:1px solid ${look.colour}} .fine{font-size:7.5px;color:#666;margin-top:9px}`
  return paper(
    css,
    `<div class="cover"><div class="brand">${firm.name}</div>${picture(photos[0], 'width:100%;height:300px')}<h1>${title}</h1><div>${place}</div>${teaser ? `<p style="margin-top:10px"><i>${teaser}</i></p>` : ''}</div>
    <div class="tables">${groups.map(group => `<section><h2>${group.heading}</h2>${rows(group.rows)}</section>`).join('')}</div>${passages(book.passages)}
    <div class="strip">${photos
      .slice(1)
      .map(one => picture(one, ''))
      .join('')}</div><div class="who">${contact(firm)}</div><div class="fine">${firm.imprint ?? ''}</div>`,
    title,
  )
}
