import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { momentInGermany } from '#kernel/germanTime.ts'
import { escaped } from '#kernel/markup.ts'
import { keptMails } from './keptMails.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'"

/**
 * /dev/mail: the mails that were written below the data folder, so that one can register on a fresh machine without a
 * mail server. Only outside of production, only where no SMTP_URL is set, and only for who sits at the machine: the mails hold the
 * keys of accounts, and HOST may have opened the product to a whole network.
 */
export function addMailPage(
  app: FastifyInstance,
  dataDir: string,
  isOwnMachine: (request: FastifyRequest) => boolean,
): void {
  const mails = keptMails(join(dataDir, 'mail'))
  const ownMachineOnly = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwnMachine(request))
      await page(reply.code(403), 'Diese Mails sind nur auf dem Rechner zu lesen, auf dem das Programm läuft.', '')
  }

  app.get('/dev/mail', { onRequest: ownMachineOnly }, async (_, reply) => {
    const items = (await mails.list()).map(
      ({ id, at, to, subject }) =>
        `<li><a href="/dev/mail/${id}">${escaped(subject)}</a><br>an ${escaped(to)}, ${momentInGermany(new Date(at))}</li>`,
    )
    const list = `<ul>${items.join('')}</ul>`
    return page(reply, 'Mails auf diesem Rechner', items.length > 0 ? list : '<p>Noch keine Mail.</p>')
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id', { onRequest: ownMachineOnly }, async ({ params }, reply) => {
    const mail = await mails.read(params.id)
    if (!mail) return page(reply.code(404), 'Diese Mail gibt es nicht.', '')
    const body = `<p>An ${escaped(mail.to)}, ${momentInGermany(new Date(mail.at))}</p><iframe sandbox="allow-popups allow-top-navigation-by-user-activation" src="/dev/mail/${mail.id}/html" title="Inhalt"></iframe><h2>Als Text</h2><pre>${escaped(mail.text)}</pre>`
    return page(reply, mail.subject, body)
  })

  app.get<{ Params: { id: string } }>(
    '/dev/mail/:id/html',
    { onRequest: ownMachineOnly },
    async ({ params }, reply) => {
      const mail = await mails.read(params.id)
      return send(reply.code(mail ? 200 : 404), mail?.html ?? '')
    },
  )
}

const STYLE = [
  'body{font:16px/1.5 sans-serif;color:#212121;margin:2rem auto;max-width:60rem;padding:0 1rem;overflow-wrap:anywhere}',
  'a{color:#c62828}ul{list-style:none;padding:0}li{padding:.6rem 0;border-bottom:1px solid #e0e0e0}',
  'iframe{width:100%;height:60vh;border:1px solid #e0e0e0}pre{white-space:pre-wrap}',
].join('')

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  return send(
    reply,
    `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style><p><a href="/dev/mail">Alle Mails</a></p><h1>${escaped(title)}</h1>${body}</html>`,
  )
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN' })
    .type('text/html; charset=utf-8')
    .send(html)
}
