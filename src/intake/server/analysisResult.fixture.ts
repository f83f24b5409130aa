import type { CardJson } from '#reports/domain/screen/cards.ts'
import type { AnalysisResult } from '#analysis/domain/analyst.ts'

const CARD: Omit<CardJson, 'headline'> = {
  object: '3-Zimmer-Wohnung, 04155 Leipzig',
  name: '3-Zimmer-Wohnung',
  place: '04155 Leipzig',
  traits: ['74\u00a0m²'],
  light: 'gelb',
  price: 249_000,
  figures: [{ label: 'Angebotspreis', value: '249.000\u00a0€' }],
}

/** What an analyst gives back for a document that went well. */
export const DONE: Extract<AnalysisResult, { outcome: 'done' }> = {
  outcome: 'done',
  score: 61,
  light: 'gelb',
  pages: 3,
  ruleVersion: '1',
  cards: { full: { ...CARD, headline: 'Nur bis 230.000\u00a0€' }, preview: { ...CARD, headline: null } },
  picture: Buffer.from('jpeg'),
  contradicted: [],
  replies: null,
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
