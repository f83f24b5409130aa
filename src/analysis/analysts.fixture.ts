import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The processes that this test has started and that run the analyst's script. */
export async function analysts(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(process.pid), '-f', 'analystProcess']).catch(
    () => ({ stdout: '' }),
  )
  return stdout.split('\n').filter(Boolean).map(Number)
}
