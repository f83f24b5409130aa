import { frame } from './frame.ts'
import { html } from './html.ts'

/** Shown while the exposé is read; the script asks for news, without it the link does. */
export function waitingPage(file: string, stage: string): string {
  return frame(
    'Exposé wird gelesen',
    html`<div class="narrow">
      <h1>Ihr Exposé wird gelesen</h1>
      <p class="small">${file}</p>
      <p class="lead" role="status" id="stage">${stage}</p>
      <p class="small">Gescannte Seiten brauchen einige Sekunden je Seite.</p>
      <noscript
        ><p><a class="button" href="">Stand aktualisieren</a></p></noscript
      >
    </div>`,
  )
}
