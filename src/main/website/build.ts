import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin } from 'vite'
import type { PublicConfiguration } from '#shell/configuration.ts'
import { markdownOf } from '#site/server/index.ts'
import { chunksOf, type Manifest, startChunk, startLater } from './startChunk.ts'
import { compressFiles } from './compressFiles.ts'
import { htmlOf, NOT_FOUND_FILE, pageFile, SHELL_FILE, withStyles } from './pageHtml.ts'
import { makePictures } from './pictures.ts'
import type { Prerender, SiteIndex } from './site.ts'

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
