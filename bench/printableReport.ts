import { mobileHtml } from '#reports/domain/mobileHtml.ts'
import type { Report } from '#reports/domain/report.ts'

/**
 * The report as a page that Chromium prints to about as many sheets: same texts, tables and charts; what is folded is
 * open, and the type is as large as ours.
 */
export function printableReport(report: Report): string {
  const print = `<style>html{font-size:9.8pt}body{max-width:none;padding:0;line-height:1.43}section{break-before:page;border-top:0;margin:0;padding:0}h1{margin-top:60mm}nav{break-before:page}tr,.finding{break-inside:avoid}thead{display:table-header-group}.wide{overflow:visible}th,td{padding-top:4pt;padding-bottom:4pt}.finding{padding:6pt 0}nav li a{min-height:0}figure svg{max-width:none}p{widows:2;orphans:2}</style>`
  return mobileHtml(report)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll('<details>', '<details open>')
    .replace('</head>', `${print}</head>`)
}
