import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { productionLicences } from '../packages.ts'
import { sourcesBelow, walk } from '../sources.ts'

const tracked = execFileSync('git', ['ls-files', '-z'])
  .toString()
  .split('\0')
  .filter(path => path !== '')

describe('[secrets] the repository', () => {
  const SECRETS = {
    'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
    'key of Stripe': /\b[sr]k_live_[\w]{8,}|\bwhsec_[A-Za-z0-9+/]{24,}/,
    'key of Amazon': /\bAKIA[0-9A-Z]{16}\b/,
    'token of GitHub or npm': /\b(?:gh[pousr]_|npm_)[A-Za-z0-9]{30,}/,
    'key of a language model': /\bsk-(?:ant-)?[A-Za-z0-9-]{24,}/,
    'key of Google': /\bAIza[\w-]{35}\b|"client_secret"/,
    'token of Slack': /\bxox[abpr]-[\w-]{10,}/,
    'signed token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  }

  test('holds no secret, in no file and no commit message', () => {
    expect(tracked.length).toBeGreaterThan(1_000)
    const messages = execFileSync('git', ['log', '--format=%B'], { maxBuffer: 64 * 1024 * 1024 }).toString()
    const texts = [
      ...tracked.map(path => [path, readFileSync(path, 'latin1')] as const),
      ['commit messages', messages] as const,
    ]
    const found = texts.flatMap(([path, text]) =>
      Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(text) ? [`${path}: ${what}`] : [])),
    )
    expect(found.filter(one => !one.startsWith('checks/security/repository.security.ts'))).toEqual([])
  })

  test('has neither data nor settings of a machine', () => {
    expect(
      tracked.filter(path =>
        /(^|\/)(\.env|data|id_rsa|\.npmrc\.local)(\/|$)|\.(pem|key|p12|pfx|dump|eml|sqlite)$/.test(path),
      ),
    ).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/_auth|token|password/i)
  })
})

test('[15.2.1] no package of the product is under GPL or AGPL', () => {
  const licences = productionLicences()
  expect(licences.length).toBeGreaterThan(100)
  expect(licences.filter(({ licence }) => /(^|[^L])GPL/.test(licence) && !/MIT|Apache/.test(licence))).toEqual([])
})

