import type { Page } from '#reading/domain/page.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { factTable, missingFacts, unitTable } from './factTable.ts'
import { frame } from './frame.ts'
import { type Html, html } from './html.ts'
import { type FactsJson, marksOf } from './marks.ts'
import { pageFigure } from './pageFigure.ts'

/** The facts beside the pages of the exposé, every quote marked where it stands. */
export function resultPage(id: string, json: AnalysisJson, facts: FactsJson, pages: readonly Page[]): string {
  const marks = marksOf(facts)
  const { file, scannedPages, unreadPages } = json.document
  return frame(
    file,
    html`<div class="result">
      <section class="facts" id="angaben" aria-labelledby="title" tabindex="-1">
        <h1 id="title">Was das Exposé sagt</h1>
        <p class="small">${file}, ${counted(pages.length, 'Seite', 'Seiten')}${scanNote(scannedPages ?? 0)}</p>
        ${json.reason ? refusalNote(json.reason) : undefined}
        ${unreadPages.length > 0 ? unreadNote(unreadPages) : undefined} ${json.contradictions.map(contradictionNote)}
        ${factTable(facts, marks)} ${unitTable(json.units)} ${missingFacts(facts)}
        <p class="small">
          <a href="/analysen/${id}/KI-Report.json" download>Ergebnis als JSON</a> · <a href="/">Anderes Exposé</a>
        </p>
      </section>
      <section class="pages" aria-label="Seiten des Exposés">
        ${pages.map(page => pageFigure(id, page, marks))}
        <p class="return"><a href="#angaben">Zurück zu den Angaben</a></p>
      </section>
      <p class="unseen" role="status" id="announcement"></p>
    </div>`,
  )
}

function contradictionNote({ message }: AnalysisJson['contradictions'][number]): Html {
  return html`<p class="warning"><strong>Widerspruch.</strong> ${message}</p>`
}

function refusalNote(reason: string): Html {
  return html`<p class="warning"><strong>Kein Exposé.</strong> ${reason}</p>`
}

function unreadNote(pages: readonly number[]): Html {
  const sentence = 'Diese Seiten konnten nicht gelesen werden; was dort steht, fehlt in der Tabelle:'
  return html`<p class="warning"><strong>Unvollständig.</strong> ${sentence} ${pages.join(', ')}.</p>`
}

function scanNote(scanned: number): string {
  if (scanned === 0) return ''
  return `, davon ${scanned} gescannt und mit Texterkennung gelesen: dort sind Lesefehler möglich`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
