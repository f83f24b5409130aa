import { describe, expect, test } from 'vitest'
import { NetworkFailure, RefusedCall } from '#contract/client.ts'
import { formSentence, googleSentence, loginSentence, resendSentence } from './faultSentences.ts'

const refused = (message: string, status = 401) => new RefusedCall({ code: 'x.y', message }, status)
const UNREACHED = new NetworkFailure('not reached')
const PROXY = new NetworkFailure('status 502', 502)
const NO_JSON = new NetworkFailure('unexpected answer', 200)

describe('forms', () => {
  test.each([
    ["the server's sentence is shown", refused('Nein, weil.'), 'Nein, weil.'],
    ['the default, when it has none', refused(''), 'Anfrage fehlgeschlagen.'],
    ['nothing answered', UNREACHED, 'Netzwerkfehler: Backend nicht erreichbar.'],
    ['something else answered', PROXY, 'Netzwerkfehler: Unbekannte Antwort vom Server (Status 502).'],
    ['an internal fault', new Error('x'), 'Anfrage fehlgeschlagen.'],
  ])('[8.3] %s', (_, error, sentence) => {
    expect(formSentence(error, 'Anfrage fehlgeschlagen.')).toBe(sentence)
  })
})

describe('login', () => {
  test.each([
    ["the server's sentence is shown", refused('E-Mail oder Passwort ist falsch.'), 'E-Mail oder Passwort ist falsch.'],
    ['the server has none', refused(''), 'Unbekannter Fehler.'],
    ['nothing answered', UNREACHED, 'Unbekannter Fehler.'],
    ['an internal fault', new Error('x'), 'Unbekannter Fehler.'],
  ])('[8.1] %s', (_, error, sentence) => {
    expect(loginSentence(error)).toBe(sentence)
  })

  test('[8.1] a mail that could not be sent again', () => {
    expect(resendSentence(UNREACHED)).toBe('Fehler beim Versenden der E-Mail.')
    expect(resendSentence(refused('Kein gültiger Token verfügbar.'))).toBe('Kein gültiger Token verfügbar.')
  })
})

describe('sign-in with Google', () => {
  test.each([
    ["the server's sentence is shown", refused('Google-Login fehlgeschlagen.'), 'Google-Login fehlgeschlagen.'],
    ['refused without one', refused('', 403), 'Google-Login fehlgeschlagen (Status 403).'],
    ['a page of a proxy', PROXY, 'Google-Login fehlgeschlagen (Status 502).'],
    ['an answer that is no JSON', NO_JSON, 'Unerwartete Antwort vom Server (kein gültiges JSON).'],
    ['nothing answered', UNREACHED, 'Fehler bei Google-Authentifizierung.'],
    ['anything else', new Error('x'), 'Google-Login fehlgeschlagen.'],
  ])('[8.1] %s', (_, error, sentence) => {
    expect(googleSentence(error)).toBe(sentence)
  })
})