describe('[11.5.1] [timing] secrets in the source', () => {
  const sources = sourcesBelow('src').filter(({ path }) => !/\.(test|fixture)\.|\/web\//.test(path))

  test('come from the operating system’s chance alone', () => {
    const guessable = sources.filter(({ text }) => /Math\.random\(/.test(text)).map(({ path }) => path)
    // Pauses between tries are spread by it, nothing else.
    expect(guessable.filter(path => !/jobs\/|llm\/|pauses/i.test(path))).toEqual([])
  })

  test('are compared in constant time, or found by their hash', () => {
    const compared = sources.filter(({ text }) => /createHmac\(/.test(text)).map(({ path }) => path)
    expect(compared.length).toBeGreaterThan(0)
    for (const path of compared) {
      const text = readFileSync(path, 'utf8')
      expect(/timingSafeEqual/.test(text) || !/===? *(?:signature|mac|digest|hash)\b/.test(text), path).toBe(true)
    }
  })

  test('nothing runs text as code or as a command line', () => {
    const running = sources.filter(({ text }) =>
      /\beval\(|new Function\(|(?<!\.)\bexec\(['"`]|execSync\(|shell: true|dangerouslySetInnerHTML/.test(text),
    )
    expect(running.map(({ path }) => path)).toEqual([])
  })

  test('values reach SQL as parameters: no statement is put together from anything but our own names', () => {
    const found = sources.flatMap(({ path, tree }) => {
      const places: string[] = []
      walk(tree, node => {
        if (!ts.isTemplateExpression(node)) return
        if (!/^\s*`?\s*(select|insert|update|delete|with)\b/i.test(node.head.text)) return
        for (const { expression } of node.templateSpans)
          if (!/^[A-Z][A-Z_]*(\.\w+)?$|^[A-Z][A-Z_]*\[/.test(expression.getText()))
            places.push(`${path}: ${expression.getText()}`)
      })
      return places
    })
    expect([...new Set(found)].sort()).toEqual(REVIEWED)
  })
})

/** What is in a statement and is neither a parameter nor a constant: each was looked at, and none is from outside. */
const REVIEWED = [
  'src/affiliates/server/partnerStore.ts: name',
  'src/archive/server/shareStore.ts: column',
  'src/billing/server/billingFaults.ts: causes(OLDER)',
  'src/billing/server/billingFaults.ts: causes(YOUNG)',
  'src/billing/server/billingFaults.ts: since',
  'src/billing/server/billingFaults.ts: templates',
  'src/billing/server/settlement/paymentStore.ts: name',
  'src/intake/server/analysisStore.ts: behind',
  'src/intake/server/analysisStore.ts: limit',
  'src/intake/server/analysisStore.ts: wanted',
  'src/intake/server/expireFiles.ts: mark',
  'src/intake/server/expireFiles.ts: until',
  "src/intake/server/progressStore.ts: logged('$2')",
  "src/intake/server/progressStore.ts: logged('$3')",
  "src/intake/server/progressStore.ts: logged('$4')",
  "src/intake/server/progressStore.ts: logged('$5')",
  "src/intake/server/progressStore.ts: logged('$7')",
  "src/intake/server/progressStore.ts: ofOriginal('preview_until')",
  "src/intake/server/progressStore.ts: ofOriginal('report_until')",
  "src/intake/server/progressStore.ts: ofOriginal('unlocked')",
  "src/intake/server/progressStore.ts: ofOriginal('unlocked_by')",
  "src/intake/server/progressStore.ts: ofOriginal('upload_until')",
  'src/main/admin/sanity/rowFindings.ts: sql',
  'src/platform/database/embedded/serverSession.ts: sql',
  "src/platform/jobs/jobTable.ts: isHeld('j2.id::text')",
  'src/platform/payment/sandbox/sandboxStore.ts: change',
  'src/platform/payment/sandbox/sandboxStore.ts: mayPay',
]

describe('[1.2.9] every pattern of the product that meets text of strangers', () => {
  const ROOMS = [
    'accounts',
    'affiliates',
    'archive',
    'billing',
    'contract',
    'extraction',
    'intake',
    'kernel',
    'notifications',
    'operations',
    'questions',
    'reading',
    'reports',
    'shell',
    'valuation',
    'platform',
  ]
  const sources = sourcesBelow(...ROOMS.map(room => `src/${room}`)).filter(
    ({ path }) => !/\.(test|fixture)\./.test(path),
  )
  const patterns = sources.flatMap(({ path, tree }) => {
    const found: (readonly [string, string])[] = []
    walk(tree, node => {
      if (ts.isRegularExpressionLiteral(node)) found.push([path, node.text])
    })
    return found
  })

  test('answers 4,000 characters that are made for it within a fifth of a second', () => {
    expect(patterns.length).toBeGreaterThan(300)
    expect(patterns.flatMap(([path, pattern]) => tooSlow(pattern).map(one => `${path}: ${one}`))).toEqual([])
  })

  test('answers them as fast where it is built of parts when its file is loaded', async () => {
    const built = await builtBy(sources.map(({ path }) => path).filter(path => path.includes('/domain/')))
    expect(built.length).toBeGreaterThan(1_000)
    expect(built.flatMap(tooSlow)).toEqual([])
  })
})

/** Every pattern that these files put together while they are loaded. */
async function builtBy(paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  const real = globalThis.RegExp
  globalThis.RegExp = new Proxy(real, {
    construct(target, parts: [string, string?]) {
      const made = new target(...parts)
      found.add(String(made))
      return made
    },
  })
  try {
    for (const path of paths) await import(resolve(path))
  } finally {
    globalThis.RegExp = real
  }
  return [...found]
}

function tooSlow(pattern: string): string[] {
  // On a busy machine anything may take long once.
  const time = [1, 2, 3].reduce(least => (least > MAX_MS ? Math.min(least, slowest(pattern)) : least), Infinity)
  return time > MAX_MS ? [`${pattern} ${Math.round(time)} ms`] : []
}

const LENGTH = 4_000
/** The longest line of a form; the reading cuts words of more than 200 letters. */
const MAX_RUN_LENGTH = 400
const MAX_MS = 200

/** The longest time in milliseconds that a pattern takes for texts of its own letters, repeated, that end wrongly. */
function slowest(pattern: string): number {
  const body = pattern.slice(1, pattern.lastIndexOf('/'))
  const letters = [...new Set(body.replaceAll(/\\[bBdDwWsSpPu]|[\\^$.*+?()[\]{}|]/g, ''))].slice(0, 3)
  let worst = 0
  for (const seed of new Set([...letters, ...SEEDS])) {
    const run = `${seed.repeat(Math.floor(MAX_RUN_LENGTH / seed.length))}\u0001 `
    worst = Math.max(worst, timeOf(pattern, run.repeat(LENGTH / MAX_RUN_LENGTH)))
    if (worst > MAX_MS) return worst
  }
  return worst
}

const SEEDS = ['a', '0', ' ', '1.', 'a ', 'a@', 'a.', '-', '1 ', 'ä', 'alte ']
const context = createContext({ text: '' })

/** Milliseconds of the processor, which others on the machine do not change. Where a pattern would go on for ever it is stopped after a second. */
function timeOf(pattern: string, text: string): number {
  context['text'] = text
  const begun = process.cpuUsage()
  try {
    runInContext(`text.search(${pattern})`, context, { timeout: 1_000 })
  } catch {
    return 1_000
  }
  return process.cpuUsage(begun).user / 1_000
}
