import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfigs } from '#contract/operations.ts'
import { configsOf } from '#operations/server/configs.ts'
import { readConfiguration } from './configuration.ts'

const shipped = readFileSync('config/default.json', 'utf8')
const changed = (change: (config: Record<string, never>) => void) => {
  const config = JSON.parse(shipped) as Record<string, never>
  change(config)
  return readConfiguration(JSON.stringify(config))
}
const changedCompany = (numbers: object) =>
  changed(config => Object.assign((config['app'] as never as { company: object }).company, numbers))

describe('the configuration', () => {
  test('[7.1] that is shipped is whole, and the web app is told of it under the specified names', () => {
    const outcome = readConfiguration(shipped)
    if (!outcome.ok) throw new Error(outcome.failure.join(' '))
    const configs = readConfigs.answer.parse(configsOf(outcome.value, null))
    expect(configs.upload).toMatchObject({ allowedExtensions: ['.pdf'] })
    expect(Object.keys(configs.stripe.priceCents)).toEqual(['mini', 'midi', 'maxi', 'bronze', 'silber', 'gold'])
    expect(configs.google).toEqual({ clientId: null })
  })

  test('does not offer a package without a price id', () => {
    const outcome = changed(
      config => ((config['packages'] as never as { midi: { priceId: null } }).midi.priceId = null),
    )
    if (!outcome.ok) throw new Error(outcome.failure.join(' '))
    const { stripe } = configsOf(outcome.value, null)
    for (const field of Object.values(stripe)) expect(Object.keys(field)).not.toContain('midi')
  })

  test('[2.3.6] hands on what real customers said, and null where the operator names nobody', () => {
    const voice = { text: 'Gut.', name: 'A. B.', role: 'Käuferin' }
    const outcome = changed(config => ((config['app'] as never as { testimonials: object[] }).testimonials = [voice]))
    const silent = readConfiguration(shipped)
    if (!outcome.ok || !silent.ok) throw new Error('refused')
    expect(configsOf(outcome.value, null).app.testimonials).toEqual([voice])
    expect(configsOf(silent.value, null).app.testimonials).toBeNull()
  })

  test.each([
    ['no JSON', () => readConfiguration('{'), /kein gültiges JSON/],
    ['a missing section', () => changed(config => delete config['retention']), /^retention: /],
    ['a misspelt key', () => changed(config => (config['retnetion'] = {} as never)), /retnetion/],
    [
      'a price of nothing',
      () => changed(c => ((c['packages'] as never as { mini: { cents: number } }).mini.cents = 0)),
      /^packages\.mini\.cents: /,
    ],
    [
      'a VAT id that is none',
      () => changedCompany({ vatId: '123456789' }),
      /^app\.company\.vatId: muss eine USt-IdNr\./,
    ],
    [
      'a tax number that is none',
      () => changedCompany({ taxNumber: 'folgt' }),
      /^app\.company\.taxNumber: muss eine Steuernummer/,
    ],
  ])('is refused for %s, by the name of the place', (_, read, sentence) => {
    expect(read()).toMatchObject({ ok: false, failure: [expect.stringMatching(sentence)] })
  })
})
