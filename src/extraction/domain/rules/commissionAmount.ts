import { regexp } from '#kernel/regexp.ts'
import { amountsIn, MONEY } from '../numbers.ts'
import type { ProseRule, Reading, TableRule } from '../rule.ts'

/** €; below it is a fee for a paper, or a month's. */
const MIN = 300
const NAMES = String.raw`(?:[Kk]äufer-?|[Aa]ußen-?|[Mm]akler-?|[Vv]ermittlungs-?)*(?:[Pp]rovision|[Cc]ourtage|[Hh]onorar)`
const OF_OTHERS = /(?<!\p{L})verkäufer|innenprovision|beide|zusammen|insgesamt|mindest|vermiet/iu

/**
 * What the buyer pays the broker as an amount: "Käuferprovision pauschal 4.165 € inkl. MwSt.". The share of the price follows where the
 * price is known (dependencies.ts). An amount beside a share is what the share comes to.
 */
export const commissionAmountTables: TableRule[] = [
  {
    key: 'kaeuferprovision',
    label:
      /^(?:(?:käufer|kunden|außen|aussen)[- ]?)*(?:provision|courtage|maklerprovision|maklercourtage|maklerhonorar|vermittlungshonorar)(?: (?:für |des )?(?:den )?käufers?)?(?: ?\(.{0,40}\))?$/u,
    value: text => amountOf(text),
  },
]

export const commissionAmountProse: ProseRule[] = [
  {
    key: 'kaeuferprovision',
    pattern: regexp.gu`(?<!\p{L})${NAMES}(?!\p{L})(?:\s(?:des|für den|vom)\sKäufers?)?\s(?:beträgt|ist|liegt bei|beläuft sich auf|in Höhe von|von)\s(?:pauschal\s|fest\s|einmalig\s){0,2}${MONEY}(?<after>[^.;\n]{0,40})`,
    value: match => amountOf(match[0]),
    sections: ['object', 'costs', 'contact', 'terms'],
  },
]

/** The rate of the sales tax is no share of the price. */
const SHARE_OF_PRICE = /(?<!19\s?)(?:%|prozent)/iu

function amountOf(text: string): Reading | undefined {
  const [amount, another] = amountsIn(text)
  if (!amount || another || amount.value < MIN || SHARE_OF_PRICE.test(text) || OF_OTHERS.test(text)) return undefined
  return amount.unit === '€' ? { value: amount.value, unit: '€' } : undefined
}
