import { contact, type Listing, paper, passages, picture } from './listing.ts'

/** Facts in tiles; the label stands above or below its value. */
export function cards(listing: Listing, order: 'label first' | 'value first', columns = 3): string {
  const { title, teaser, firm, photos, facts, look } = listing
  const css = `body{font:${look.size ?? 10.5}px/1.5 '${look.font}';color:#2b2b2b}
  header{display:flex;justify-content:space-between;color:${look.colour};margin-bottom:10px;font-size:11px} header b{font-size:17px;letter-spacing:.5px}
  .hero{position:relative} .hero h1{position:absolute;left:0;bottom:14px;background:${look.colour};color:#fff;font:bold 19px '${look.headFont ?? look.font}';margin:0;padding:9px 16px;max-width:80%}
  .tiles{display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;margin:11px 0} .tile{border:1px solid #ddd;border-radius:6px;padding:8px 10px;break-inside:avoid}
  .tile span{display:block;font-size:8.5px;color:#777;text-transform:${order === 'label first' ? 'uppercase' : 'none'};letter-spacing:.3px} .tile b{display:block;font-size:13px;color:${look.colour}}
  h2{font:bold 14px '${look.headFont ?? look.font}';margin:14px 0 4px;color:${look.colour}} p{margin:0 0 7px} .strip{display:flex;gap:8px;margin:10px 0} .strip img{flex:1;height:82px;min-width:0}
  footer{break-inside:avoid;border-top:1px solid #ccc;margin-top:16px;padding-top:8px;font-size:9px;display:flex;justify-content:space-between} .imprint{max-width:55%;color:#777;font-size:7.5px}`
  const tiles = facts.map(([label, value]) =>
    order === 'label first'
      ? `<div class="tile"><span>${label}</span><b>${value}</b></div>`
      : `<div class="tile"><b>${value}</b><span>${label}</span></div>`,
  )
  return paper(
    css,
    `<header><b>${firm.name}</b><span>${firm.claim ?? ''}</span></header><div class="hero">${picture(photos[0], 'width:100%;height:195px')}<h1>${title}</h1></div>
    <p style="margin-top:10px">${teaser ?? ''}</p><div class="tiles">${tiles.join('')}</div>${passages(listing.passages)}
    <div class="strip">${photos
      .slice(1)
      .map(one => picture(one, ''))
      .join('')}</div>
    <footer><div>${contact(firm)}</div><div class="imprint">${firm.imprint ?? ''}</div></footer>`,
    title,
  )
}
