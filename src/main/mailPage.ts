import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { keptMails } from '#platform/mail/keptMails.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'"

/**
 * /dev/mail: the mails that were written below the data folder, so that one can register on a fresh machine without a
 * mail server. Only outside of production, and only where no SMTP_URL is set.
 */
export function addMailPage(app: FastifyInstance, dataDir: string): void {
  const mails = keptMails(join(dataDir, 'mail'))

  app.get('/dev/mail', async (_, reply) => {
    const rows = (await mails.list()).map(
      ({ id, at, to, subject }) =>
        `<tr><td>${text(at)}</td><td>${text(to)}</td><td><a href="/dev/mail/${id}">${text(subject)}</a></td></tr>`,
    )
    const table = `<table><tr><th>Zeit</th><th>An</th><th>Betreff</th></tr>${rows.join('')}</table>`
    return page(reply, 'Mails auf diesem Rechner', rows.length > 0 ? table : '<p>Noch keine Mail.</p>')
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) => {
    const mail = await mails.read(params.id)
    if (!mail) return page(reply.code(404), 'Diese Mail gibt es nicht.', '')
    const body = `<p>An ${text(mail.to)}, ${text(mail.at)}</p><iframe sandbox="allow-popups allow-top-navigation-by-user-activation" src="/dev/mail/${mail.id}/html" title="Inhalt"></iframe><h2>Als Text</h2><pre>${text(mail.text)}</pre>`
    return page(reply, mail.subject, body)
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async ({ params }, reply) => {
    const mail = await mails.read(params.id)
    return send(reply, mail?.html ?? '')
  })
}

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  const style =
    'body{font:16px sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}td,th{text-align:left;padding:.3rem .8rem .3rem 0}iframe{width:100%;height:60vh;border:1px solid #ccc}pre{white-space:pre-wrap}'
  return send(
    reply,
    `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title><style>${style}</style><p><a href="/dev/mail">Alle Mails</a></p><h1>${text(title)}</h1>${body}</html>`,
  )
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN' })
    .type('text/html; charset=utf-8')
    .send(html)
}

function text(value: string): string {
  return value.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
