import type { Page } from '#reading/domain/page.ts'
import { FACT_NAMES } from './factNames.ts'
import { type Html, html } from './html.ts'
import type { Mark } from './marks.ts'

/** Space between the quoted words and the edge of their mark, in points. */
const MARGIN = 2

/** A page's picture with its quoted places drawn over it. An SVG lies on top because the page's policy forbids inline styles. */
export function pageFigure(id: string, page: Page, marks: readonly Mark[]): Html {
  const here = marks.filter(mark => mark.page === page.number)
  return html`<figure class="page" id="seite-${page.number}">
    <div class="sheet">
      <img
        src="/analysen/${id}/seiten/${page.number}.jpg"
        width="${Math.round(page.width)}"
        height="${Math.round(page.height)}"
        alt="Seite ${page.number} des Exposés"
        loading="lazy"
      />
      <svg
        viewBox="0 0 ${page.width} ${page.height}"
        preserveAspectRatio="none"
        role="img"
        aria-label="${contents(here)}"
      >
        ${here.map(rectangle)}
      </svg>
    </div>
    <figcaption>Seite ${page.number}</figcaption>
  </figure>`
}

function rectangle({ id, key, box: [x0, y0, x1, y1], quote, page }: Mark): Html {
  return html`<rect
    class="mark"
    id="${id}"
    data-says="${FACT_NAMES[key]}, Seite ${page}: ${quote}"
    x="${x0 - MARGIN}"
    y="${y0 - MARGIN}"
    width="${x1 - x0 + 2 * MARGIN}"
    height="${y1 - y0 + 2 * MARGIN}"
    rx="2"
  />`
}

function contents(marks: readonly Mark[]): string {
  const names = [...new Set(marks.map(mark => FACT_NAMES[mark.key]))]
  return names.length > 0 ? `Markiert: ${names.join(', ')}` : 'Keine Belegstelle auf dieser Seite'
}
