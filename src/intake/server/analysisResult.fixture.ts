import type { AnalysisResult } from './analystPort.ts'

/** What an analyst gives back for a document that went well. */
export const DONE: Extract<AnalysisResult, { outcome: 'done' }> = {
  outcome: 'done',
  score: 61,
  light: 'gelb',
  pages: 3,
  ruleVersion: '1',
  files: {
    'report.pdf': Buffer.from('%PDF-report'),
    'report.html': Buffer.from('<p>report'),
    'preview.pdf': Buffer.from('%PDF-preview'),
    'preview.html': Buffer.from('<p>preview'),
    'analysis.json': Buffer.from('{}'),
    'screen.json': Buffer.from('{"screen":true}'),
    'preview.json': Buffer.from('{"preview":true}'),
  },
}
