import { paper, type Row } from './listing.ts'

/** A sale as the courts' common web page lists it: one table, label beside value, printed by the reader. */
export function courtTable(court: string, rows: readonly Row[], foot: string): string {
  const css = `body{font:11px/1.45 'Nimbus Sans';color:#000} h1{font-size:15px;background:#dfe5ee;padding:6px 9px;margin:0 0 10px} table{width:100%;border-collapse:collapse} td{border-bottom:1px solid #bbb;padding:6px 8px;vertical-align:top} td:first-child{width:30%;font-weight:bold} p{margin:0 0 6px} .foot{font-size:9px;color:#444;margin-top:12px}`
  return paper(
    css,
    `<h1>Bekanntmachungen der Zwangsversteigerungsgerichte</h1><p><b>${court}</b></p><table>${rows.map(([label, value]) => `<tr><td>${label}:</td><td>${value}</td></tr>`).join('')}</table><div class="foot">${foot}</div>`,
    court,
  )
}
