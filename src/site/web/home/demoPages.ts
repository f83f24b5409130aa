import { DEMO } from './demoReport.ts'

/** Row 2.3.5: the pictures of the demo report, 794 × 1123 pixels each. */
export const DEMO_PAGES = Array.from({ length: DEMO.pages }, (_, at) => ({
  number: at + 1,
  source: `/demo/${String(at + 1).padStart(2, '0')}.jpeg`,
  alt: `Beispielbericht, Seite ${at + 1}`,
}))

export const PAGE_SIZE = { width: 794, height: 1123 } as const
