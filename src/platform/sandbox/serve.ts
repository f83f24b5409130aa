import { flushCompileCache } from 'node:module'
import { type Answer, type Call, SANDBOX_USER } from './messages.ts'
import type { Methods } from './sandboxPort.ts'

/** The inside of the sandbox: answers calls one after the other until the parent goes away (parentWatch.ts). */
export function serve(methods: Methods): void {
  const send = (answer: Answer) => process.send?.(answer)
  const answer = async ({ method, input }: Call): Promise<Answer> => {
    try {
      const run = methods[method] as ((input: unknown, progress: (value: unknown) => void) => unknown) | undefined
      if (!run) throw new TypeError(`no method ${method}`)
      const value = await run(input, value => send({ kind: 'progress', value }))
      return { kind: 'result', value, rssBytes: process.memoryUsage.rss() }
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      return { kind: 'error', name, message }
    }
  }
  process.on('message', (call: Call) => void answer(call).then(send))
  // Node keeps what it compiled only when it ends by itself, and these processes are killed.
  flushCompileCache()
  leaveRoot()
  send({ kind: 'ready' })
}

/** Before anything of a stranger is read. @throws Error when it cannot, and then the process does not start */
function leaveRoot(): void {
  const user = Number(process.env[SANDBOX_USER] ?? 0)
  if (user === 0) return
  process.setgroups?.([])
  process.setgid?.(user)
  process.setuid?.(user)
}
