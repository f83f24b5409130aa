import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailRequest } from './mailRequest.ts'
import { letterhead, mailRequestsWith } from './mailRequests.fixture.ts'
import { writeLetter } from './writeLetter.ts'

const tagsOf = (html: string) => html.match(/<[^>]*>/g)
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
const labelled = mailRequestsWith('Frau Vogel').map(request => ({ request, name: request.template }))

describe.each(labelled)('the mail $name', ({ request }) => {
  const { subject, text, html, to } = writeLetter(request, letterhead)

  test('has a subject, a greeting, and who writes, in both forms', () => {
    expect(to).toBe('kunde@example.de')
    expect(subject.length).toBeGreaterThan(15)
    for (const part of ['Guten Tag Frau Vogel,', 'Lange Straße 12a, 01234 Musterstadt', 'hilfe@ampel.example']) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain('Muster & Söhne GmbH')
    expect(html).toContain('Muster &#38; Söhne GmbH')
  })

  test('says the same in text as in HTML, its addresses included', () => {
    for (const [key, value] of Object.entries(request)) {
      if (!/link$/i.test(key)) continue
      expect(text).toContain(value)
      expect(linksOf(html)).toContain(value)
    }
    for (const paragraph of text.split('\n\n').slice(0, 2)) expect(html).toContain(`>${paragraph}</p>`)
  })

  test('loads nothing, tells nobody that it was opened, and leads only to the product', () => {
    expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import|src=/i)
    for (const link of linksOf(html)) expect(link).toMatch(/^(https:\/\/ampel\.example\/|mailto:hilfe@ampel\.example$)/)
  })
})

describe('values of strangers', () => {
  test('never become markup, whatever they are', () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '"><svg onload=alert(1)>',
        "'><a href='https://evil.example'>",
        '</title><script>',
        '&lt;b&gt;',
        '{{7*7}}',
        '<!--',
      ),
    )
    const plain = mailRequestsWith('x').map(request => tagsOf(writeLetter(request, letterhead).html))
    fc.assert(
      fc.property(strange, text => {
        const tags = mailRequestsWith(text).map(request => tagsOf(writeLetter(request, letterhead).html))
        expect(tags).toEqual(plain)
      }),
    )
  })

  test('never start a new header and never make a subject that is cut by others', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom('\r\nBcc: x@y.de', '\n', '\u2028', ''),
        (text, end) => {
          for (const request of mailRequestsWith(text + end)) {
            const { subject } = writeLetter(request, letterhead)
            expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
            expect([...subject].length).toBeLessThanOrEqual(150)
          }
        },
      ),
    )
  })

  test.each(['https://evil.example', 'www.evil.example', 'evil.example', 'mail@evil.example', 'x'.repeat(61), ''])(
    'no name, no greeting by it: %s',
    name => {
      const { text } = writeLetter({ template: 'accountDeleted', to: 'a@b.de', accountId: null, name }, letterhead)
      expect(text).toMatch(/^Guten Tag,\n/)
    },
  )

  test('a name with a title is a name', () => {
    const request: MailRequest = {
      template: 'accountDeleted',
      to: 'a@b.de',
      accountId: null,
      name: 'Dr. Özlem d’Arc-Müller',
    }
    expect(writeLetter(request, letterhead).text).toMatch(/^Guten Tag Dr\. Özlem d’Arc-Müller,\n/)
  })
})

test.each([
  'https://evil.example/confirm',
  'https://ampel.example.evil.example/confirm',
  'https://ampel.example@evil.example/',
  'http://ampel.example/confirm',
  'javascript:alert(1)',
  'mailto:somebody@evil.example',
  '/confirm',
])('a mail that would lead to %s is not written', link => {
  const request: MailRequest = { template: 'confirm', to: 'a@b.de', accountId: null, name: 'A', link }
  expect(() => writeLetter(request, letterhead)).toThrow('elsewhere')
})

test('a failed analysis says why, and that it costs nothing only where that is so', () => {
  const request = {
    template: 'analysisFailed',
    to: 'a@b.de',
    accountId: null,
    name: 'A',
    filename: 'Haus.pdf',
    reason: 'Die Datei ist beschädigt.',
    archiveLink: 'https://ampel.example/archiv',
  } as const
  const given = writeLetter({ ...request, creditBack: true }, letterhead)
  const kept = writeLetter({ ...request, creditBack: false }, letterhead)
  expect(given.subject).toBe('Ihr Exposé konnte nicht geprüft werden: Haus.pdf')
  expect(given.text).toContain('„Haus.pdf“ konnten wir nicht prüfen. Die Datei ist beschädigt.')
  expect(given.text).toContain('kostet Sie nichts')
  expect(kept.text).not.toContain('kostet Sie nichts')
})

test('the mail about a report names object and light and leads to it; of a preview it tells no verdict', () => {
  const request = {
    template: 'analysisReady',
    to: 'kunde@example.de',
    accountId: null,
    name: 'A',
    filename: 'Haus.pdf',
    archiveLink: 'https://ampel.example/archiv',
    reportLink: 'https://ampel.example/archiv/bericht/EA-1',
  } as const
  const found = { object: 'Reihenhaus, 31137 Hildesheim', light: 'gelb' } as const
  const full = writeLetter(
    { ...request, unlocked: true, found: { ...found, headline: 'Nur bis 289.000 €' } },
    letterhead,
  )
  expect(full.subject).toBe('Gelb: Reihenhaus, 31137 Hildesheim')
  expect(full.text).toContain('Die Ampel steht auf Gelb. Unser Urteil: Nur bis 289.000 €.')
  expect(full.text).toContain('https://ampel.example/archiv/bericht/EA-1')
  const preview = writeLetter({ ...request, unlocked: false, found: { ...found, headline: null } }, letterhead)
  expect(preview.subject).toBe('Gelb: Reihenhaus, 31137 Hildesheim')
  expect(preview.text).toContain('Sie sehen bisher die Vorschau')
  expect(preview.text).not.toContain('Urteil')
})
