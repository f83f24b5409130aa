import { expect, test } from 'vitest'
import { createLog } from './createLog.ts'

function logged(fields: object, message = 'something happened'): string {
  let text = ''
  createLog('info', { write: line => (text += line) }).error(fields, message)
  return text
}

test('a line is one JSON object, whatever is in it', () => {
  const text = logged({ requestId: 'a\r\n{"level":"info","msg":"planted"}' })
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(text)).toMatchObject({ level: 'error', msg: 'something happened' })
})

test('secrets and persons are left out where somebody logs them after all', () => {
  const text = logged({
    authorization: 'Bearer planted',
    request: { headers: { cookie: 'planted' }, ip: 'planted', body: { a: 'planted' } },
    account: { email: 'planted', password: 'planted', token: 'planted' },
    filename: 'planted',
  })
  expect(text).not.toContain('planted')
})

test('an error says where and why, with what looks like a person or a secret masked', () => {
  const cause = Object.assign(new Error('Key (email)=(eva@example.de) exists'), {
    code: '23505',
    detail: 'eva@example.de',
  })
  const error = new Error(`no mail to "eva@example.de" for Exposé_Müller.pdf from 203.0.113.7: ${'a1'.repeat(20)}`, {
    cause,
  })
  const text = logged({ error })
  expect(text).not.toMatch(/eva@|Müller|203\.0|a1a1a1/)
  expect(JSON.parse(text)).toMatchObject({
    error: {
      name: 'Error',
      message: 'no mail to "[e-mail]" for [file] from [address]: [token]',
      stack: expect.arrayContaining([expect.stringContaining('createLog.test.ts')]) as string[],
      cause: { code: '23505', message: 'Key (email)=([e-mail]) exists' },
    },
  })
})

test('what is thrown and no error is told too', () => {
  expect(logged({ error: 'text of eva@example.de' })).toContain('text of [e-mail]')
})
