import { paper, type Passage, passages, picture, type Row } from './listing.ts'

export interface PortalList {
  readonly brand: string
  readonly colour: string
  readonly title: string
  readonly address: string
  readonly keyFacts: readonly Row[]
  readonly sections: readonly { readonly heading: string; readonly rows?: readonly Row[]; readonly points?: string[] }[]
  readonly passages: readonly Passage[]
  readonly photos: readonly string[]
  readonly calculator: string
  readonly vendor: string
  readonly similar: readonly string[]
}

/** A portal page whose sections run down one column, with points for the equipment and a box of the vendor beside. */
export function portalList(page: PortalList): string {
  const css = `body{font:10.5px/1.5 'DejaVu Sans';color:#2c2c2c} .brand{font-weight:bold;font-size:15px;color:${page.colour};border-bottom:1px solid #ddd;padding-bottom:6px} .duo{display:grid;grid-template-columns:1fr 52mm;gap:16px} h1{font-size:17px;margin:10px 0 2px} .address{color:#666} .keys{display:flex;gap:26px;border-top:1px solid #ddd;border-bottom:1px solid #ddd;margin:10px 0;padding:8px 0} .keys span{display:block;color:#777;font-size:9px} .keys b{font-size:15px}
  h2{font-size:13px;color:${page.colour};margin:14px 0 4px} .row{display:flex;gap:8px} .row span{width:46%;color:#666} ul{columns:2;margin:3px 0;padding-left:15px} p{margin:0 0 7px} .box{border:1px solid #ddd;padding:9px;font-size:9.5px;margin-top:12px} .more{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;font-size:9px} .more div{background:#f5f5f5;padding:7px}`
  const sections = page.sections.map(
    ({ heading, rows = [], points = [] }) =>
      `<h2>${heading}</h2>${rows.map(([label, value]) => `<div class="row"><span>${label}</span><b>${value}</b></div>`).join('')}${points.length ? `<ul>${points.map(point => `<li>${point}</li>`).join('')}</ul>` : ''}`,
  )
  return paper(
    css,
    `<div class="brand">${page.brand}</div>${picture(page.photos[0], 'width:100%;height:190px;margin-top:8px')}<h1>${page.title}</h1><div class="address">${page.address}</div>
    <div class="keys">${page.keyFacts.map(([label, value]) => `<div><b>${value}</b><span>${label}</span></div>`).join('')}</div><div class="duo"><div>${sections.join('')}${passages(page.passages)}</div>
    <div><div class="box">${page.vendor}</div><div class="box">${page.calculator}</div>${picture(page.photos[1], 'width:100%;height:110px;margin-top:12px')}</div></div>
    <h2>Das könnte Ihnen auch gefallen</h2><div class="more">${page.similar.map(one => `<div>${one}</div>`).join('')}</div>`,
    page.title,
  )
}
