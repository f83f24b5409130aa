import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { freePort, pause, productFolder } from '#main/product.fixture.ts'
import { median } from './rounds.ts'

const PATHS = ['/', '/prices', '/faq', '/beispiel']
const RUNS = 5
/** Fetched when it is asked for: with its ninety packages it would be a seventh of the whole install. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Run {
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>
  readonly firstContentfulPaintMs: number
  readonly largestContentfulPaintMs: number
  readonly totalBlockingMs: number
  readonly layoutShift: number
}

/** Public pages as Lighthouse sees them on a phone, and how much code they load first. */
export async function bench() {
  const folder = await productFolder()
  const product = await folder.start({ LIMIT_FACTOR: '1000000', ANALYSES_AT_ONCE: '1' })
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'bench-chromium-'))
  const chromium = startChromium(port, profile)
  try {
    await untilThere(port)
    const runs: Record<string, Run[]> = Object.fromEntries(PATHS.map(path => [path, []]))
    // In turns, so that what else the machine does meets all pages alike.
    for (let round = 0; round < RUNS; round++)
      for (const path of PATHS) runs[path]?.push(await measured(product.baseUrl + path, port))
    const pages: Record<string, unknown> = {}
    for (const path of PATHS) pages[path] = await summary(runs[path] ?? [], product.baseUrl + path)
    return { runs: RUNS, pages }
  } finally {
    chromium.kill()
    await folder.remove()
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function measured(url: string, port: number): Promise<Run> {
  const { categories, audits } = await lighthouse(url, port)
  return {
    scores: Object.fromEntries(CATEGORIES.map(name => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    firstContentfulPaintMs: audits['first-contentful-paint']?.numericValue ?? NaN,
    largestContentfulPaintMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
    totalBlockingMs: audits['total-blocking-time']?.numericValue ?? NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
  }
}

async function summary(runs: readonly Run[], url: string) {
  const of = (pick: (run: Run) => number) => median(runs.map(pick))
  return {
    ...Object.fromEntries(CATEGORIES.map(name => [name, of(({ scores }) => scores[name] ?? 0)])),
    firstContentfulPaintMs: Math.round(of(run => run.firstContentfulPaintMs)),
    largestContentfulPaintMs: Math.round(of(run => run.largestContentfulPaintMs)),
    totalBlockingMs: Math.round(of(run => run.totalBlockingMs)),
    layoutShift: Math.max(...runs.map(run => run.layoutShift)),
    firstLoadScriptGzipBytes: await firstLoadScripts(url),
  }
}

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** By itself it plays a phone: 4 × slower processor, slow 4G. */
async function lighthouse(url: string, port: number): Promise<Result> {
  const wanted = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join()}`]
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...wanted], { maxBuffer: 2 ** 27 })
  // Of that very version, whose form this is.
  return JSON.parse(stdout) as Result
}

/** All scripts that the page's HTML names: the rest is loaded when somebody does something. */
async function firstLoadScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const names = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(([, name = '']) => name))
  let bytes = 0
  for (const name of names) {
    const script = await (await fetch(new URL(name, url))).arrayBuffer()
    bytes += gzipSync(Buffer.from(script), { level: 9 }).length
  }
  return bytes
}

function startChromium(port: number, profile: string): ChildProcess {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const safe = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  return spawn('/usr/bin/chromium', [...flags, ...safe, ...quiet, 'about:blank'], { stdio: 'ignore' })
}

async function untilThere(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null))?.ok) return
    await pause(100)
  }
  throw new Error('Chromium did not start')
}
