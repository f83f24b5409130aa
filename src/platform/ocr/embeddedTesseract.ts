import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import createCore from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import type { Ocr } from './ocrPort.ts'
import { THRESHOLDING, toPgm, wordsOfTsv } from './tesseractFormats.ts'

// Tesseract's OEM_LSTM_ONLY and PSM_AUTO.
const NEURAL = 1
const AUTOMATIC = '3'

/**
 * Tesseract as WebAssembly: needs nothing installed and knows no network. The core of tesseract.js without its wrapper,
 * whose worker thread would cost 512 MiB of the sandbox's memory limit, and which throws outside every promise and
 * downloads what it does not find. Blocks its thread while it works.
 */
export function embeddedTesseract(dataFolder: string): Ocr {
  let started: ReturnType<typeof start> | undefined
  return {
    async recognise(picture, dpi, ground) {
      const { core, api } = await (started ??= start(dataFolder))
      core.FS.writeFile('/input', toPgm(picture))
      api.SetVariable('user_defined_dpi', String(Math.round(dpi)))
      for (const [name, value] of Object.entries(THRESHOLDING[ground])) api.SetVariable(name, value)
      if (api.SetImageFile(1, 0) === 1) throw new Error('tesseract cannot read the picture')
      api.Recognize(null)
      const words = wordsOfTsv(api.GetTSVText())
      // What the engine learned from this page must not change how it reads the next one.
      api.Clear()
      return words
    },
  }
}

async function start(dataFolder: string) {
  const core = await createCore({ TesseractProgress() {} })
  core.FS.writeFile('/deu.traineddata', await readFile(join(dataFolder, 'deu.traineddata')))
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'deu', NEURAL) !== 0) throw new Error('tesseract cannot read its language data')
  api.SetVariable('tessedit_pageseg_mode', AUTOMATIC)
  return { core, api }
}
