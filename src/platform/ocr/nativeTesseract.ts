import { execFile, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Ocr } from './ocrPort.ts'
import { THRESHOLDING, toPgm, wordsOfTsv } from './tesseractFormats.ts'

/** Whether a `tesseract` command of version 5 or later (the first that tells ink by its neighbourhood) is installed. */
export async function hasNativeTesseract(): Promise<boolean> {
  try {
    const { stdout, stderr } = await promisify(execFile)('tesseract', ['--version'])
    return Number(/tesseract v?(\d+)/.exec(stdout + stderr)?.[1]) >= 5
  } catch {
    return false
  }
}

/** The installed Tesseract command: about 1.5 times as fast as the WebAssembly build. No files are written. */
export function nativeTesseract(dataFolder: string): Ocr {
  return {
    async recognise(picture, dpi, ground) {
      const parameters = ['stdin', 'stdout', '--tessdata-dir', dataFolder, '-l', 'deu', '--psm', '3']
      const variables = { tessedit_create_tsv: '1', ...THRESHOLDING[ground] }
      const settings = Object.entries(variables).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const child = spawn('tesseract', [...parameters, '--dpi', String(Math.round(dpi)), ...settings], {
        stdio: ['pipe', 'pipe', 'ignore'],
        // Its threads cost more than they gain, and the cores are already shared out page by page.
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      })
      const ended = new Promise<void>((resolve, reject) => {
        child.once('error', reject)
        child.once('close', code => (code === 0 ? resolve() : reject(new Error(`tesseract ended with ${code}`))))
      })
      // A reader that ends early closes the pipe; its exit code says what happened.
      child.stdin.on('error', () => {})
      child.stdin.end(toPgm(picture))
      const [tsv] = await Promise.all([text(child.stdout), ended])
      return wordsOfTsv(tsv)
    },
  }
}
