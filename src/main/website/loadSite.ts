import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { SiteIndex } from './site.ts'

/** One file of the built site, with its compressed forms where it has some. */
export interface SiteFile {
  /** As in the address: `/assets/x.js`. */
  readonly path: string
  readonly type: string
  /** Named after its content: may be kept for ever. */
  readonly isLasting: boolean
  readonly bytes: Buffer
  readonly brotli: Buffer | null
  readonly gzip: Buffer | null
}

export interface Site {
  readonly index: SiteIndex
  readonly files: readonly SiteFile[]
  /** HTML by its file name below the site's folder. */
  readonly pages: ReadonlyMap<string, string>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.json': 'application/json; charset=utf-8',
}

/** For the server alone. */
const INDEX = 'site.json'

/** The built web app, kept in memory: it is a few megabytes. @throws Error with a German sentence when it is not there */
export async function loadSite(folder: string): Promise<Site> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new Error('Die Web-Oberfläche ist noch nicht gebaut. Bitte führen Sie einmal „npm run build“ aus.')
  })
  const known = new Set(names)
  const read = async (name: string) => (known.has(name) ? readFile(join(folder, name)) : null)
  const files = names.flatMap(name => {
    const type = TYPES[extname(name)]
    return type === undefined || name === INDEX ? [] : [{ name, type }]
  })
  const pages = names.filter(name => name.endsWith('.html'))
  return {
    // Written by our own build.
    index: JSON.parse(await readFile(join(folder, INDEX), 'utf8')) as SiteIndex,
    files: await Promise.all(
      files.map(async ({ name, type }) => ({
        path: `/${name}`,
        type,
        isLasting: name.startsWith('assets/'),
        bytes: await readFile(join(folder, name)),
        brotli: await read(`${name}.br`),
        gzip: await read(`${name}.gz`),
      })),
    ),
    pages: new Map(
      await Promise.all(pages.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const)),
    ),
  }
}
