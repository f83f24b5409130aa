import { call } from './call.ts'

export const exportData = call('GET', '/api/user/export', {
  summary: 'Alle eigenen Daten und Berichte als eine ZIP-Datei (Art. 15, 20 DSGVO)',
  limit: 'mail',
  answer: 'file',
})
