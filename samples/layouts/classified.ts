import { paper, type Row } from './listing.ts'

export interface Classified {
  readonly title: string
  readonly price: string
  readonly place: string
  readonly date: string
  readonly views: string
  readonly id: string
  readonly photos: readonly string[]
  readonly facts: readonly Row[]
  readonly ticks: readonly string[]
  readonly text: string
  readonly seller: string
  /** Other people's offers that the portal shows below. */
  readonly others: readonly Row[]
}

/** A page of a classified-ads portal, printed by the reader. */
export function classified(ad: Classified): string {
  const css = `body{font:11px/1.45 'DejaVu Sans';color:#333} .bar{background:#b5e941;padding:9px 14px;font-weight:bold;font-size:15px;color:#1d4b00;display:flex;justify-content:space-between} .bar small{font-weight:normal;font-size:9px}
  .crumbs{font-size:8.5px;color:#777;margin:8px 0} .grid{display:grid;grid-template-columns:1fr 62mm;gap:14px} h1{font-size:17px;margin:8px 0 2px} .price{font-size:17px;font-weight:bold;color:#326916} .meta{color:#777;font-size:9px;margin:3px 0 9px}
  .row{display:flex;justify-content:space-between;border-bottom:1px solid #e3e3e3;padding:4px 0} .ticks{display:grid;grid-template-columns:1fr 1fr;gap:2px 10px;margin:8px 0;font-size:10px} h2{font-size:12px;margin:12px 0 4px;border-bottom:2px solid #e3e3e3}
  .seller{border:1px solid #ddd;padding:10px;font-size:9.5px} .other{font-size:9px;border-bottom:1px solid #eee;padding:5px 0} .other b{color:#326916} p{margin:0 0 8px}`
  return paper(
    css,
    `<div class="bar">regionalmarkt.example <small>Anmelden · Anzeige aufgeben</small></div><div class="crumbs">Startseite › Immobilien › ${ad.place}</div><div class="grid"><div>
    <img src="${ad.photos[0] ?? ''}" style="width:100%;height:190px" alt=""><h1>${ad.title}</h1><div class="price">${ad.price}</div><div class="meta">${ad.place} &nbsp; 📅 ${ad.date} &nbsp; 👁 ${ad.views}</div>
    ${ad.facts.map(([label, value]) => `<div class="row"><span>${label}</span><span>${value}</span></div>`).join('')}
    ${ad.ticks.length ? `<div class="ticks">${ad.ticks.map(tick => `<span>✓ ${tick}</span>`).join('')}</div>` : ''}<h2>Beschreibung</h2>${ad.text}</div>
    <div><div class="seller">${ad.seller}<br><br>Anzeigen-ID ${ad.id}</div><h2>Das könnte dich auch interessieren</h2>${ad.others.map(([what, price]) => `<div class="other">${what}<br><b>${price}</b></div>`).join('')}
    ${ad.photos[1] ? `<img src="${ad.photos[1]}" style="width:100%;height:110px;margin-top:12px" alt="">` : ''}</div></div>`,
    ad.title,
  )
}
