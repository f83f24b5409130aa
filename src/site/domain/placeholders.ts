import { germanEuro } from '#kernel/germanNumber.ts'
import { escaped } from '#kernel/markup.ts'

/** By its name as in `{{name}}`; null: the operator has no such thing. */
export type Placeholders = Values<string | null>

const BYTES_PER_MB = 1024 * 1024

type Values<Value> = Readonly<Record<string, Value>>

/** The part of the web app's configuration that the texts may name. */
interface Named {
  readonly app: { readonly name: string; readonly companyInfo: Values<string | null> }
  readonly freeAnalysesTotal: number
  readonly retention: Readonly<Record<'previewDays' | 'reportDays' | 'uploadDays', number>>
  readonly upload: { readonly maxSizeByte: number; readonly limitsByRole: Values<Values<number>> }
  readonly stripe: Readonly<Record<'priceCents' | 'priceCredits', Values<number>>>
}

export function placeholdersOf({ app, freeAnalysesTotal, retention, upload, stripe }: Named): Placeholders {
  const named = (prefix: string, values: Values<string | null>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]))
  return {
    appName: app.name,
    freeAnalyses: String(freeAnalysesTotal),
    previewDays: String(retention.previewDays),
    reportDays: String(retention.reportDays),
    uploadDays: String(retention.uploadDays),
    maxUploadMb: String(
      Math.floor((upload.limitsByRole['ROLE_USER']?.['maxSizeByte'] ?? upload.maxSizeByte) / BYTES_PER_MB),
    ),
    ...named('company', app.companyInfo),
    ...named('price', mapped(stripe.priceCents, germanEuro)),
    ...named('credits', mapped(stripe.priceCredits, String)),
  }
}

const PLACEHOLDER = /\{\{([\w.]+)\}\}/gu
/** The innermost line of a list or a table. */
const LINE = /<(li|tr)>(?:(?!<\/?\1>).)*<\/\1>\n?/gsu

/** Lines of lists and tables about something that the operator does not have are left out. @param html of our own Markdown */
export function filled(html: string, values: Placeholders): string {
  const valueOf = (name: string) => values[name] ?? null
  const isEmpty = (line: string) => [...line.matchAll(PLACEHOLDER)].some(([, name = '']) => valueOf(name) === null)
  return html
    .replaceAll(LINE, line => (isEmpty(line) ? '' : line))
    .replaceAll(/<ul>\s*<\/ul>\n?/gu, '')
    .replaceAll(PLACEHOLDER, (_, name: string) => {
      const text = escaped(valueOf(name) ?? '')
      return name === 'company.email' ? `<a href="mailto:${text}">${text}</a>` : text
    })
}

function mapped(values: Values<number>, write: (value: number) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, write(value)]))
}
