import { regexp } from '#kernel/regexp.ts'
import { wholeWords } from '../../scope/wholeWords.ts'
import { type Trade, TRADES } from './trades.ts'

/** Parts of the building beside the trades whose age we judge, as tables of works name them. */
const FURTHER =
  'wasser|abwasser|warmwasser|sanitär|sanitäranlagen|keller|kellerabdichtung|balkone?|aufzug|treppenhaus|innenausbau|innenausstattung|böden|bodenbeläge|türen|innentüren|haustür|garagen?|dämmung|außenanlagen|photovoltaik|küche|rollläden|wände|decken|mauerwerk|tragwerk|kamin|schornstein|fußböden|wärmeerzeuger|sanierung|terrasse'
const NAME = `(?:${[...TRADES.flatMap(({ nouns, compounds }) => [nouns, ...(compounds ? [compounds] : [])]), FURTHER].join('|')})`
const NAMES = regexp.u`^${NAME}(?:(?:,| und| &| \+|\/| \/) ?${NAME})*,?$`

/** Whether a label names nothing but parts of the building: "Dach", "Elektrik, Wasser, Abwasser". @param name as labelName writes it */
export function isTradeLabel(name: string): boolean {
  return NAMES.test(name)
}

/** Words that name a trade only at the head of a row: in a sentence "Wasser" is no pipe. */
const IN_LABELS: Readonly<Partial<Record<Trade['id'], string>>> = {
  wasserleitungen: 'wasser|sanitär',
  abwasser: 'abwasser',
  heizung: 'wärmeerzeuger',
}
const COMPILED = TRADES.map(trade => ({
  trade,
  pattern: wholeWords([trade.nouns, trade.compounds, IN_LABELS[trade.id]].filter(words => words).join('|'), 'g'),
}))

/** The trades that a label names, each with its place in it. */
export function tradesOfLabel(label: string): { trade: Trade; at: number; end: number }[] {
  return COMPILED.flatMap(({ trade, pattern }) =>
    [...label.matchAll(pattern)].slice(0, 1).map(({ 0: noun, index: at }) => ({ trade, at, end: at + noun.length })),
  )
}
