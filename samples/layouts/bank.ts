import { contact, type Listing, paper, passages, picture, type Row } from './listing.ts'

/** A savings bank's property sheet: red band, boxed facts in two blocks, a financing example. */
export function bankSheet(listing: Listing, loan: readonly Row[], loanText: string): string {
  const { title, teaser, firm, photos, facts } = listing
  const css = `body{font:10px/1.45 '${listing.look.font}';color:#222} .band{background:#d40f14;color:#fff;padding:9px 14px;font-size:15px;font-weight:bold;display:flex;justify-content:space-between} .band span{font-weight:normal;font-size:10px;align-self:center}
  h1{font-size:17px;margin:11px 0 3px} h2{font-size:12px;color:#d40f14;margin:12px 0 4px} .pair{display:grid;grid-template-columns:1.2fr 1fr;gap:12px;margin-top:8px} .facts{border:1px solid #bbb;padding:8px 11px} .facts div{display:flex;justify-content:space-between;border-bottom:1px dotted #aaa;padding:2px 0} .facts div:last-child{border:0} p{margin:0 0 6px}
  .loan{background:#eee;padding:8px 12px;break-inside:avoid;margin-top:10px} .loan div{display:flex;justify-content:space-between} .fine{font-size:7.5px;color:#666;margin-top:6px}`
  const line = ([label, value]: Row) => `<div><span>${label}</span><b>${value}</b></div>`
  return paper(
    css,
    `<div class="band">${firm.name}<span>${firm.claim ?? ''}</span></div><h1>${title}</h1><div>${teaser ?? ''}</div><div class="pair">${picture(photos[0], 'width:100%;height:225px')}<div class="facts">${facts.map(line).join('')}</div></div>
    ${passages(listing.passages)}<div class="loan"><b>Finanzierungsbeispiel</b>${loan.map(line).join('')}<div class="fine">${loanText}</div></div>${picture(photos[1], 'width:55%;height:95px;margin-top:8px')}<h2>Ihre Beraterin</h2><p>${contact(firm)}</p><div class="fine">${firm.imprint ?? ''}</div>`,
    title,
  )
}
