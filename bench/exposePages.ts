import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

// Debian's Chromium as root in a container, without asking the network for anything.
const PRINT = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
]

const PROSE = [
  'Die angebotene Eigentumswohnung liegt im zweiten Obergeschoss eines gepflegten Mehrfamilienhauses aus dem Jahr 1994 und überzeugt durch einen durchdachten Grundriss, große Fenster und einen sonnigen Südbalkon mit Blick ins Grüne.',
  'Küche und Bad wurden 2019 umfassend modernisiert. Die Gaszentralheizung stammt aus dem Jahr 2008; der Verbrauchsausweis weist einen Endenergieverbrauch von 98,4 kWh/(m²·a) und die Energieeffizienzklasse C aus.',
  'Die Wohnung ist seit dem 1. März 2016 unbefristet vermietet. Die monatliche Kaltmiete beträgt 845,00 €, das Hausgeld 312,00 €, davon 96,50 € nicht umlagefähig. Die Erhaltungsrücklage der Gemeinschaft beläuft sich auf 148.200 €.',
  'In fußläufiger Entfernung befinden sich Kindergarten, Grundschule, Ärzte und Einkaufsmöglichkeiten. Die Straßenbahnhaltestelle erreichen Sie in vier Minuten, den Hauptbahnhof in einer Viertelstunde.',
]
const FACTS = (page: number) => [
  ['Kaufpreis', `${200 + page * 7}.500,00 €`],
  ['Wohnfläche', `ca. ${60 + page},45 m²`],
  ['Zimmer', String(2 + (page % 3))],
  ['Baujahr', String(1960 + page * 2)],
  ['Hausgeld monatlich', `${240 + page},00 €`],
  ['Käuferprovision', '3,57 % inkl. gesetzlicher MwSt.'],
  ['Energiekennwert', `${80 + page},2 kWh/(m²·a)`],
  ['Energieeffizienzklasse', 'C'],
  ['Stellplatz', `Tiefgarage Nr. ${page}, 18.000,00 €`],
  ['Bezugsfrei ab', 'nach Vereinbarung'],
]

/** Pages as brokers make them: a table of facts, prose in two columns, a list, header and footer. */
function html(pages: number): string {
  const page = (number: number) => `<section>
    <header><b>Muster Immobilien GmbH</b><span>Exposé Nr. MI-${2000 + number}</span></header>
    <h1>${number}. Gepflegte Eigentumswohnung mit Südbalkon und Stellplatz</h1>
    <table>${FACTS(number)
      .map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
      .join('')}</table>
    <div class="columns">${[...PROSE, ...PROSE].map(text => `<p>${text}</p>`).join('')}</div>
    <ul>${['Fußbodenheizung im Bad', 'Einbauküche mit Elektrogeräten', 'Kellerabteil mit 8 m²', 'Aufzug'].map(item => `<li>${item}</li>`).join('')}</ul>
    <footer>Alle Angaben beruhen auf Auskünften des Eigentümers; Irrtum und Zwischenverkauf vorbehalten. Seite ${number}</footer>
  </section>`
  return `<!doctype html><html lang="de"><meta charset="utf-8"><style>
    @page { size: A4; margin: 0 } body { margin: 0; font: 10.5pt/1.45 'DejaVu Sans', sans-serif }
    section { height: 297mm; box-sizing: border-box; padding: 15mm 18mm; break-after: page; overflow: hidden }
    header { display: flex; justify-content: space-between; border-bottom: 1px solid #888; padding-bottom: 2mm }
    h1 { font-size: 16pt } table { width: 100%; border-collapse: collapse } td { padding: 1.2mm 0; border-bottom: 1px solid #ddd }
    td + td { text-align: right; font-weight: bold } .columns { columns: 2; column-gap: 10mm; text-align: justify; hyphens: auto }
    footer { font-size: 8pt; color: #555; margin-top: 6mm }
  </style>${Array.from({ length: pages }, (_, index) => page(index + 1)).join('')}</html>`
}

/** Prints an exposé of so many pages; gives the file's path and bytes. */
export async function printExpose(folder: string, pages: number): Promise<{ file: string; bytes: Buffer }> {
  const [source, file] = [join(folder, 'expose.html'), join(folder, 'expose.pdf')]
  await writeFile(source, html(pages))
  await promisify(execFile)('chromium', [
    ...PRINT,
    '--no-pdf-header-footer',
    `--print-to-pdf=${file}`,
    `file://${source}`,
  ])
  return { file, bytes: await readFile(file) }
}
