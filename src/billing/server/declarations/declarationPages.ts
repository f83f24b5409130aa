import { createHash } from 'node:crypto'
import { escaped } from '#kernel/markup.ts'

/** What is declared by a form without script, as it was typed. */
export interface TypedForm {
  readonly name: string
  readonly contractId: string
  readonly email: string
  /** Of a notice for an important reason; null: an ordinary one, or a withdrawal. */
  readonly reason: string | null
}

/** Where it is declared, and in which words. */
export interface DeclarationKind {
  readonly path: '/widerruf' | '/kuendigung'
  readonly title: string
  /** On the last button, the law's own words (§§ 312k, 356a BGB). */
  readonly button: string
}

const STYLE = [
  'body{font:16px/1.5 "Source Sans 3","Segoe UI",Roboto,Arial,sans-serif;color:#212121;margin:2rem auto;max-width:36rem;padding:0 1rem;overflow-wrap:anywhere}',
  'label{display:block;margin:1rem 0;font-weight:600}input{display:block;box-sizing:border-box;width:100%;min-height:3rem;padding:0 .75rem;font:inherit}',
  'button{min-height:3rem;padding:0 1.5rem;font:inherit;font-weight:600;color:#fff;background:#c62828;border:0;border-radius:4px}',
  'a{color:#c62828}dt{color:#616161}dd{margin:0 0 .75rem}[role=alert]{color:#c62828}',
].join('')

/** Nothing but the style above, and the form back to us. */
export const DECLARATION_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The form once more, with what is wrong. @param fault German sentence */
export function faultyPage(kind: DeclarationKind, typed: TypedForm, fault: string): string {
  const reason =
    typed.reason === null
      ? ''
      : `<input type="hidden" name="kind" value="important">${field('reason', 'Grund der Kündigung', typed.reason)}`
  return frame(
    kind.title,
    `<p role="alert">${escaped(fault)}</p>
<form method="post" action="${kind.path}">
${field('name', 'Ihr Name', typed.name)}
${field('contractId', 'Vertragsnummer', typed.contractId)}
${field('email', 'Ihre E-Mail-Adresse', typed.email)}
${reason}
<button>${kind.path === '/widerruf' ? kind.title : kind.button}</button>
</form>`,
  )
}

/** The second step: what is declared, once more. */
export function confirmationPage(kind: DeclarationKind, typed: TypedForm): string {
  const kept = (['name', 'contractId', 'email'] as const).map(
    name => `<input type="hidden" name="${name}" value="${escaped(typed[name])}">`,
  )
  return frame(
    kind.title,
    `<h2>Hiermit widerrufe ich diesen Vertrag</h2>
${lines(typed)}
<form method="post" action="${kind.path}">${kept.join('')}<button name="confirmed" value="1">${kind.button}</button></form>
<p><a href="${kind.path}">Angaben ändern</a></p>`,
  )
}

/** @param receivedAt date and time in German */
export function receiptPage(kind: DeclarationKind, typed: TypedForm, message: string, receivedAt: string): string {
  return frame(
    kind.title,
    `<h2>Eingangsbestätigung</h2>
<p role="status">${escaped(message)}</p>
<dl><dt>Eingegangen</dt><dd>${escaped(receivedAt)}</dd></dl>
${lines(typed)}
<p><a href="/">Zur Startseite</a></p>`,
  )
}

function field(name: string, label: string, value: string): string {
  const type = name === 'email' ? 'email' : 'text'
  return `<label>${label}<input name="${name}" type="${type}" maxlength="1000" value="${escaped(value)}"></label>`
}

function lines({ name, contractId, email, reason }: TypedForm): string {
  const all = [
    ['Name', name],
    ['Vertragsnummer', contractId],
    ['E-Mail-Adresse', email],
    ...(reason === null ? [] : [['Grund', reason]]),
  ]
  return `<dl>${all.map(([term = '', text = '']) => `<dt>${term}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`
}

function frame(title: string, content: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>
${content}</main></body></html>`
}
