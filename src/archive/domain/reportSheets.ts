import { wholeQuote } from '#kernel/evidence.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import type { HeldAgainst } from '#reports/domain/askedPrice.ts'
import { liveSheet } from './liveSheet.ts'
import { moneySheets } from './moneySheets.ts'
import type { Sheet, SheetCell } from './sheet.ts'
import { sheet } from './sheet.ts'

/** The results of one analysis as sheets of a workbook: what it found first, what it calculated next, what it rests on last. */
export function reportSheets(analysis: AnalysisJson): Sheet[] {
  return [
    overview(analysis),
    liveSheet(analysis),
    answers(analysis),
    redFlags(analysis),
    todos(analysis),
    ...moneySheets(analysis),
    sources(analysis),
  ]
}

type Proofs = NonNullable<AnalysisJson['answers'][number]['evidence']>

/** German: what the amount is. */
const HELD_LABEL: Readonly<Record<HeldAgainst, string>> = {
  kaufpreis: 'Angebotspreis',
  verkehrswert: 'Verkehrswert laut Gericht',
  einheiten: 'Summe der Einheiten',
}

function overview({ document, rating, price, provenance }: AnalysisJson): Sheet {
  const euro = (value: number | null | undefined): SheetCell =>
    value === null || value === undefined ? null : { value, unit: '€' }
  const count = (value: number | null | undefined): SheetCell =>
    value === null || value === undefined ? null : { value, unit: '' }
  const rows: SheetCell[][] = [
    ['Datei', document.file],
    ['Seiten', count(document.pages)],
    ['Ampel', rating?.light ?? null],
    ['Punkte von 100', count(rating?.score)],
    ['Wichtige Fragen beantwortet', rating ? { value: rating.evidenceShare * 100, unit: '%' } : null],
    [price?.of ? HELD_LABEL[price.of] : 'Angebotspreis', euro(price?.asking)],
    ['Schätzung, untere Grenze', euro(price?.estimate?.low)],
    ['Schätzung, Mitte', euro(price?.estimate?.mid)],
    ['Schätzung, obere Grenze', euro(price?.estimate?.high)],
    ['Stichtag', provenance?.day ?? null],
    ['Regelstand', provenance?.rulesVersion ?? null],
    ['Prüfsumme der Datei (SHA-256)', document.sha256],
  ]
  return sheet('Übersicht', [['Angabe', 32], ['Wert', 70]], rows, false) // prettier-ignore
}

function answers({ answers }: AnalysisJson): Sheet {
  const rows = answers.map(({ group, question, answer, state, evidence = [], ...rest }) => [
    group,
    question,
    answer || null,
    state,
    rest.light ?? null,
    rest.reason ?? null,
    pagesOf(evidence),
    quotesOf(evidence),
    rest.formula ?? null,
    rest.source ?? null,
    rest.todo?.ask ?? null,
    rest.todo?.document ?? null,
  ])
  return sheet('Antworten', [
    ['Gruppe', 22], ['Frage', 44], ['Antwort', 40], ['Stand', 16], ['Ampel', 8], ['Begründung', 50], ['Seite', 8],
    ['Wortlaut im Exposé', 50], ['Formel', 40], ['Quelle', 40], ['Noch zu fragen', 44], ['Unterlage', 30],
  ], rows) // prettier-ignore
}

function redFlags({ redFlags }: AnalysisJson): Sheet {
  const rows = redFlags.map(({ light, knockout, title, finding, reason, consequence, evidence, todo }) => [
    light,
    knockout ? 'ja' : 'nein',
    title,
    finding,
    reason,
    consequence ?? null,
    pagesOf(evidence),
    quotesOf(evidence),
    todo?.ask ?? null,
  ])
  return sheet('Warnzeichen', [
    ['Ampel', 8], ['K.-o.', 8], ['Warnzeichen', 40], ['Befund', 40], ['Begründung', 50], ['Folge', 50], ['Seite', 8],
    ['Wortlaut im Exposé', 50], ['Noch zu fragen', 44],
  ], rows) // prettier-ignore
}

function todos({ todos }: AnalysisJson): Sheet {
  const rows = todos.flatMap(({ priority, document, asks, why }) =>
    asks.map((ask): SheetCell[] => [{ value: priority, unit: '' }, document, ask, why]),
  )
  return sheet('Aufgaben', [['Rang', 8], ['Unterlage oder Stelle', 40], ['Frage', 60], ['Warum', 60]], rows) // prettier-ignore
}

function sources({ price }: AnalysisJson): Sheet {
  const rows = (price?.sources ?? []).map(({ name, source, stand, checkedOn }) => [
    name,
    source,
    stand,
    checkedOn ?? 'eigene Angabe des Betreibers',
  ])
  return sheet('Quellen', [['Tabelle', 40], ['Quelle', 80], ['Stand', 20], ['Zuletzt geprüft', 20]], rows) // prettier-ignore
}

function pagesOf(proofs: Proofs): SheetCell {
  return [...new Set(proofs.map(({ page }) => page))].join(', ') || null
}

function quotesOf(proofs: Proofs): SheetCell {
  return proofs.map(proof => `„${wholeQuote(proof)}“`).join('\n') || null
}
