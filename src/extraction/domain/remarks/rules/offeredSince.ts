import { lastDayOf } from '../../deal/writtenDates.ts'
import { MONTHS } from '../../germanMonths.ts'
import { type Caught, type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'
import { writtenDay } from '../written.ts'

const WHEN = String.raw`(?:\d{1,2}· ?(?:\d{1,2}· ?|(?:${MONTHS.join('|')}) )|(?:anfang |mitte |ende )?(?:${MONTHS.join('|')}|frühjahr|sommer|herbst|winter|anfang|mitte|ende) )20\d\d(?!\d)`
/** On the market, in the words of portals and of those who sell. */
const ON_OFFER = String.raw`(?:online|inseriert|im (?:inter)?netz|im internet|auf dem markt|am markt|im (?:verkauf|angebot)|zum (?:ver)?kauf|angeboten|eingestellt|in der vermarktung|auf (?:der|dieser|den) (?:plattform|portal\p{L}*))`
const COUNT = String.raw`(?:\d{1,3}|eine[mr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|wenigen|einigen|mehreren|anderthalb|eineinhalb)`
const ABOUT = String.raw`(?:(?:etwa|ca·|rund|gut|knapp|über|mehr als|erst|bereits|schon|circa|fast) )*`
/** "9 Tagen", "über einem Jahr", "kurzem", "gestern". */
const SPAN = String.raw`${ABOUT}(?:${COUNT} (?:tag|woche|monat|jahr)(?:e[n]?|n)?|heute|gestern|kurzem|einem halben jahr)`
/** More than half a year: who has waited so long talks about his price. */
const LONG_SPAN = String.raw`${ABOUT}(?:(?:[7-9]|[1-9]\d|sieben|acht|neun|zehn|elf|zwölf) monaten|(?:2[6-9]|[3-9]\d) wochen|(?:18[3-9]|19\d|[2-9]\d\d) tagen|(?:einem|\d{1,2}|zwei|drei|vier|fünf|anderthalb|eineinhalb) jahr(?:en)?|langem|längerem|jahren|monaten)`
/** What is offered to a tenant or by a craftsman, and who has been in business for years. */
const OF_OTHERS =
  /vermietung|zur miete|mieter|verwalt|makler|unternehmen|büro|(?<!\p{L})wir (?:sind|haben)|(?:[5-9]|[1-9]\d) jahren|seit jahr\p{L}* am markt|(?<!\p{L})(?:laut|gemäß|einem|nach) angebot(?!\p{L})|angebot[^.]{0,50}(?:zufolge|kostet|firma|fachbetrieb|handwerk|dachdecker)/u

const since = ({ when, when2 }: Caught) => when ?? when2

/** How long it has been offered: who has just begun gives no discount. */
export const OFFERED_SINCE_RULES: readonly RemarkRule[] = [
  rule('preis-lange-online', 'preisverlauf', 'hinweis', {
    pattern: new RegExp(`seit ${LONG_SPAN}(?: wieder)? ${ON_OFFER}|${ON_OFFER} seit ${LONG_SPAN}`, 'u'),
    meaning: 'Schon länger als ein halbes Jahr im Angebot',
    sections: SELLER_SECTIONS,
    unless: OF_OTHERS,
  }),
  rule('erneut-im-angebot', 'preisverlauf', 'hinweis', {
    pattern: /erneut (?:im angebot|zu verkaufen|verfügbar)|käufer (?:ist )?abgesprungen|wieder (?:verfügbar|zu haben)/u,
    meaning: 'Erneut im Angebot',
    sections: SELLER_SECTIONS,
  }),
  rule('angeboten-seit', 'preisverlauf', 'neutral', {
    pattern: new RegExp(
      `seit (?<span>${SPAN})(?: wieder)? ${ON_OFFER}|${ON_OFFER}[ :¦]{1,3}(?:seit[ :¦]{1,3})?(?<span2>${SPAN})|(?:vor )(?<span3>${SPAN}) (?:online gestellt|eingestellt|inseriert|veröffentlicht)`,
      'u',
    ),
    meaning: ({ span, span2, span3 }) => `Angeboten seit ${written(span ?? span2 ?? span3 ?? '')}`,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
    unless: OF_OTHERS,
  }),
  rule('angeboten-ab', 'preisverlauf', 'neutral', {
    pattern: new RegExp(
      `(?:anzeige|inserat|angebot)(?:endatum)?[ :¦]{1,3}(?:ist )?(?:vom|seit|online seit|eingestellt am|erstellt am|geschaltet am)[ :¦]{1,3}(?<when>${WHEN})|(?:${ON_OFFER}|veröffentlicht|erschienen|erstmals angeboten|vermarktungs(?:start|beginn)|verkaufsstart|einstell(?:datum|ungsdatum)|erscheinungsdatum)[ :¦]{1,3}(?:(?:seit|am|ab|dem)[ :¦]{1,3}){0,2}(?<when2>${WHEN})`,
      'u',
    ),
    meaning: caught => `Angeboten seit ${writtenDay(since(caught) ?? '')}`,
    day: caught => lastDayOf((since(caught) ?? '').replace(/·/gu, '.')),
    fixed: 'stated',
    sections: SELLER_SECTIONS,
    unless: OF_OTHERS,
  }),
]

function written(span: string): string {
  return span
    .replace(/·/gu, '.')
    .replace(
      /(?<!\p{L})(?:tag|woche|monat|jahr)\p{L}*/gu,
      ([first = '', ...rest]) => `${first.toUpperCase()}${rest.join('')}`,
    )
}
