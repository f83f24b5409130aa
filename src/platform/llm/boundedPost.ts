export interface Post {
  url: string
  headers: Readonly<Record<string, string>>
  body: unknown
  /** For sending, waiting and reading together, in milliseconds. */
  timeoutMs: number
  /** Size of the answer, in bytes. */
  maxBytes: number
  /** The caller's own patience. */
  signal: AbortSignal
}

export type Posted =
  | { kind: 'answered'; status: number; retryAfter: string | null; text: string }
  /** No connection, or it broke off. */
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'too-large' }

/**
 * One POST with limits on time and size. Redirects are not followed: fetch would take body and key along to the new host (only the
 * header Authorization stays behind, x-api-key does not). Nothing is thrown, so no error carries headers or the document.
 */
export async function boundedPost({ url, headers, body, timeoutMs, maxBytes, signal }: Post): Promise<Posted> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: limit,
    })
    const text = await textUpTo(maxBytes, response)
    if (text === null) return { kind: 'too-large' }
    return { kind: 'answered', status: response.status, retryAfter: response.headers.get('retry-after'), text }
  } catch {
    return { kind: limit.aborted ? 'timeout' : 'unreachable' }
  }
}

/** null when it is longer; the rest is not read then. */
async function textUpTo(maxBytes: number, response: Response): Promise<string | null> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    const data = piece as Uint8Array
    bytes += data.length
    // Leaving the loop cancels the stream, which closes the connection.
    if (bytes > maxBytes) return null
    pieces.push(data)
  }
  return Buffer.concat(pieces).toString('utf8')
}
