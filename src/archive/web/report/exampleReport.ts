import type { FullReport } from './reportData.ts'

/** Made with the demo report (samples/demo/make.ts). */
const EXAMPLE = '/demo/beispiel.json'

let example: Promise<FullReport> | null = null

/** The report that everybody may try, fetched once. */
export function readExample(): Promise<FullReport> {
  return (example ??= fetched())
}

/** Where the page is made there is no server to ask. */
export function seedExample(report: FullReport): void {
  example = Promise.resolve(report)
}

async function fetched(): Promise<FullReport> {
  const answer = await fetch(EXAMPLE)
  if (!answer.ok) throw new Error(`the example answered ${answer.status}`)
  return (await answer.json()) as FullReport
}
