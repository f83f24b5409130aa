import type { FactKey } from '#extraction/domain/facts.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Block, Report } from '../report.ts'
import type { Contradiction } from '../widerspruchsprobe.ts'
import { stringsOf } from './stringsOf.ts'

/** What the letter calls missing, by the fact that would answer it. */
const ASKED: readonly (readonly [words: string, key: FactKey])[] = [
  ['den Kaufpreis', 'kaufpreis'],
  ['die Wohnfläche', 'wohnflaeche'],
  ['die Größe des Grundstücks', 'grundstuecksflaeche'],
  ['das Baujahr', 'baujahr'],
  ['die Käuferprovision', 'kaeuferprovision'],
]
const NOT_FOUND = 'Im Exposé finde ich nicht: '
/** Only who is let to has these; who buys from a court is given nothing by a seller. */
const OF_LEASE = ['Kauf bricht nicht Miete', 'Mieterliste mit Flächen', 'Nachweis der Mieteingänge']
const OF_SALE = ['Senden Sie dem Anbieter', 'Reservierungsgebühr', 'Entwurf des Kaufvertrags']

/** What one chapter says is denied in none and demanded in none. */
export function demands({ chapters }: Report, { offer, money, unitCosts }: Assessment): Contradiction[] {
  const said = ASKED.filter(([, key]) => offer.facts[key] !== null).map(([words]) => words)
  const isLet = offer.vermietet !== false
  const wrong = (block: Block): boolean => {
    const texts = stringsOf(block)
    const asks = texts.filter(text => text.includes(NOT_FOUND)).some(text => said.some(words => text.includes(words)))
    const lease = !isLet && tells(texts, OF_LEASE)
    const sale = money.home.auction && tells(texts, OF_SALE)
    const price = unitCosts.length > 0 && tells(texts, ['keinen Kaufpreis gefunden'])
    return asks || lease || sale || price
  }
  const found = chapters.filter(({ annex, blocks }) => !annex && blocks.some(wrong))
  return found.map(({ id }) => ({ name: 'asked-though-said', chapter: id, isIn: wrong }))
}

function tells(texts: readonly string[], words: readonly string[]): boolean {
  return texts.some(text => words.some(one => text.includes(one)))
}
