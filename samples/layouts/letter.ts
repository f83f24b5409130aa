import { paper } from './listing.ts'

export interface Letter {
  readonly font: string
  readonly size?: number
  readonly sender: string
  readonly date: string
  readonly subject: string
  readonly body: string
  readonly photos?: readonly string[]
}

/** A letter typed at home: no table anywhere. */
export function letter({ font, size = 12, sender, date, subject, body, photos = [] }: Letter): string {
  const css = `body{font:${size}px/1.55 '${font}';color:#111} .from{text-align:right;margin-bottom:34px} .date{text-align:right;margin-bottom:22px} .subject{font-weight:bold;text-decoration:underline;margin-bottom:14px} p{margin:0 0 10px}
  .pics{display:flex;gap:10px;margin-top:14px} .pics img{width:48%;height:120px}`
  return paper(
    css,
    `<div class="from">${sender}</div><div class="date">${date}</div><div class="subject">${subject}</div>${body}
    <div class="pics">${photos.map(one => `<img src="${one}" alt="">`).join('')}</div>`,
    'Brief',
  )
}
