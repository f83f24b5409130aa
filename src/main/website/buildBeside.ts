import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Builds the web app in a process of its own where something it is made of has changed: beside the database's first start, which takes as long.
 * @throws Error with a German sentence
 */
export async function buildBeside(): Promise<void> {
  const script = join(import.meta.dirname, 'buildProcess.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, '--if-stale'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // `once` throws it; heard here as well, because it may come when nobody waits any more.
  child.on('error', () => {})
  // It says so before it ends: Node then writes down what it compiled, at a first start for most of a second.
  const built = await Promise.race([
    once(child, 'message').then(() => true),
    once(child, 'exit').then(([code]) => code === 0),
  ])
  if (!built) throw new Error('Die Web-Oberfläche ließ sich nicht bauen. Der Grund steht darüber.')
}
