import {
  accountDeleted,
  alreadyRegistered,
  confirm,
  deletionConfirm,
  emailChange,
  emailChanged,
  reset,
} from './accountLetters.ts'
import { analysisFailed, analysisReady } from './analysisLetters.ts'
import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import { letterHtml } from './letterHtml.ts'
import { letterText } from './letterText.ts'
import type { MailOrder } from './mailOrder.ts'
import { noticeReceived, orderReceived, withdrawalReceived } from './orderLetters.ts'
import { paymentReceived, paymentReturned } from './paymentLetters.ts'
import { plainLine } from './plainLine.ts'

export interface WrittenLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Longer subjects are cut by mail programs anyway; file names may be long. */
const LONGEST_SUBJECT = 150

/** @throws Error when a link leads anywhere but to the product */
export function writeLetter(order: MailOrder, letterhead: Letterhead): WrittenLetter {
  const letter = letterOf(order, letterhead)
  for (const link of linksOf(letter)) checkLink(link, letterhead)
  return {
    to: order.to,
    subject: cut(plainLine(letter.subject)),
    text: letterText(letter, letterhead),
    html: letterHtml(letter, letterhead),
  }
}

function letterOf(order: MailOrder, letterhead: Letterhead): Letter {
  switch (order.template) {
    case 'confirm':
      return confirm(order, letterhead)
    case 'reset':
      return reset(order, letterhead)
    case 'alreadyRegistered':
      return alreadyRegistered(order, letterhead)
    case 'analysisReady':
      return analysisReady(order, letterhead)
    case 'analysisFailed':
      return analysisFailed(order, letterhead)
    case 'deletionConfirm':
      return deletionConfirm(order, letterhead)
    case 'accountDeleted':
      return accountDeleted(order, letterhead)
    case 'emailChange':
      return emailChange(order, letterhead)
    case 'emailChanged':
      return emailChanged(order, letterhead)
    case 'orderReceived':
      return orderReceived(order, letterhead)
    case 'paymentReceived':
      return paymentReceived(order, letterhead)
    case 'paymentReturned':
      return paymentReturned(order, letterhead)
    case 'withdrawalReceived':
      return withdrawalReceived(order, letterhead)
    case 'noticeReceived':
      return noticeReceived(order, letterhead)
  }
}

function linksOf({ button, notes }: Letter): string[] {
  return [button, ...notes.map(note => note.link)].flatMap(target => (target ? [target.link] : []))
}

function checkLink(link: string, { baseUrl, company }: Letterhead): void {
  const isOurs = link.startsWith(`${baseUrl}/`) && URL.parse(link)?.origin === URL.parse(baseUrl)?.origin
  if (!isOurs && link !== `mailto:${company.email}`) throw new Error('a mail would have led elsewhere')
}

function cut(subject: string): string {
  const characters = [...subject]
  return characters.length <= LONGEST_SUBJECT ? subject : `${characters.slice(0, LONGEST_SUBJECT - 1).join('')}…`
}
