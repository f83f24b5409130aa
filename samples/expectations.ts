import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Expectation } from './sample.ts'

/** The expected facts as committed beside the PDFs. */
export function readExpectations(): readonly Expectation[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'expected.json'), 'utf8')) as Expectation[]
}

export function samplePath(file: string): string {
  return join(import.meta.dirname, 'pdf', file)
}
