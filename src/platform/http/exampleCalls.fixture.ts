import { z } from 'zod'
import { call } from '#contract/call.ts'
import type { Caller } from './routerPort.ts'

const Told = z.object({ text: z.string() })

/** Calls of every kind, for tests of the server alone. */
export const greet = call('POST', '/api/greet/{name}', {
  summary: 'Grüßt',
  params: z.object({ name: z.string().max(20) }),
  query: z.object({ loud: z.enum(['yes', 'no']).optional() }),
  body: z.object({ times: z.int().max(5000), note: z.string().optional() }),
  answer: Told,
})

export const readNews = call('GET', '/api/news', {
  summary: 'Neues',
  access: 'open',
  answer: Told,
})

export const readAll = call('GET', '/api/news/all', {
  summary: 'Alles Neue',
  access: 'open',
  answer: z.array(Told),
})

export const rule = call('DELETE', '/api/news', {
  summary: 'Nichts Neues',
  access: 'admin',
  answer: z.undefined(),
})

export const upload = call('POST', '/api/upload', {
  summary: 'Lädt Dateien hoch',
  limit: 'upload',
  body: 'files',
  answer: z.array(z.object({ name: z.string(), bytes: z.int() })),
})

export const receive = call('POST', '/hook', {
  summary: 'Nimmt entgegen',
  access: 'open',
  body: 'raw',
  answer: z.object({ bytes: z.int() }),
})

export const download = call('GET', '/api/download/{name}', {
  summary: 'Gibt eine Datei',
  access: 'open',
  params: z.object({ name: z.string() }),
  answer: 'file',
})

/** Whose token is the name. */
export async function authenticateByName(token: string): Promise<Caller | null> {
  if (token !== 'anna' && token !== 'admin') return Promise.resolve(null)
  return Promise.resolve({
    accountId: token,
    sessionId: '1',
    roles: token === 'admin' ? ['ROLE_ADMIN'] : ['ROLE_USER'],
  })
}
