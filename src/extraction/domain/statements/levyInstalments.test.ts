import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { leviesOf } from './levies.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const levies = (...lines: readonly string[]) =>
  leviesOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', ...lines])]), SETTING)

const DECIDED = 'Beschlossen ist eine Sonderumlage, auf diese Wohnung entfallen 24.000 €'

test.each([
  [', die erste Rate ist bezahlt, die beiden übrigen zu je einem Drittel werden zum 01.04. und 01.10.2027 abgerufen.', 16_000],
  [' in drei Raten; die erste Rate ist bezahlt, die übrigen Raten werden 2027 eingezogen.', 16_000],
  ['. Zwei von drei Raten sind bereits bezahlt, die letzte ist am 01.04.2027 fällig.', 8_000],
  ['. Die ersten beiden Raten hat der Verkäufer bezahlt, die dritte und letzte wird am 01.04.2027 fällig.', 8_000],
  ['. Die Hälfte hat der Verkäufer bezahlt, der Rest ist zum 01.04.2027 zu zahlen.', 12_000],
  ['. Ein Drittel ist bereits gezahlt, die restlichen zwei Drittel werden 2027 fällig.', 16_000],
  ['. 40 % sind bereits gezahlt, die restlichen 60 % sind im Juni 2027 fällig.', 14_400],
  ['. Davon sind 6.000 € bereits bezahlt, der Rest wird zum 01.04.2027 fällig.', 18_000],
  ['. Die Hälfte hat der Eigentümer bezahlt, der Rest der Sonderumlage ist 2027 fällig.', 12_000],
  ['. Ein Drittel haben wir bezahlt, der Rest von 16.000 € wird 2027 fällig.', 16_000],
  ['. 25 % der Sonderumlage sind bezahlt, der restliche Betrag folgt 2027.', 18_000],
  ['. Die 1. Rate wurde geleistet, die zweite und dritte folgen 2027.', 16_000],
  ['. Die zweite Rate wird am 01.04.2027 fällig, die erste Rate ist bezahlt.', 12_000],
] as const)('%s: what is still to come counts, what is paid does not', (line, own) => {
  expect(levies(DECIDED + line)).toMatchObject([{ own, payer: null, ofFlat: 24_000 }])
}) // prettier-ignore

test.each([
  // Of those who pay, and not of the sum.
  ['. Ein Drittel der Eigentümer hat schon bezahlt, die übrigen zahlen im Frühjahr 2027.', null],
  ['. 80 % der Eigentümer haben bezahlt, die übrigen folgen im Januar.', null],
  ['. Die Hälfte der Wohnungen hat bereits bezahlt, der Rest folgt 2027.', null],
  ['. Die erste Hälfte der Miteigentümer hat bezahlt, die zweite zahlt 2027.', null],
  ['. 60 % haben schon bezahlt, die restlichen zahlen im Juni 2027.', null],
  ['. Die Hälfte aller Parteien hat gezahlt, die andere zahlt 2027.', null],
  // Another levy, or the rest of something else.
  ['. Eine Sonderumlage von 2023 über 3.000 € wurde bezahlt, der Rest der Arbeiten steht 2027 an.', null],
  ['. Die Umlage von 2023 über 3.000 € wurde bezahlt, der Rest ist 2027 fällig.', null],
  ['. Eine frühere Sonderumlage, davon 3.000 € bezahlt, hat einen Rest, der 2027 fällig wird.', null],
  ['. Das Hausgeld ist bezahlt, der Rest des Gartens steht allen offen.', null],
  ['. Davon sind 6.000 € bezahlt, weitere Arbeiten stehen 2027 an.', null],
  ['. Davon sind 6.000 € bezahlt, eine weitere Sonderumlage folgt 2027.', null],
  [', sie ist vollständig bezahlt.', 'seller'],
  ['. Die erste Rate ist bezahlt, die zweite Rate trägt der Verkäufer.', 'seller'],
  ['. Die erste Rate ist bezahlt, die beiden übrigen wurden 2025 ebenfalls bezahlt.', 'seller'],
  ['. Alle drei Raten sind bezahlt.', 'seller'],
  ['. Die erste Rate ist bezahlt, die zweite entfällt.', 'seller'],
  ['. Die erste Rate ist am 01.04.2027 fällig, die zweite am 01.10.2027.', null],
  ['. Die erste Rate ist noch nicht bezahlt, die zweite ist am 01.10.2027 fällig.', null],
  // How many there are is not told: all of it is the most that may come.
  ['. Die erste Rate ist bezahlt, die übrigen Raten werden noch abgerufen.', null],
] as const)('%s: nothing or all of it is left', (line, payer) => {
  const [levy] = levies(DECIDED + line)
  expect(levy).toMatchObject({ own: 24_000, payer })
  expect(levy).not.toHaveProperty('ofFlat')
}) // prettier-ignore

test('of the sum of all the share of the flat counts, for what is still to come', () => {
  const [levy] = levies(
    'Die Finanzierung ist durch Beschluss vom 18.06.2026 gesichert (Sonderumlage über 1,44 Mio. € nach Miteigentumsanteilen, erste Rate ist bezahlt, die beiden übrigen zu je einem Drittel werden zum 01.04. und 01.10.2027 abgerufen). Der Miteigentumsanteil beträgt 16,5/1.000.',
  )
  expect(levy).toMatchObject({ own: 15_840, ofFlat: 23_760, payer: null, due: 'zum 01.04. und 01.10.2027 abgerufen' })
})
