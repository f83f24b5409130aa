import type { Provenance } from '../provenance.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { counted, germanDay, listed, oneLine, sentence } from './wording.ts'

/** How this very report came about, so that it can be made again; AI notice; no advice. */
export function herkunftChapter({ document, judgement, brand }: ReportInput): Chapter {
  const { provenance } = judgement
  return {
    id: 'herkunft',
    title: 'Herkunft und Hinweise',
    light: null,
    locked: false,
    blocks: [
      {
        kind: 'text',
        text: 'Mit diesen Angaben lässt sich der Bericht genau so noch einmal herstellen. Ändert sich eine davon, kann sich das Ergebnis ändern.',
      },
      provenanceTable(document, provenance),
      { kind: 'heading', text: 'Hinweis auf künstliche Intelligenz' },
      ...aiNotice(provenance),
      { kind: 'heading', text: 'Keine Beratung' },
      {
        kind: 'text',
        text: `Dieser Bericht ist eine automatische Auswertung des Exposés durch ${oneLine(brand.name)}. Er ist keine Rechts-, Steuer-, Anlage- oder Finanzierungsberatung und kein Gutachten. Fragen zum Vertrag beantwortet der Notar oder ein Anwalt, Fragen zur Steuer ein Steuerberater, Fragen zur Substanz ein Bausachverständiger, Fragen zum Kredit die Bank.`,
      },
      {
        kind: 'text',
        text: 'Die Zitate stammen aus dem Exposé und gehören dem Anbieter. Sie stehen hier, um jede Aussage zu belegen. Namen und Telefonnummern können darin vorkommen; geben Sie den Bericht nur an Personen weiter, die mit Ihnen über den Kauf entscheiden.',
      },
    ],
  }
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
    ['Sprachmodell', model === null ? 'keines' : oneLine(model.name)],
    ['Rechenprobe', `${counted(recheck.checkedTotals, 'Summe', 'Summen')} und ${counted(recheck.checkedFormulas, 'Rechenweg', 'Rechenwege')} nachgerechnet`], // prettier-ignore
  ]
  return {
    kind: 'table',
    caption: 'Woraus dieser Bericht entstanden ist',
    head: ['Angabe', 'Wert'],
    align: ['left', 'left'],
    rows,
  }
}

/** In groups of eight, so that it breaks into lines and can be compared by eye. */
function grouped(sha256: string): string {
  return (sha256.match(/.{1,8}/gu) ?? []).join(' ')
}

/** Where the second reader helped with the facts. */
function factsShare({
  agreed,
  differing,
  hints,
  refused,
}: NonNullable<NonNullable<Provenance['model']>['facts']>): string {
  const dropped = Object.values(refused).reduce((sum, count) => sum + count, 0)
  return `Als zweiter Leser zeigte es auf Stellen, an denen Angaben stehen; den Wert haben wir dort selbst gelesen. ${counted(agreed, 'Angabe las', 'Angaben lasen')} beide gleich, bei ${counted(differing, 'Angabe', 'Angaben')} lasen sie Verschiedenes (dann stehen beide Werte im Bericht), ${counted(hints, 'Hinweis fand', 'Hinweise fand')} es allein (damit wird nicht gerechnet), ${counted(dropped, 'Vorschlag zählte', 'Vorschläge zählten')} nicht.`
}

/** Art. 50 KI-Verordnung: who reads must know what a machine made. */
function aiNotice({ model }: Provenance): Block[] {
  const general =
    'Diesen Bericht hat ein Computerprogramm erstellt; kein Mensch hat ihn vor der Ausgabe geprüft. Das sagen wir Ihnen auch wegen Art. 50 der Verordnung (EU) 2024/1689 (KI-Verordnung).'
  if (!model) {
    return [
      {
        kind: 'text',
        text: `${general} Ein Sprachmodell war nicht beteiligt: Alle Sätze sind vorformuliert, und alle Zahlen folgen festen Regeln und Tabellen.`,
      },
    ]
  }
  const { name, found, dropped, facts, failure } = model
  const share = `Beteiligt war das Sprachmodell „${oneLine(name)}“. Es durfte nur Stellen im Exposé vorschlagen. ${counted(found, 'Vorschlag wurde', 'Vorschläge wurden')} übernommen, weil das Zitat wörtlich im Exposé steht; ${counted(dropped, 'Vorschlag wurde', 'Vorschläge wurden')} verworfen. Gerechnet und bewertet hat es nicht: Farben, Punktzahl und Beträge folgen festen Regeln. Namen, Telefonnummern und E-Mail-Adressen werden unkenntlich gemacht, bevor etwas an das Modell geht.`
  return [
    { kind: 'text', text: general },
    { kind: 'text', text: share },
    ...(facts ? [{ kind: 'text' as const, text: factsShare(facts) }] : []),
    ...(failure === null
      ? []
      : [{ kind: 'notice' as const, text: `Das Sprachmodell hat nicht alles gesehen: ${sentence(failure)}` }]),
  ]
}
