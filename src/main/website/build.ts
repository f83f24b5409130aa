import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin } from 'vite'
import sharp, { type OverlayOptions } from 'sharp'
import type { PublicConfiguration } from '#shell/configuration.ts'
import { markdownOf } from '#site/server/index.ts'
import { chunksOf, type Manifest, startChunk, startLater } from './startChunk.ts'
import { htmlOf, NOT_FOUND_FILE, pageFile, SHELL_FILE, withStyles } from './pageHtml.ts'
import type { Prerender, SiteIndex } from './site.ts'

const PAGES = resolve('samples/demo/pages')
/** What social networks and messengers show of a link: 1.91 to 1. */
const SHARED = { width: 1200, height: 630 }
const SHEET = { width: 470, height: 665 }
const PAPER = '#F7F7F5'
const RED = '#D32F2F'
const LINE = '#D5D7DB'

const SMALLEST = 1_000
/** The last step, 11, makes them 1.6 % smaller and takes twice the time, for which the first start waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

const ROOT = resolve(import.meta.dirname, '../web')
const DEMO = resolve('samples/demo')

/**
 * Builds the web app and prerenders its public pages. The folder is replaced as a whole when all went well.
 * @param outDir absolute
 * @param configuration that the pages are made with
 */
export async function buildWebsite(outDir: string, configuration: PublicConfiguration): Promise<void> {
  const work = `${outDir}.${process.pid}`
  await rm(work, { recursive: true, force: true })
  try {
    // The first start of all waits for this: what can go on beside each other does.
    await Promise.all([
      buildBrowser(work).then(() => compressFiles(join(work, 'assets'))),
      build(prerenderBuild(join(work, 'prerender'))),
      copyDemo(work).then(() => Promise.all([makePictures(work), compressFiles(join(work, 'demo'))])),
    ])
    await prerenderPages(work, configuration)
    await rm(join(work, 'prerender'), { recursive: true })
    await cp(join(import.meta.dirname, 'icon.svg'), join(work, 'icon.svg'))
    await rm(outDir, { recursive: true, force: true })
    await rename(work, outDir)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function buildBrowser(outDir: string): Promise<void> {
  await Promise.all([build(browserBuild(outDir)), build(starterBuild(outDir))])
}

/** Of each build its own: they go on beside each other. */
const plugins = () => [react(), markdownPlugin()]

const COMMON: InlineConfig = {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
}

function browserBuild(outDir: string): InlineConfig {
  const { plugin, codeSplitting } = startChunk()
  return {
    ...COMMON,
    plugins: [...plugins(), plugin],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting } },
    },
  }
}

/** By itself, or it would share its few lines with the app and wait for them. */
function starterBuild(outDir: string): InlineConfig {
  return {
    ...COMMON,
    plugins: plugins(),
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, 'later.ts'), output: { entryFileNames: 'assets/later-[hash].js' } },
    },
  }
}

function prerenderBuild(outDir: string): InlineConfig {
  return {
    ...COMMON,
    plugins: plugins(),
    // Bundled whole: some packages are made for bundlers and cannot be imported by Node.
    ssr: { noExternal: true },
    build: { outDir, emptyOutDir: true, ssr: join(ROOT, 'prerender.tsx'), minify: false, target: 'node24' },
  }
}

async function prerenderPages(outDir: string, configuration: PublicConfiguration): Promise<void> {
  const assets = (await readdir(join(outDir, 'assets'))).map(name => `assets/${name}`)
  const [css = '', font = ''] = ['.css', '.woff2'].map(end => assets.find(name => name.endsWith(end)))
  const built = await readFile(join(outDir, 'index.html'), 'utf8')
  const shell = withStyles(built, await readFile(join(outDir, css), 'utf8'))
  const starter = assets.find(name => name.startsWith('assets/later-')) ?? ''
  const template = startLater(shell, starter)
  // Made by the build just before.
  const { renderPage, PRERENDERED, BROWSER_ONLY } = (await import(
    pathToFileURL(join(outDir, 'prerender', 'prerender.js')).href
  )) as Prerender
  const seed = { baseUrl: '__BASE_URL__', configuration }
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest
  const example: unknown = JSON.parse(await readFile(join(DEMO, 'example', 'beispiel.json'), 'utf8'))
  await mkdir(join(outDir, 'pages'), { recursive: true })
  for (const path of PRERENDERED) {
    const page = await renderPage(path, seed, example)
    const file = path === '*' ? NOT_FOUND_FILE : pageFile(path)
    await writeFile(
      join(outDir, file),
      htmlOf(template, { ...page, path, chunks: chunksOf(manifest, page.component) }, seed, font),
    )
  }
  await writeFile(join(outDir, SHELL_FILE), htmlOf(shell, null, seed, font))
  await rm(join(outDir, 'index.html'))
  await rm(join(outDir, 'manifest.json'))
  const index: SiteIndex = { prerendered: PRERENDERED.filter(path => path !== '*'), browserOnly: BROWSER_ONLY }
  await writeFile(join(outDir, 'site.json'), JSON.stringify(index))
}

/** Markdown of the repository becomes HTML while the site is built, so that no page carries a parser. */
function markdownPlugin(): Plugin {
  return {
    name: 'markdown',
    transform(text, id) {
      if (!id.endsWith('.md')) return null
      const { meta, intro, sections } = markdownOf(text, id)
      const values = { meta, intro, sections }
      const code = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      return { code: code.join('\n'), map: null }
    },
  }
}

async function copyDemo(outDir: string): Promise<void> {
  await cp(join(DEMO, 'pages'), join(outDir, 'demo'), { recursive: true })
  await cp(join(DEMO, 'example'), join(outDir, 'demo'), { recursive: true })
  await cp(join(DEMO, 'report', 'KI-Report_Expose-Hildesheim.pdf'), join(outDir, 'demo', 'KI-Report_Demo.pdf'))
}

/** Beside each text file of the build its compressed forms, so that the server has nothing to do. Pages are left out: they change with each answer. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  const texts = entries.filter(name => /\.(?:js|css|json|svg)$/.test(name))
  await Promise.all(
    texts.map(async name => {
      const path = join(folder, name)
      const bytes = await readFile(path)
      if (bytes.length < SMALLEST) return
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, BROTLI))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

/**
 * Pictures of the public pages: `demo/teilen.jpeg`, for links that are shared (og:image), shows the demo report.
 * @param outDir the built site's folder
 */
async function makePictures(outDir: string): Promise<void> {
  const band = await sharp({ create: { ...SHARED, height: 12, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const sheets = await Promise.all([sheet('05', 690, 150), sheet('03', 365, 80), sheet('01', 40, 150)])
  await sharp({ create: { ...SHARED, channels: 3, background: PAPER } })
    .composite([...sheets, { input: band, left: 0, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(outDir, 'demo', 'teilen.jpeg'))
}

/** A page of the demo, cut off at the lower edge of the picture. */
async function sheet(page: string, left: number, top: number): Promise<OverlayOptions> {
  const input = await sharp(join(PAGES, `${page}.jpeg`))
    .resize(SHEET)
    .extract({ left: 0, top: 0, width: SHEET.width, height: Math.min(SHEET.height, SHARED.height - top) })
    .extend({ top: 1, left: 1, right: 1, background: LINE })
    .extract({ left: 0, top: 0, width: SHEET.width, height: Math.min(SHEET.height, SHARED.height - top) })
    .png()
    .toBuffer()
  return { input, left, top }
}
