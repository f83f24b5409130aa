import { paper, picture, type Row } from './listing.ts'

export interface MarketAd {
  readonly title: string
  readonly price: string
  readonly place: string
  readonly date: string
  readonly photo: string
  readonly facts: readonly Row[]
  readonly tags: readonly string[]
  readonly text: string
  /** Lines about the seller, and for firms their imprint. */
  readonly seller: string
}

/** A classified ad saved from the small screen: fields in two columns, tags, the seller at the foot. */
export function marketAd(ad: MarketAd): string {
  const css = `body{font:11px/1.5 'DejaVu Sans';color:#222} .brand{color:#555;font-size:10px;border-bottom:1px solid #ccc;padding-bottom:5px;margin-bottom:10px} h1{font-size:18px;margin:12px 0 3px} .price{font-size:16px;font-weight:bold} .meta{color:#777;font-size:10px}
  .fields{display:grid;grid-template-columns:1fr 1fr;gap:0 22px;margin:14px 0;border-top:1px solid #ddd} .fields div{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:5px 0} .fields span:last-child{color:#555}
  .tags{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:12px} .tags span{background:#eee;border-radius:9px;padding:2px 10px;font-size:10px} h2{font-size:13px;margin:12px 0 5px} p{margin:0 0 8px} .seller{border-top:1px solid #ccc;margin-top:16px;padding-top:9px;color:#555;font-size:10px}`
  return paper(
    css,
    `<div class="brand">Dorf &amp; Stadt Kleinanzeigen · Haus &amp; Wohnung</div>${picture(ad.photo, 'width:100%;height:200px')}<h1>${ad.title}</h1><div class="price">${ad.price}</div><div class="meta">${ad.place}<br>${ad.date}</div>
    <div class="fields">${ad.facts.map(([label, value]) => `<div><span>${label}</span><span>${value}</span></div>`).join('')}</div><div class="tags">${ad.tags.map(tag => `<span>${tag}</span>`).join('')}</div>
    <h2>Beschreibung</h2>${ad.text}<div class="seller">${ad.seller}</div>`,
    ad.title,
  )
}
