import { contact, type Listing, paper, picture } from './listing.ts'

/** One crowded page of a small developer: a slogan, points with ticks, a price in a badge. */
export function flyer({ title, teaser, firm, photos, facts, passages, look }: Listing, badge: string): string {
  const css = `@page{size:A5;margin:0} body{font:11px/1.45 '${look.font}';color:#222} .sheet{width:148mm;height:209.5mm;position:relative;overflow:hidden} .top{position:relative} .top h1{position:absolute;left:9mm;top:8mm;margin:0;color:#fff;font:bold 27px/1.15 '${look.font}';text-shadow:0 0 5px #000;max-width:95mm} .badge{position:absolute;right:8mm;top:38mm;width:36mm;height:36mm;border-radius:50%;background:${look.colour};color:#fff;display:flex;align-items:center;justify-content:center;text-align:center;font-weight:bold;transform:rotate(-8deg)}
  .text{padding:5mm 9mm} h2{color:${look.colour};font-size:14px;margin:7px 0 3px} p{margin:0 0 5px} ul{list-style:none;margin:0;padding:0;columns:2} li:before{content:'✓ ';color:${look.colour}} .foot{position:absolute;left:0;right:0;bottom:0;background:${look.colour};color:#fff;padding:3mm 9mm;font-size:9.5px;display:flex;justify-content:space-between} .fine{font-size:6.5px;color:#555}`
  return paper(
    css,
    `<div class="sheet"><div class="top">${picture(photos[0], 'width:148mm;height:78mm')}<h1>${title}</h1><div class="badge">${badge}</div></div><div class="text"><p><b>${teaser ?? ''}</b></p><ul>${facts.map(([label, value]) => `<li>${label}${value ? ` ${value}` : ''}</li>`).join('')}</ul>
    ${passages.map(({ heading, text }) => `<h2>${heading}</h2>${text}`).join('')}<div class="fine">${firm.imprint ?? ''}</div></div><div class="foot"><div>${contact(firm)}</div><div style="align-self:center">${firm.claim ?? ''}</div></div></div>`,
    title,
  )
}
