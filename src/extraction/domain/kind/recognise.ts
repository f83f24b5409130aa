import type { Page } from '#reading/domain/page.ts'
import type { Passage } from '../passages.ts'
import { advertFrom } from '../deal/ownText.ts'
import { abroadMarks } from './abroad.ts'
import { auctionMarks, hasDate } from './auction.ts'
import type { KindMark, Recognised, RefusedKind } from './documentKind.ts'
import { letterOf } from './letter.ts'
import { findMark, firstMark, weightOf, type FoundMark } from './mark.ts'
import { isOffer, isPlainOffer, isRental, offerSignsOf, type OfferSigns } from './offerSigns.ts'
import { pageViewOf, type PageView } from './pageView.ts'
import { PAPERS } from './papers/allPapers.ts'
import type { Paper } from './papers/paper.ts'
import { isPriceList } from './priceList.ts'
import { ABROAD, EMPTY, NOTHING } from './refusal.ts'
import { tellsAnOffer } from './toldOffer.ts'

/** From so much on a page is a paper of a kind; a page that goes on from one needs less. */
const MIN_OF_PAPER = 6
const MIN_GOING_ON = 3
/** A title that only papers of its kind have. */
const CERTAIN_TITLE = 4
/** A letter that encloses a paper is that paper only if the paper fills it. */
const MIN_BESIDE_LETTER = 9
/** More on one page says no more. */
const MAX_OF_PAGE = 16
const MIN_TOKENS = 8
/** So many of the seven things that are said of an object. */
const WHOLE_DESCRIPTION = 6
/** So much more of it beside a price that is asked firmly: of one of several homes, perhaps. */
const SPREAD_BESIDE_PRICE = 2
/** Of what says that somebody wants to sell. */
const MIN_WILL = 3
const MAX_MARKS = 2

interface PagePaper {
  readonly page: PageView
  readonly paper: Paper
  readonly score: number
  readonly marks: readonly FoundMark[]
}

/** What a document is, told from how its pages are built; pages that are papers of an offer do not decide. */
export function recognise(pages: readonly Page[], passages: readonly Passage[]): Recognised {
  const views = viewsOf(pages, passages)
  if (views.reduce((sum, { tokens }) => sum + tokens, 0) < MIN_TOKENS) return refused('sonstiges', EMPTY, [])
  const { papers, rest } = sorted(views)
  const auction = auctionMarks(views)
  if (auction && !isOverruled(auction, papers, rest))
    return { kind: 'zwangsversteigerung', name: null, marks: marksOf(auction) }
  const signs = offerSignsOf(rest)
  const spread = spreadPaper(views, signs.price.firm ? SPREAD_BESIDE_PRICE : 0)
  if (spread) return refused(spread.kind, spread.name, spread.marks)
  const letter = letterOf(rest)
  const isOfSeller = signs.price.firm !== null || signs.sale >= MIN_WILL || letter.isOffering
  // Managers, notaries and banks describe the home and name its price, too; who sells says so, or asks his price.
  const isOtherLetter =
    letter.form && (letter.otherPurpose > maxOtherPurpose(signs) || (letter.isCorrespondence && !isOfSeller))
  if (!isOtherLetter && isOffer(signs)) return recognisedOffer(rest, signs)
  const strongest = strongestOf(papers)
  // Whoever greets and tells what he asks for his home writes an offer, unless the letter is about something else.
  if (letter.form && !strongest && letter.otherPurpose <= 0 && tellsAnOffer(passages))
    return recognisedOffer(rest, signs)
  if (letter.form && (!strongest || strongest.score < MIN_BESIDE_LETTER))
    return refused('schreiben', 'ein Schreiben', letter.marks)
  if (strongest?.paper.isLetterWhenGreeting && letterOf(views).form)
    return refused('schreiben', 'ein Schreiben', strongest.marks)
  if (strongest) return refused(strongest.paper.kind, strongest.paper.name, strongest.marks)
  if (isRental(signs)) return refused('mietangebot', 'ein Mietangebot', signs.rent.marks)
  if (!isOtherLetter && tellsAnOffer(passages)) return recognisedOffer(rest, signs)
  return refused('sonstiges', NOTHING, [])
}

/** A letter that describes the whole object offers it, whatever else it speaks of: who bids, reserves or complains does not. */
function maxOtherPurpose({ price, object }: OfferSigns): number {
  if (object >= WHOLE_DESCRIPTION) return 3
  return price.firm ? 0 : -1
}

function recognisedOffer(rest: readonly PageView[], signs: OfferSigns): Recognised {
  if (isRental(signs)) return refused('mietangebot', 'ein Mietangebot', signs.rent.marks)
  const abroad = abroadMarks(rest)
  if (abroad) return refused('ausland', ABROAD, abroad)
  const price = signs.price.firm ?? signs.price.loose ?? signs.price.large
  return { kind: isPriceList(rest) ? 'preisliste' : 'expose', name: null, marks: marksOf(price ? [price] : []) }
}

