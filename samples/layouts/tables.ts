import { contact, type Listing, paper, passages, picture, type Row } from './listing.ts'

/** Label and value in a striped table under a large picture, as broker software prints it. */
export function factTable(listing: Listing): string {
  const { title, teaser, firm, photos, facts, look } = listing
  const css = `body{font:${look.size ?? 10}px/1.45 '${look.font}';color:#222}
  .top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid ${look.colour};padding-bottom:6px;margin-bottom:12px}
  .logo{font-size:19px;font-weight:bold;color:${look.colour}} .claim{font-size:8px;color:#666}
  h1{font-size:18px;margin:12px 0 4px;color:${look.colour}} h2{font-size:12.5px;color:${look.colour};margin:14px 0 4px;border-bottom:1px solid #ccc}
  table{width:100%;border-collapse:collapse} td{padding:2.6px 8px;vertical-align:top} tr:nth-child(odd) td{background:#f1f1ef} td:first-child{width:42%;color:#555}
  p{margin:0 0 6px;text-align:left} ul{margin:2px 0 6px;padding-left:16px} .pics{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:8px 0} .box{break-inside:avoid;background:#f1f1ef;padding:10px;margin-top:12px} .new{break-before:page}`
  const gallery = photos.slice(1).map(one => picture(one, 'width:100%;height:150px'))
  return paper(
    css,
    `<div class="top"><div><div class="logo">${firm.name}</div><div class="claim">${firm.claim ?? ''}</div></div><div class="claim">${firm.phone} · ${firm.mail}</div></div>
    ${picture(photos[0], 'width:100%;height:200px')}<h1>${title}</h1>${teaser ? `<p><i>${teaser}</i></p>` : ''}
    <h2>Eckdaten</h2>${rows(facts)}${passages(listing.passages)}<div class="pics">${gallery.join('')}</div>
    <div class="box"><b>Ihr Ansprechpartner</b><br>${contact(firm)}</div>`,
    title,
  )
}

export function rows(facts: readonly Row[]): string {
  return `<table>${facts.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`
}

/** Label, value, label, value: two facts to a line. */
export function fourColumns(listing: Listing): string {
  const { title, teaser, firm, photos, facts, look } = listing
  const css = `body{font:${look.size ?? 9.5}px/1.4 '${look.font}';color:#1d1d1d}
  .band{background:${look.colour};color:#fff;padding:10px 14px;display:flex;justify-content:space-between} .band b{font-size:15px}
  h1{font:bold 17px '${look.headFont ?? look.font}';margin:10px 0 2px} h2{font:bold 12px '${look.headFont ?? look.font}';margin:12px 0 3px;text-transform:uppercase;color:${look.colour}}
  .duo{display:grid;grid-template-columns:2fr 1fr;gap:6px;margin-top:8px}
  table{width:100%;border-collapse:collapse;margin-top:6px;border-top:1px solid ${look.colour}} td{border-bottom:1px solid #d5d5d5;padding:4px 6px;width:27%} td:nth-child(odd){color:#666;width:23%}
  p{margin:0 0 5px} .legal{font-size:7.5px;color:#666;columns:2;column-gap:18px;margin-top:14px}`
  const pairs: string[] = []
  for (let i = 0; i < facts.length; i += 2) {
    const [left, right] = [facts[i], facts[i + 1] ?? ['', '']]
    pairs.push(
      `<tr><td>${left?.[0] ?? ''}</td><td><b>${left?.[1] ?? ''}</b></td><td>${right[0]}</td><td><b>${right[1]}</b></td></tr>`,
    )
  }
  return paper(
    css,
    `<div class="band"><b>${firm.name}</b><span>${firm.claim ?? ''}</span></div><h1>${title}</h1><div>${teaser ?? ''}</div>
    <div class="duo">${picture(photos[0], 'width:100%;height:220px')}<div>${picture(photos[1], 'width:100%;height:107px')}${picture(photos[2], 'width:100%;height:107px;margin-top:6px')}</div></div>
    <table>${pairs.join('')}</table>${passages(listing.passages)}<p>${contact(firm)}</p><div class="legal">${firm.imprint ?? ''}</div>`,
    title,
  )
}
