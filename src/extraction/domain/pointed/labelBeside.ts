import type { FactKey } from '../facts.ts'
import { labelName } from '../labelName.ts'
import type { Found } from './forms.ts'
import { isLabelOf } from './labelNames.ts'
import type { Quoted } from './pointedValue.ts'

/** Whether a label of the fact stands beside a value: in a cell of its own, or before a colon. */
export function isLabelled(key: FactKey, { index, length }: Found, { text, labelsAt }: Quoted): boolean {
  const colon = LABEL_BEFORE.exec(text.slice(0, index))?.[1] ?? ''
  const [pair = ''] = pairAt(text, index, length).split('¦')
  return [...labelsAt(index), pair, colon].some(label => label !== '' && isLabelOf(key, labelName(label)))
}

const LABEL_BEFORE = /(?:^|[\n¦,;.]\s?)([^\n¦,;.:]{2,40}):\s?(?:ca\.\s|rd\.\s)?$/u

/** Label and value in a row that begins with a label: "Bj. ¦ 1908", also where the layout tells of none; empty: it is of another form. */
export function pairAt(text: string, index: number, length: number): string {
  const before = text.slice(text.lastIndexOf('\n', index) + 1, index).split('¦')
  const labels = before.slice(0, -1).filter((_, at) => at % 2 === 0)
  const isPairs = before.length % 2 === 0 && labels.every(label => /\p{L}{2}/u.test(label) && !/\d/u.test(label))
  return isPairs ? `${labels.at(-1) ?? ''}¦ ${text.slice(index, index + length)}` : ''
}
