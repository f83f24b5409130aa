import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { GENERAL } from '#contract/general.ts'
import type { RefusalRule } from '#contract/refusal.ts'

/** Every error has this body, and some have more. */
const ERROR = {
  type: 'object',
  required: ['code', 'message', 'error', 'requestId'],
  properties: {
    code: { type: 'string', description: 'Bleibt gleich' },
    message: { type: 'string', description: 'Zum Anzeigen' },
    error: { type: 'string', description: 'Derselbe Satz wie message' },
    requestId: { type: 'string', description: 'Für Rückfragen' },
  },
}

/** The calls as an OpenAPI 3.1 document. */
export function openApi(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  return {
    openapi: '3.1.0',
    info: { title: 'ExposéAmpel', version: '1', description: 'Alle Aufrufe. Fehler haben immer dieselbe Form.' },
    paths,
    components: {
      schemas: { Fehler: ERROR },
      securitySchemes: { sitzung: { type: 'http', scheme: 'bearer', description: 'Der Token aus der Anmeldung' } },
    },
  }
}

function operationOf(call: Call): object {
  const [, area = ''] = call.path.replace(/^\/webhook/, '').split('/api/')
  return {
    summary: call.summary,
    tags: [area.split('/')[0]],
    ...(call.access === 'open' ? {} : { security: [{ sitzung: [] }] }),
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...(call.body === undefined ? {} : { requestBody: { required: true, content: bodyOf(call.body) } }),
    responses: { 200: { description: 'Erfolg', content: answerOf(call.answer) }, ...errorsOf(call) },
  }
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: one,
  }))
}

function bodyOf(body: NonNullable<Call['body']>): object {
  if (body === 'raw') return { 'application/octet-stream': {} }
  if (body !== 'files') return { 'application/json': { schema: schemaOf(body, 'input') } }
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } }
  return { 'multipart/form-data': { schema: { type: 'object', properties: { 'files[]': files } } } }
}

function answerOf(answer: Call['answer']): object {
  if (answer === 'file') return { 'application/octet-stream': {} }
  return { 'application/json': { schema: schemaOf(answer, 'output') } }
}

function errorsOf(call: Call): Record<string, object> {
  const everyCall = [GENERAL.tooMany, GENERAL.maintenance, GENERAL.unavailable, GENERAL.fault]
  const input = (call.params ?? call.query ?? call.body) ? [GENERAL.invalid] : []
  const access = { open: [], session: [GENERAL.notSignedIn], admin: [GENERAL.notSignedIn, GENERAL.notAllowed] }
  const rules: RefusalRule[] = [...input, ...access[call.access], ...call.refusals, ...everyCall]
  const byStatus = Object.groupBy(rules, ({ status }) => status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Fehler' } } },
      },
    ]),
  )
}

/** The dialect is OpenAPI's own, so it is not named again in every schema. What JSON Schema cannot say is left open. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
