import { contact, type Listing, paper, passages, picture } from './listing.ts'

/** Facts with dotted leaders, as typed in a word processor; values at the right edge. */
export function leaders(listing: Listing, dots: 'typed' | 'drawn' = 'typed'): string {
  const { title, teaser, firm, photos, facts, look } = listing
  const css = `body{font:${look.size ?? 11}px/1.55 '${look.font}';color:#1a1a1a} h1{font:bold 20px '${look.headFont ?? look.font}';text-align:center;margin:6px 0 2px;color:${look.colour}} .teaser{text-align:center;font-style:italic;margin-bottom:10px}
  .line{display:flex;align-items:baseline} .line i{flex:1;overflow:hidden;white-space:nowrap;font-style:normal;margin:0 5px;${dots === 'drawn' ? 'border-bottom:1px dotted #555;height:8px' : ''}} h2{font:bold 13px '${look.headFont ?? look.font}';margin:14px 0 4px;color:${look.colour}} p{margin:0 0 7px;text-align:justify} .centre{text-align:center;margin-top:16px}`
  const line = ([label, value]: readonly [string, string]) =>
    `<div class="line"><span>${label}</span><i>${dots === 'typed' ? '.'.repeat(Math.max(8, 128 - Math.round((label.length + value.length) * 1.75))) : ''}</i><span>${value}</span></div>`
  return paper(
    css,
    `<div class="centre" style="margin:0 0 8px"><b>${firm.name}</b> · ${firm.claim ?? ''}</div>${picture(photos[0], 'width:72%;height:185px;margin:0 auto')}<h1>${title}</h1><div class="teaser">${teaser ?? ''}</div>
    ${facts.map(line).join('')}${passages(listing.passages)}${picture(photos[1], 'width:45%;height:120px;margin:10px auto')}<div class="centre">${contact(firm)}</div><div class="centre" style="font-size:8px;color:#666">${firm.imprint ?? ''}</div>`,
    title,
  )
}
