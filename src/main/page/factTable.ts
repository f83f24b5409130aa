import { germanValue } from '#extraction/domain/germanValue.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { FACT_NAMES, FACT_ORDER } from './factNames.ts'
import { type Html, html } from './html.ts'
import type { FactsJson, Mark } from './marks.ts'

type FactJson = NonNullable<FactsJson[keyof FactsJson]>

/** What was found: each value links to its strongest quote, the other places stand beside it. */
export function factTable(facts: FactsJson, marks: readonly Mark[]): Html {
  const rows = FACT_ORDER.flatMap(key => {
    const fact = facts[key]
    const [first, ...others] = marks.filter(mark => mark.key === key)
    return fact && first ? [factRow(FACT_NAMES[key], fact, first, others)] : []
  })
  return html`<table class="table" aria-label="Gefundene Angaben mit Belegstelle">
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

/** What was looked for and not found. */
export function missingFacts(facts: FactsJson): Html {
  const missing = FACT_ORDER.filter(key => !facts[key]).map(key => FACT_NAMES[key])
  return html`<details>
    <summary>Nicht im Exposé: ${missing.length} Angaben</summary>
    <p class="small">${missing.join(', ')}</p>
  </details>`
}

/** The flats or houses of a project's price list. */
export function unitTable(units: AnalysisJson['units']): Html | undefined {
  const columns = FACT_ORDER.filter(key => units.some(unit => unit.facts[key]))
  if (units.length === 0) return undefined
  const cell = (fact: FactJson | undefined) => (fact ? germanValue(fact.value, fact.unit) : '–')
  return html`<h2>Einheiten</h2>
    <div class="wide" tabindex="0" role="region" aria-label="Einheiten">
      <table class="table units">
        <thead>
          <tr>
            <th scope="col">Einheit</th>
            ${columns.map(key => html`<th scope="col">${FACT_NAMES[key]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${units.map(
            ({ label, facts }) =>
              html`<tr>
                <th scope="row">${label}</th>
                ${columns.map(key => html`<td>${cell(facts[key])}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

function factRow(name: string, fact: FactJson, first: Mark, others: readonly Mark[]): Html {
  return html`<tr class="fact">
    <th scope="row">${name}</th>
    <td>
      <a class="value" href="#${first.id}">${germanValue(fact.value, fact.unit)}</a>
      <span class="proof"><q>${shortened(first.quote)}</q> Seite ${first.page}${otherPlaces(others)}</span>
    </td>
  </tr>`
}

/** One link a page: it leads to the page's first quote, the others are marked around it. */
function otherPlaces(marks: readonly Mark[]): Html[] {
  const byPage = Map.groupBy(marks, mark => mark.page)
  return [...byPage].map(([page, [first, ...rest]]) => {
    const times = rest.length > 0 ? ` (${rest.length + 1}×)` : ''
    return html`, <a class="other" href="#${first?.id}">auch Seite ${page}${times}</a>`
  })
}

function shortened(quote: string): string {
  return quote.length <= 90 ? quote : `${quote.slice(0, 88).trimEnd()} …`
}
