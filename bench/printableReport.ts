import { fileURLToPath } from 'node:url'
import { mobileHtml } from '#reports/domain/mobileHtml.ts'
import type { ReportWithPictures } from './demoReport.ts'

const FACES = [
  ['400Regular', 'font-weight:400'],
  ['400Regular_Italic', 'font-weight:400;font-style:italic'],
  ['600SemiBold', 'font-weight:600'],
  ['700Bold', 'font-weight:700'],
] as const

/** The faces of our PDF, as files beside the page would be. */
const FONTS = FACES.map(([face, style]) => {
  const file = import.meta.resolve(`@expo-google-fonts/source-sans-3/${face}/SourceSans3_${face}.ttf`)
  return `@font-face{font-family:"Source Sans 3";src:url("file://${fileURLToPath(file)}");${style}}`
}).join('')

/** Chapters run on as ours do, what is folded is open, and type and space are as large as ours. */
const PRINT = `${FONTS}
html{font-size:9.5pt}body{max-width:none;padding:0;line-height:1.38}
section{break-before:auto;border-top:0;margin:1.9rem 0 0;padding:0}section:nth-of-type(-n+2),nav{break-before:page}
h1{margin-top:60mm}h2,h3,h4{break-after:avoid}h3{margin:1.2rem 0 .4rem}
p,ul{margin:.5rem 0}p{widows:2;orphans:2}
tr,.finding,figure,.figures div{break-inside:avoid}thead{display:table-header-group}
.wide{overflow:visible;margin:.6rem 0}table{font-size:8.8pt;line-height:1.27}th,td{padding:3pt 8pt 3pt 0}
details table{font-size:8pt}details th,details td{padding-top:2pt;padding-bottom:2pt}
caption{font-size:1px;line-height:1px;padding:0;color:transparent}summary{display:none}
.figures{margin:.8rem 0;gap:.8rem 1rem}.finding{padding:4pt 0}.finding>p{margin:.3rem 0}.check{columns:2}.check>li{margin:.4rem 0;break-inside:avoid}
nav li a,.links li>*{min-height:0;padding:.5rem 0}figure{margin:.8rem 0}.source,.basis,.soft{font-size:8.2pt}
figure img{zoom:.64}`

/**
 * The report as a page that Chromium prints to about as many sheets as we draw: same texts, tables, charts, pictures and
 * fonts. A chart's values are in it as its alternative text, as in ours, not as a table.
 */
export function printableReport({ report, pictures }: ReportWithPictures): string {
  return mobileHtml(report, pictures)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll(/(<\/figure>)<details>.*?<\/details>/g, '$1')
    .replace('</head>', `<style>${PRINT}</style></head>`)
    .replaceAll('<details>', '<details open>')
}
