import { listed } from '#kernel/germanList.ts'
import { germanDay } from '#kernel/calendarDate.ts'
import { chapter, heading, paragraph, table } from '../blocks.ts'
import type { Provenance } from '../provenance.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { aiNotice } from './secondReader.ts'
import { counted, oneLine } from './wording.ts'

/** How this very report came about, so that it can be made again; AI notice; no advice. */
export function herkunftChapter({ document, judgement, brand }: ReportInput): Chapter {
  const { provenance } = judgement
  return chapter({
    id: 'herkunft',
    title: 'Herkunft und Hinweise',
    blocks: [
      paragraph(
        'Mit diesen Angaben lässt sich der Bericht genau so noch einmal herstellen. Ändert sich eine davon, kann sich das Ergebnis ändern.',
      ),
      provenanceTable(document, provenance),
      heading('Hinweis auf künstliche Intelligenz'),
      ...aiNotice(provenance),
      heading('Keine Beratung'),
      paragraph(
        `Dieser Bericht ist eine automatische Auswertung des Exposés durch ${oneLine(brand.name)}. Er ist keine Rechts-, Steuer-, Anlage- oder Finanzierungsberatung und kein Gutachten. Fragen zum Vertrag beantwortet der Notar oder ein Anwalt, Fragen zur Steuer ein Steuerberater, Fragen zur Substanz ein Bausachverständiger, Fragen zum Kredit die Bank.`,
      ),
      paragraph(
        'Die Zitate stammen aus dem Exposé und gehören dem Anbieter. Sie stehen hier, um jede Aussage zu belegen. Namen und Telefonnummern können darin vorkommen; geben Sie den Bericht nur an Personen weiter, die mit Ihnen über den Kauf entscheiden.',
      ),
    ],
  })
}

function provenanceTable(document: ReportInput['document'], provenance: Provenance): Block {
  const { file, sha256, pages, scannedPages, unreadPages } = document
  const { rulesVersion, day, lens, dataStand, staleTables, operatorRows, model, recheck } = provenance
  const rows = [
    ['Datei', oneLine(file)],
    ['Prüfsumme der Datei (SHA-256)', grouped(sha256)],
    [
      'Seiten',
      scannedPages > 0 ? `${pages}, davon ${scannedPages} aus Scans mit Texterkennung gelesen` : String(pages),
    ],
    ['Nicht lesbare Seiten', unreadPages.length === 0 ? 'keine' : listed(unreadPages.map(String))],
    ['Stichtag', germanDay(day)],
    ['Version der Regeln', rulesVersion],
    ['Tabellen zuletzt geprüft', germanDay(dataStand)],
    ['Tabellen über ihrem Prüftermin', staleTables.length === 0 ? 'keine' : listed([...new Set(staleTables)])],
    ['Eigene Tabellen des Betreibers', operatorRows === 0 ? 'keine' : counted(operatorRows, 'Zeile', 'Zeilen')],
    ['Blickwinkel', lens === 'kapitalanlage' ? 'Kapitalanlage' : 'Eigennutzung'],
    ['Sprachmodell', model === null ? 'keines' : `${oneLine(model.name)}, Fragen ${model.prompt}`],
    ['Rechenprobe', `${counted(recheck.checkedTotals, 'Summe', 'Summen')} und ${counted(recheck.checkedFormulas, 'Rechenweg', 'Rechenwege')} nachgerechnet`], // prettier-ignore
  ]
  return table('Woraus dieser Bericht entstanden ist', ['Angabe', 'Wert'], rows)
}

/** In groups of eight, so that it breaks into lines and can be compared by eye. */
function grouped(sha256: string): string {
  return (sha256.match(/.{1,8}/gu) ?? []).join(' ')
}
