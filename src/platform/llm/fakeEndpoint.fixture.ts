import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** What the endpoint does with one request. @param body as it was sent */
export type Step = (response: ServerResponse, body: string) => void

export interface FakeEndpoint {
  /** http://127.0.0.1:port */
  address: string
  /** What was sent to it, in order. */
  requests: { path: string; headers: IncomingHttpHeaders; body: string }[]
  close(): Promise<void>
}

/** An endpoint on the loopback that follows a script; the last step is repeated. */
export async function fakeEndpoint(...script: [Step, ...Step[]]): Promise<FakeEndpoint> {
  const requests: FakeEndpoint['requests'] = []
  const server = createServer((request, response) => {
    void text(request).then(body => {
      requests.push({ path: request.url ?? '', headers: request.headers, body })
      const step = script[Math.min(requests.length, script.length) - 1]
      step?.(response, body)
    })
  })
  const port = await listen(server)
  return { address: `http://127.0.0.1:${port}`, requests, close: () => close(server) }
}

/** {{begin}} and {{end}} in it become the marks of the request, as a model repeats them. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Step {
  return (response, sent) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body).replaceAll(/\{\{(begin|end)\}\}/g, (_, mark: string) => markIn(sent, mark)))
}

function markIn(sent: string, mark: string): string {
  return (mark === 'begin' ? /<anfang>(\w+)</ : /<ende>(\w+)</).exec(sent)?.[1] ?? ''
}

/** An answer after the documented form of the protocol, from recorded/. */
export function recorded(name: string, status = 200): Step {
  const body: unknown = JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8'))
  return json(status, body)
}

/** A model that says this text, over the OpenAI protocol. */
export function says(content: string): Step {
  return json(200, { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] })
}

/** A model that has seen all of the request and answers this to it. */
export function answers(...said: { id: string; found?: boolean; block?: string; quote?: string }[]): Step {
  const given = said.map(one => ({ found: true, block: '', quote: '', ...one }))
  return says(JSON.stringify({ begin: '{{begin}}', answers: given, end: '{{end}}' }))
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
}
