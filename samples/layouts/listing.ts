export type Row = readonly [label: string, value: string]

export interface Passage {
  readonly heading: string
  /** HTML. */
  readonly text: string
}

export interface Firm {
  readonly name: string
  readonly claim?: string
  readonly person: string
  readonly street: string
  readonly town: string
  readonly phone: string
  readonly mail: string
  /** Small print for the foot of a page: register, tax number, supervisory body. */
  readonly imprint?: string
}

export interface Look {
  readonly font: string
  readonly headFont?: string
  readonly colour: string
  readonly size?: number
}

export interface Listing {
  readonly title: string
  readonly teaser?: string
  readonly firm: Firm
  readonly photos: readonly string[]
  readonly facts: readonly Row[]
  readonly passages: readonly Passage[]
  readonly look: Look
}

export function paper(css: string, body: string, title = 'Exposé'): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title><style>
  *{box-sizing:border-box} body{margin:0} img{display:block;object-fit:cover} ${css}</style></head><body>${body}</body></html>`
}

export function picture(source: string | undefined, css: string): string {
  return source ? `<img src="${source}" style="${css}" alt="">` : ''
}

/** Sets letters apart the way headings of brochures do, as one word for the reader of the text layer or not. */
export function passages(list: readonly Passage[], tag = 'h2'): string {
  return list.map(({ heading, text }) => `<section><${tag}>${heading}</${tag}>${text}</section>`).join('')
}

export function contact({ name, person, street, town, phone, mail }: Firm): string {
  return `<b>${name}</b><br>${person}<br>${street}<br>${town}<br>Tel. ${phone}<br>${mail}`
}

/** A running foot for Chromium's own page footer. */
export function foot(left: string, font = 'Nimbus Sans'): string {
  return `<div style="width:100%;margin:0 16mm;font:7px '${font}';color:#777;display:flex;justify-content:space-between"><span>${left}</span><span>Seite <span class="pageNumber"></span> von <span class="totalPages"></span></span></div>`
}

export function head(text: string, font = 'Nimbus Sans'): string {
  return `<div style="width:100%;margin:0 16mm;font:7px '${font}';color:#888;border-bottom:.5px solid #bbb;padding-bottom:2px">${text}</div>`
}
