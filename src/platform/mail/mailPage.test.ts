import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isOwnMachine } from '#platform/http/isOwnMachine.ts'
import { addMailPage } from './mailPage.ts'

const PAGES = ['/dev/mail', '/dev/mail/1', '/dev/mail/1/html']

function answers(remoteAddress: string, headers: Record<string, string> = {}): Promise<number[]> {
  const app = Fastify()
  addMailPage(app, tmpdir(), isOwnMachine)
  return Promise.all(PAGES.map(async url => (await app.inject({ url, remoteAddress, headers })).statusCode))
}

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
  'who sits at the machine (%s) reads its mails',
  async from => {
    expect(await answers(from)).toEqual([200, 404, 404])
  },
)

test.each(['192.168.0.7', '::ffff:10.0.0.1', '2001:db8::1'])('the network (%s) does not', async from => {
  expect(await answers(from)).toEqual([403, 403, 403])
})

test('nor does who comes through a proxy on the machine', async () => {
  expect(await answers('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toEqual([403, 403, 403])
  expect(await answers('127.0.0.1', { forwarded: 'for=192.0.2.7' })).toEqual([403, 403, 403])
})
