import { frame } from './frame.ts'
import { html } from './html.ts'
import { KEEP_MINUTES, MAX_MEGABYTES } from './limits.ts'

export function startPage(): string {
  return frame(
    'Exposé prüfen',
    html`<div class="narrow">
      <h1>Was steht wirklich im Exposé?</h1>
      <p class="lead">
        Wählen Sie ein Exposé als PDF. Sie sehen jede gefundene Angabe neben der Seite, auf der sie steht, mit der
        Stelle markiert.
      </p>
      <form method="post" action="/analysen" enctype="multipart/form-data" class="upload">
        <label for="file">Exposé als PDF</label>
        <input id="file" name="file" type="file" accept="application/pdf,.pdf" required aria-describedby="bounds" />
        <button type="submit" class="button">Angaben prüfen</button>
      </form>
      <p class="small" id="bounds">
        Höchstens ${MAX_MEGABYTES} MB. Alles geschieht auf diesem Rechner. Die Datei wird nach ${KEEP_MINUTES} Minuten
        gelöscht, nichts wird weitergegeben.
      </p>
    </div>`,
  )
}
