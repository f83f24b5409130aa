import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unpackLanguageData } from './languageData.ts'

test('unpacks the model once, also when several ask at the same time, and leaves nothing else behind', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'language-data-test-'))
  const folders = await Promise.all([1, 2, 3].map(() => unpackLanguageData(cache)))
  expect(new Set(folders).size).toBe(1)
  const folder = folders[0] as string
  expect(await readdir(folder)).toEqual(['deu.traineddata'])
  const unpacked = await stat(join(folder, 'deu.traineddata'))
  expect(unpacked.size).toBeGreaterThan(1_000_000)
  await unpackLanguageData(cache)
  expect((await stat(join(folder, 'deu.traineddata'))).mtimeMs).toBe(unpacked.mtimeMs)
  await rm(cache, { recursive: true })
})

test('[L3] takes no folder into which somebody else could have put his model', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'language-data-test-'))
  await chmod(cache, 0o777)
  await expect(unpackLanguageData(cache)).rejects.toThrow('gehört einem anderen Benutzer')
  await rm(cache, { recursive: true })
})
