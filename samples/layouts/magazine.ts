import { contact, type Listing, paper, picture } from './listing.ts'

/** A landscape brochure: full-bleed picture, airy letter-spaced headings, large figures. */
export function magazine(listing: Listing, figures: readonly (readonly [string, string])[]): string {
  const { title, teaser, firm, photos, facts, look } = listing
  const css = `@page{size:A4 landscape;margin:0} body{font:${look.size ?? 15}px/1.6 '${look.font}';color:#2a2a2a} .sheet{width:297mm;height:209.5mm;position:relative;overflow:hidden;break-after:page} .sheet:last-child{break-after:auto}
  .cover h1{position:absolute;left:20mm;bottom:26mm;color:#fff;font:300 46px/1.15 '${look.headFont ?? look.font}';text-shadow:0 0 6px #000a;max-width:190mm;margin:0} .cover .brand{position:absolute;right:16mm;top:12mm;color:#fff;letter-spacing:5px;font-size:16px;text-shadow:0 0 5px #000}
  h2{font:normal 19px '${look.headFont ?? look.font}';letter-spacing:6px;text-transform:uppercase;color:${look.colour};margin:0 0 12px} .inner{padding:17mm 20mm} .two{display:grid;grid-template-columns:1fr 1fr;gap:16mm} .figures{display:flex;gap:16mm;margin:4mm 0 9mm} .figures b{display:block;font:300 32px '${look.headFont ?? look.font}';color:${look.colour}} .figures span{font-size:11px;letter-spacing:2px;text-transform:uppercase}
  .row{display:flex;justify-content:space-between;border-bottom:1px solid #ccc;padding:3.5px 0} .row span:last-child{text-align:right;font-weight:bold} p{margin:0 0 8px} .no{position:absolute;right:14mm;bottom:8mm;font-size:9px;color:#888}`
  const sheets = listing.passages.map(
    ({ heading, text }, index) =>
      `<div class="sheet"><div class="inner two"><div><h2>${heading}</h2>${text}</div><div>${picture(photos[index + 1] ?? photos[0], 'width:100%;height:150mm')}</div></div><div class="no">${index + 3}</div></div>`,
  )
  return paper(
    css,
    `<div class="sheet cover">${picture(photos[0], 'width:297mm;height:210mm')}<div class="brand">${firm.name}</div><h1>${title}</h1></div>
    <div class="sheet"><div class="inner"><h2>Daten &amp; Fakten</h2><p>${teaser ?? ''}</p><div class="figures">${figures.map(([label, value]) => `<div><b>${value}</b><span>${label}</span></div>`).join('')}</div>
    <div class="two">${[facts.slice(0, Math.ceil(facts.length / 2)), facts.slice(Math.ceil(facts.length / 2))].map(half => `<div>${half.map(([label, value]) => `<div class="row"><span>${label}</span><span>${value}</span></div>`).join('')}</div>`).join('')}</div></div><div class="no">2</div></div>
    ${sheets.join('')}<div class="sheet"><div class="inner two"><div><h2>Kontakt</h2>${contact(firm)}</div><div style="font-size:11px;color:#666">${firm.imprint ?? ''}</div></div></div>`,
    title,
  )
}
