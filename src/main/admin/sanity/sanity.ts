import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { keysOf, lookAtFiles } from './fileFindings.ts'
import { type Finding, inspectRows } from './rowFindings.ts'

export interface Checked {
  readonly findings: readonly Finding[]
  /** How much was looked at. */
  readonly counts: Readonly<Record<'analyses' | 'files' | 'payments' | 'invoices' | 'mails', number>>
}

/** Compares all that the product keeps with itself, beside the running product or without it. Changes nothing. */
export async function checkSanity(parts: { readonly database: Database; readonly files: Files }): Promise<Checked> {
  await parts.files.check()
  const keys = await keysOf(parts.files)
  const rows = await inspectRows(parts.database)
  const findings = [...rows.findings, ...(await lookAtFiles(parts, keys, rows.files))]
  return {
    findings: findings.sort((a, b) => `${a.code} ${a.id}`.localeCompare(`${b.code} ${b.id}`)),
    counts: { ...rows.counts, files: keys.size },
  }
}

/** One German line for each finding, and one that says how much was looked at. */
export function sanityLines({ findings, counts }: Checked): string[] {
  const { analyses, files, payments, invoices, mails } = counts
  const all = `${analyses} Analysen, ${files} Dateien, ${payments} Zahlungen, ${invoices} Rechnungen, ${mails} Mails`
  const verdict = findings.length === 0 ? 'Alles in Ordnung' : `Befunde: ${findings.length}`
  return [...findings.map(({ code, id, sentence }) => `${code} · ${id} · ${sentence}`), `${verdict}. Geprüft: ${all}.`]
}
