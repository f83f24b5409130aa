import { paper } from './listing.ts'

export interface CourtNotice {
  readonly court: string
  readonly address: string
  readonly file: string
  readonly date: string
  readonly body: string
}

/** An order of a court's enforcement department, plainly typed. */
export function courtNotice({ court, address, file, date, body }: CourtNotice): string {
  const css = `body{font:11.5px/1.5 'Nimbus Roman';color:#000} .head{text-align:center;margin-bottom:20px} .head b{font-size:16px} .meta{display:flex;justify-content:space-between;margin-bottom:20px} h1{font-size:15px;text-align:center;letter-spacing:3px;margin:14px 0}
  table{border-collapse:collapse;width:100%;margin:10px 0} td,th{border:1px solid #000;padding:4px 6px;vertical-align:top;text-align:left;font-weight:normal} p{margin:0 0 9px;text-align:justify} .sign{margin-top:28px}`
  return paper(
    css,
    `<div class="head"><b>${court}</b><br>– Abteilung für Zwangsversteigerungssachen –<br>${address}</div><div class="meta"><span>Geschäftsnummer: <b>${file}</b></span><span>${date}</span></div>${body}`,
    `Terminsbestimmung ${file}`,
  )
}
