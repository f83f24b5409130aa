import { paper, type Passage, passages, picture, type Row } from './listing.ts'

export interface PortalPage {
  readonly title: string
  readonly address: string
  /** The large figures at the top, value above label. */
  readonly figures: readonly Row[]
  readonly icons: readonly string[]
  readonly groups: readonly { readonly heading: string; readonly rows: readonly Row[] }[]
  readonly passages: readonly Passage[]
  readonly photos: readonly string[]
  readonly calculator: readonly Row[]
  readonly rate: string
  readonly vendor: string
  readonly scoutId: string
  readonly similar: readonly string[]
}

/** The print view of a large property portal, with its finance calculator and its offers by others. */
export function portal(page: PortalPage): string {
  const css = `body{font:10px/1.45 'Nimbus Sans';color:#333} .top{display:flex;justify-content:space-between;border-bottom:2px solid #00a78e;padding-bottom:5px;font-weight:bold;color:#00665a} h1{font-size:17px;margin:10px 0 2px} .address{color:#666;margin-bottom:10px}
  .figures{display:flex;gap:34px;margin:12px 0} .figures b{display:block;font-size:19px;color:#111} .figures span{color:#666;font-size:9px} .icons{display:flex;flex-wrap:wrap;gap:7px;margin:6px 0 12px} .icons span{border:1px solid #bbb;border-radius:10px;padding:2px 9px;font-size:9px}
  dl{display:grid;grid-template-columns:150px 1fr 150px 1fr;gap:3px 12px;margin:0} dt{color:#666} dd{margin:0;font-weight:bold} h2{font-size:13px;margin:14px 0 5px;border-top:1px solid #ddd;padding-top:9px} p{margin:0 0 6px}
  .calc{background:#f0f6f5;padding:10px 14px;margin:12px 0;break-inside:avoid} .calc div{display:flex;justify-content:space-between} .rate{font-size:16px;font-weight:bold;margin-top:5px} .similar{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;font-size:8.5px} .similar div{border:1px solid #ddd;padding:7px} .vendor{border:1px solid #00a78e;padding:9px;margin-top:10px}`
  const list = (rows: readonly Row[]) =>
    `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`
  return paper(
    css,
    `<div class="top"><span>WohnScout<i>27</i></span><span>Merkzettel · Drucken · Objekt-ID ${page.scoutId}</span></div>
    <h1>${page.title}</h1><div class="address">${page.address}</div>${picture(page.photos[0], 'width:100%;height:230px')}
    <div class="figures">${page.figures.map(([label, value]) => `<div><b>${value}</b><span>${label}</span></div>`).join('')}</div><div class="icons">${page.icons.map(icon => `<span>${icon}</span>`).join('')}</div>
    ${page.groups.map(({ heading, rows }) => `<h2>${heading}</h2>${list(rows)}`).join('')}
    ${page.rate ? `<div class="calc"><b>Finanzierung berechnen</b>${page.calculator.map(([label, value]) => `<div><span>${label}</span><span>${value}</span></div>`).join('')}<div class="rate"><span>Monatliche Rate</span><span>${page.rate}</span></div></div>` : ''}
    ${passages(page.passages)}${picture(page.photos[1], 'width:60%;height:170px')}<div class="vendor">${page.vendor}</div><h2>Ähnliche Objekte in der Nähe</h2><div class="similar">${page.similar.map(one => `<div>${one}</div>`).join('')}</div>`,
    page.title,
  )
}