function viewsOf(pages: readonly Page[], passages: readonly Passage[]): PageView[] {
  const others = new Set(
    passages.flatMap(({ section, text, words }) => {
      const from = section === 'other-offers' ? 0 : advertFrom(text)
      return words.flatMap(({ word, end }) => (end > from ? [word] : []))
    }),
  )
  const body = bodySizeOf(passages)
  return pages.map(page => pageViewOf(page, body, word => others.has(word)))
}

/** Font size of most words, in points. */
function bodySizeOf(passages: readonly Passage[]): number {
  const counts = new Map<number, number>()
  for (const { words } of passages)
    for (const { word } of words) {
      const size = Math.round(word.size * 2) / 2
      counts.set(size, (counts.get(size) ?? 0) + 1)
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** What each kind of paper scores on a page, the best first. */
function scoresOf(page: PageView): PagePaper[] {
  return PAPERS.map(paper => {
    const marks = paper.marks.flatMap(one => findMark(page, one) ?? [])
    return { page, paper, marks, score: weightOf(marks) + (marks.length > 0 ? (paper.shape?.(page) ?? 0) : 0) }
  }).sort((a, b) => b.score - a.score)
}

/** The pages that are papers, and the others. A file that begins as a paper goes on as one until a page plainly offers something. */
function sorted(views: readonly PageView[]): { papers: PagePaper[]; rest: PageView[] } {
  const papers: PagePaper[] = []
  const rest: PageView[] = []
  for (const view of views) {
    const scores = scoresOf(view)
    const signs = offerSignsOf([view])
    const last = papers.at(-1)
    const own = scores.find(one => isPaper(one, signs))
    const goesOn = last && scores.find(({ paper, score }) => paper === last.paper && score >= MIN_GOING_ON)
    if (own) papers.push(own)
    else if (last && rest.length === 0 && !opensAnOffer(view, signs, goesOn !== undefined || papers.some(isCertain)))
      papers.push(goesOn ?? { ...last, page: view, marks: [], score: 0 })
    else if (goesOn && last.page === views[view.number - 2] && !isOffer(signs)) papers.push(goesOn)
    else rest.push(view)
  }
  return { papers, rest }
}

/** Whether an offer begins behind the pages of a paper. What still looks like the paper must ask a price firmly. */
function opensAnOffer(view: PageView, signs: OfferSigns, goesOn: boolean): boolean {
  if (isPlainOffer(signs)) return !goesOn || signs.price.firm !== null
  return auctionMarks([view]) !== null && hasDate([view])
}

/** So much of it that a sum on a later page (what the agent sold elsewhere) asks no price, unless firmly. */
function isCertain({ paper, score }: Pick<PagePaper, 'paper' | 'score'>): boolean {
  return score >= (paper.certainFrom ?? Infinity)
}

/** A title that heads the page, or a form filled out, is certain; else the page must say more of the paper than of an offer. */
function isPaper({ paper, score, marks }: PagePaper, signs: OfferSigns): boolean {
  if (score < MIN_OF_PAPER || marks.length < 2) return false
  if (isCertain({ paper, score }) || marks.some(({ head, weight }) => head && weight >= CERTAIN_TITLE)) return true
  return !(isOffer(signs) || isRental(signs)) || score >= signs.weight
}

/** A paper whose traits are spread over the pages of a file. */
function spreadPaper(
  views: readonly PageView[],
  more: number,
): { kind: RefusedKind; name: string; marks: FoundMark[] } | undefined {
  for (const { kind, name, marks, spreadFrom } of PAPERS) {
    if (spreadFrom === undefined) continue
    const found = marks.flatMap(one => firstMark(views, one) ?? [])
    if (weightOf(found) >= spreadFrom + more) return { kind, name, marks: found }
  }
  return undefined
}

function strongestOf(papers: readonly PagePaper[]): PagePaper | undefined {
  const totals = Map.groupBy(papers, ({ paper }) => paper)
  const total = (group: readonly PagePaper[]): number =>
    group.reduce((sum, { score }) => sum + Math.min(score, MAX_OF_PAGE), 0)
  const group = [...totals.values()].sort((a, b) => total(b) - total(a))[0]
  return group?.toSorted((a, b) => b.score - a.score)[0]
}

/** Minutes, registers and opinions speak of auctions too; a notice says more of it than they say of themselves. */
function isOverruled(auction: readonly FoundMark[], papers: readonly PagePaper[], rest: readonly PageView[]): boolean {
  if (rest.length > 0 && auctionMarks(rest)) return false
  const strongest = strongestOf(papers)
  if (strongest === undefined) return false
  const isCertain = strongest.marks.some(({ head, weight }) => head && weight >= CERTAIN_TITLE)
  return strongest.score > weightOf(auction) || (isCertain && !hasDate([strongest.page]))
}

function refused(kind: RefusedKind, name: string, marks: readonly FoundMark[]): Recognised {
  return { kind, name, marks: marksOf(marks) }
}

/** The heaviest marks of different places. */
function marksOf(marks: readonly FoundMark[]): KindMark[] {
  const quotes = new Map<string, KindMark>()
  for (const { page, quote } of marks.toSorted((a, b) => b.weight - a.weight))
    if (!quotes.has(quote)) quotes.set(quote, { page, quote })
  return [...quotes.values()].slice(0, MAX_MARKS)
}
