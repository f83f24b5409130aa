import { spawn } from 'node:child_process'

export interface Ended {
  /** null: ended by a signal, or could not be started. */
  readonly status: number | null
  /** What it wrote to its error output; why it did not start, if it did not. */
  readonly errors: string
}

/** No PG… variable of this process changes what the server does, and no secret of it reaches another program. */
export const SERVER_ENVIRONMENT = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Runs a program to its end. @param ids the user it runs as; empty for the user of this process */
export async function runProgram(
  command: readonly string[],
  ids: { readonly uid?: number; readonly gid?: number },
): Promise<Ended> {
  const [program = '', ...args] = command
  return new Promise(resolve => {
    let errors = ''
    const child = spawn(program, args, {
      ...ids,
      // The folder of this process may be closed to that user.
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.on('error', error => resolve({ status: null, errors: error.message }))
    child.on('close', status => resolve({ status, errors }))
  })
}
