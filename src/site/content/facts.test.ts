import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inPercent } from '#kernel/share.ts'
import { THRESHOLDS as ANSWER_LIMITS } from '#questions/domain/thresholds.ts'
import { THRESHOLDS, VERDICT } from '#rating/domain/thresholds.ts'
import { ENERGIEKLASSEN } from '#reference/energie.ts'
import { GRUNDERWERBSTEUER } from '#reference/grunderwerbsteuer.ts'
import { LAENDER } from '#reference/laender.ts'
import { rowsAt } from '#reference/table.ts'
import { HOECHSTENS } from '#valuation/domain/verhandlung.ts'

const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('\u00a0', ' ')

/** Cells of the table rows, without head and rule. */
function rows(markdown: string): string[][] {
  const lines = markdown.split('\n').filter(line => line.startsWith('|'))
  const cells = lines.map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
  return cells.slice(2)
}

const german = (value: number) => value.toLocaleString('de-DE', { minimumFractionDigits: 1 })

test('the article on Grunderwerbsteuer has the rates by which reports are calculated', () => {
  const said = rows(text('news/2026-11-21-grunderwerbsteuer.md'))
  const known = rowsAt(GRUNDERWERBSTEUER, calendarDate('2026-11-21')).map(({ key, rate, validFrom }) => [
    LAENDER[key],
    `${german(inPercent(rate))} %`,
    validFrom.split('-').reverse().join('.'),
  ])
  expect(said).toEqual(known.sort(([a = ''], [b = '']) => a.localeCompare(b, 'de')))
})

test('the article on the Energieausweis has the classes and limits of the product', () => {
  const article = text('news/2026-10-08-energieausweis-lesen.md')
  const known = ENERGIEKLASSEN.rows.map(({ key, upTo }) => [key, upTo === undefined ? 'über 250' : `bis ${upTo}`])
  expect(rows(article)).toEqual(known)
  const { yellow, red } = ANSWER_LIMITS.kennwert
  expect(article).toContain(`über ${yellow} kWh/(m²·a) gelb und über ${red} rot`)
})

test('what is said about the Ampel are its rules', () => {
  const { green, yellow, yellowMax, points } = THRESHOLDS
  const { reachable, heavyRed, heavyYellow, riskOfRed, riskOfYellow } = VERDICT
  const article = text('news/2026-11-12-wie-die-ampel-entscheidet.md')
  expect(article).toContain(`grün ${points.grün}, gelb ${points.gelb}, rot minus ${-points.rot}`)
  expect(article).toContain(`mit höchstens ${reachable * 100} % Nachlass`)
  expect(article).toContain(`eine rote Antwort ab Gewicht ${heavyRed} und eine gelbe vom Gewicht ${heavyYellow}`)
  expect(article).toContain(`um ${riskOfRed * 100} % oder ${riskOfYellow * 100} %`)
  expect(text('faq/bericht.md')).toContain(`auch mit ${reachable * 100} % Nachlass noch zu hoch`)
  expect(text('faq/bericht.md')).toContain(
    `Rot liegt unter ${yellow}, Gelb zwischen ${yellow} und ${yellowMax}, Grün ab ${green}`,
  )
})

test('the limits of Erbbaurecht and negotiation are those of the product', () => {
  const { yellow, red } = ANSWER_LIMITS.erbbau
  const erbbau = `unter ${yellow} Jahren Gelb und unter ${red} Jahren Rot`
  expect(text('news/2026-10-22-erbbaurecht.md')).toContain(erbbau)
  expect(text('faq/bericht.md')).toContain(`Erbbaurecht mit weniger als ${red} Jahren Restlaufzeit`)
  expect(text('faq/preis.md')).toContain(`höchstens ${HOECHSTENS} %`)
})

test('the privacy notice names the period after which unconfirmed accounts are deleted', () => {
  const configuration = readFileSync(new URL('../../../config/default.json', import.meta.url), 'utf8')
  const { accounts } = JSON.parse(configuration) as { accounts: { unconfirmedDays: number } }
  expect(text('legal/datenschutz.md')).toContain(
    `nicht bestätigt wird, löschen wir nach ${accounts.unconfirmedDays} Tagen`,
  )
})
