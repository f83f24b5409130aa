import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProductFolder, productFolder } from './product.fixture.ts'

/** One `name{label="value", …}` of a rule. */
interface Selector {
  readonly name: string
  readonly labels: readonly { readonly name: string; readonly operator: string; readonly value: string }[]
}

let folder: ProductFolder
/** The lines of /metrics that hold figures. */
let figures: readonly string[]

beforeAll(async () => {
  folder = await productFolder()
  const { baseUrl } = await folder.start({ ANALYSES_AT_ONCE: '1' })
  await fetch(`${baseUrl}/healthz`)
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  figures = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
})
afterAll(() => folder.remove())

function selectorsOf(rules: string): Selector[] {
  return [...rules.matchAll(/\b([a-z_]+)\{([^}]*)\}/g)].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(([, label = '', operator = '', value = '']) => ({
      name: label,
      operator,
      value,
    })),
  }))
}

/** Whether the product shows it, with each of these labels. Which statuses and routes there are hangs on what was called. */
function isKnown({ name, labels }: Selector): boolean {
  // Prometheus' own: whether it reached the product. So is the label `job`.
  if (name === 'up') return true
  const shown = figures.filter(line => new RegExp(`^${name}[{ ]`).test(line))
  return shown.length > 0 && labels.every(label => label.name === 'job' || shown.some(line => fits(line, label)))
}

function fits(line: string, { name, operator, value }: Selector['labels'][number]): boolean {
  const given = new RegExp(`[{,]${name}="([^"]*)"`).exec(line)?.[1]
  if (given === undefined || !['kind', 'state'].includes(name)) return given !== undefined
  return operator === '=~' ? new RegExp(`^(?:${value})$`).test(given) : given === value
}

test('every figure that an alert looks at is one that the product shows', () => {
  const selectors = selectorsOf(readFileSync('deploy/alerts.yml', 'utf8'))
  expect(selectors.length).toBeGreaterThan(10)
  expect(selectors.filter(one => !isKnown(one))).toEqual([])
})

test.each([
  'request_seconds{status="500"}',
  'jobs{kind="intake.analyze"}',
  'jobs{kind=~"billing.(x|y)"}',
  'http_request_duration_seconds_count{path="/"}',
])('a rule on %s would be found', rule => {
  expect(selectorsOf(rule).filter(one => !isKnown(one))).toHaveLength(1)
})
