/** Entries as the server answers them, one of each state. */
export const NOW = new Date('2026-11-22T09:00:00Z')
export const PREVIEW = {
  privateDocumentId: 'EA-2222222222',
  originalFilename: 'Haus 10.pdf',
  score: -1,
  downloadExpires: '2026-11-22T17:05:00Z',
  isSuccess: true,
  isUnlocked: false,
  isExpired: false,
  processLogs: [],
  downloadToken: 'token-preview',
  downloadFilename: 'KI-Report_Haus_10.pdf',
  uniqueMobileFilename: 'KI-Report_Haus_10.html',
  mobileFilename: 'KI-Report_Haus_10.html',
  mobilePreviewFilename: 'KI-Report_Haus_10.html',
  originalFilenameSanitized: 'Haus_10.pdf',
  createdAt: '2026-11-22T08:00:00Z',
}
export const FULL = {
  ...PREVIEW,
  privateDocumentId: 'EA-3333333333',
  originalFilename: 'Haus 9.pdf',
  score: 78,
  downloadExpires: '2026-12-24T11:00:00Z',
  isUnlocked: true,
  downloadToken: 'token-full',
  uniqueMobileFilename: null,
  mobileFilename: null,
  mobilePreviewFilename: null,
}
export const FAILED = {
  ...PREVIEW,
  privateDocumentId: 'EA-1111111111',
  originalFilename: 'Rechnung.pdf',
  score: null,
  downloadExpires: null,
  isSuccess: false,
  processLogs: [
    { at: '2026-11-22T08:00:00Z', msg: 'Exposé wird gelesen' },
    { at: '2026-11-22T08:00:01Z', msg: 'Das ist kein Exposé.' },
  ],
  downloadToken: null,
  mobilePreviewFilename: null,
  mobileFilename: null,
  uniqueMobileFilename: null,
}
