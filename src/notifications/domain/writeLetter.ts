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
import type { Letter, Note } from './letter.ts'
import { letterHtml } from './letterHtml.ts'
import type { Letterhead } from './letterhead.ts'
import type { MailRequest } from './mailRequest.ts'
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
const MAX_SUBJECT_LENGTH = 150

/** @throws Error when a link leads anywhere but to the product */
export function writeLetter(request: MailRequest, letterhead: Letterhead): WrittenLetter {
  const letter = letterOf(request, letterhead)
  for (const link of linksOf(letter)) checkLink(link, letterhead)
  return {
    to: request.to,
    subject: cut(plainLine(letter.subject)),
    text: letterText(letter, letterhead),
    html: letterHtml(letter, letterhead),
  }
}

function letterOf(request: MailRequest, letterhead: Letterhead): Letter {
  switch (request.template) {
    case 'confirm':
      return confirm(request, letterhead)
    case 'reset':
      return reset(request, letterhead)
    case 'alreadyRegistered':
      return alreadyRegistered(request, letterhead)
    case 'analysisReady':
      return analysisReady(request, letterhead)
    case 'analysisFailed':
      return analysisFailed(request, letterhead)
    case 'deletionConfirm':
      return deletionConfirm(request, letterhead)
    case 'accountDeleted':
      return accountDeleted(request, letterhead)
    case 'emailChange':
      return emailChange(request, letterhead)
    case 'emailChanged':
      return emailChanged(request, letterhead)
    case 'orderReceived':
      return orderReceived(request, letterhead)
    case 'paymentReceived':
      return paymentReceived(request, letterhead)
    case 'paymentReturned':
      return paymentReturned(request, letterhead)
    case 'withdrawalReceived':
      return withdrawalReceived(request, letterhead)
    case 'noticeReceived':
      return noticeReceived(request, letterhead)
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
  return characters.length <= MAX_SUBJECT_LENGTH ? subject : `${characters.slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…`
}

/** The letter for mail programs without HTML. */
function letterText({ greeting, paragraphs, button, notes }: Letter, { product, company }: Letterhead): string {
  return [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...notes.map(noteText),
    `Freundliche Grüße\n${product}`,
    // "-- " sets off what is no part of the letter (RFC 3676, 4.3).
    `-- \n${company.name}\n${company.street}, ${company.zip} ${company.city}\n${company.email}`,
  ].join('\n\n')
}

function noteText({ text, link }: Note): string {
  if (!link) return text
  const address = link.link.replace(/^mailto:/, '')
  return link.label === address ? `${text} ${address}` : `${text} ${link.label}: ${address}`
}
