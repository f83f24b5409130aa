import { type Html, html } from './html.ts'

/** A whole page around its content. */
export function frame(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ExposéAmpel</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/page.css" />
        <script type="module" src="/page.js"></script>
      </head>
      <body>
        <header class="top"><a href="/" class="brand">ExposéAmpel</a></header>
        <main>${content}</main>
      </body>
    </html>`.markup
}

/** A page that says one thing and what to do next. */
export function notice(title: string, sentence: string): string {
  return frame(
    title,
    html`<div class="narrow">
      <h1>${title}</h1>
      <p class="lead">${sentence}</p>
      <p><a class="button" href="/">Anderes Exposé wählen</a></p>
    </div>`,
  )
}
