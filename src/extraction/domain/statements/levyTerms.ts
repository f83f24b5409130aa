import type { Passage } from '../passages.ts'
import { saidIn } from '../scope/said.ts'
import { isPaidByLoan } from './levyByLoan.ts'
import { statementsOf } from './statementsOf.ts'

/** What the sentences around a levy say of it beside its sum. */
export interface LevyTerms {
  /** Nobody can go to court against the decision any more (§ 45 WEG: one month); missing: not told. */
  readonly isFinal?: true
  /** By the text whoever is owner on the day it falls due pays it; missing: not told. */
  readonly byOwnerWhenDue?: true
  /** The buyer pays what falls due once use and burdens are his; missing: not told. */
  readonly onBuyerAfterTransfer?: true
  /** A grant is asked for, and not decided; missing: none is told of, or it is granted or refused. */
  readonly isGrantOpen?: true
  /** A loan of the community pays it, month by month: both are one debt; missing: not told. */
  readonly byLoan?: true
}

const FINAL =
  /(?<!\p{L})(?:bestandskräftig|unanfechtbar|rechtskräftig|anfechtungsfrist (?:ist )?(?:abgelaufen|verstrichen))(?!\p{L})/u
const NOT_FINAL =
  /(?<!\p{L})(?:(?:noch )?nicht (?:bestandskräftig|unanfechtbar|rechtskräftig)|noch nicht (?:abgelaufen|verstrichen)|wird (?:erst )?(?:bestandskräftig|unanfechtbar|rechtskräftig)|(?:sobald|wenn|falls|bis)(?!\p{L}))/u
/** "trägt, wer bei Fälligkeit im Grundbuch steht", "zahlt der am Fälligkeitstag eingetragene Eigentümer" */
const WHEN_DUE =
  /(?<!\p{L})(?:fälligkeit\p{L}*|fällig(?= (?:wird|werden|ist|sind))|zu diese[mn] (?:zeitpunkt|terminen?|tag(?:en)?)|an diese[mn] tag(?:en)?|zum (?:jeweiligen )?(?:zahlungs)?(?:termin|zeitpunkt)|bei zahlung)(?!\p{L})/u
const OWNER = /(?<!\p{L})(?:im grundbuch|grundbucheintrag\p{L}*|eigentümer(?:in)?|eingetragen\p{L}*)(?!\p{L})/u
const WHOEVER = /(?<!\p{L})(?:wer|jeweilige[nr]?|derjenige|diejenigen|eingetragene[nr]?|maßgeb\p{L}*)(?!\p{L})/u
const PAYS =
  /(?<!\p{L})(?:trägt|tragen|zahlt|zahlen|schuldet|schulden|schuldner|haftet|zahlungspflichtig|maßgeb\p{L}*|leisten|leistet|aufzubringen|entrichtet|verpflichtet)(?!\p{L})/u
/** "was nach dem Lastenwechsel fällig wird, zahlt der Erwerber" */
const AFTER_TRANSFER =
  /(?<!\p{L})(?:nach|ab) (?:dem |der )?(?:(?:übergang|wechsel) (?:von |der )?(?:besitz,? )?(?:und )?nutzen und lasten|besitzübergang|lastenwechsel|nutzen-?lasten-?wechsel|wirtschaftlichen übergang|übergabe)(?!\p{L})[^.;]{0,40}fällig[^.;]{0,60}(?:käufer|erwerber)|(?<!\p{L})umlagen?(?!\p{L})[^.;]{0,20} (?:mit fälligkeit|fällig) (?:nach|ab) (?:dem |der )?(?:besitzübergang|übergabe|lastenwechsel|nutzen-?lasten-?wechsel)(?!\p{L})[^.;]{0,40}(?:käufer|erwerber)/u
const GRANT =
  /(?<!\p{L})(?:\p{L}*zuschuss(?:es)?|zuschüsse|\p{L}*förder(?:ung|mittel|gelder?)\p{L}*|kfw|bafa)(?!\p{L})/u
const GRANT_OPEN =
  /(?<!\p{L})(?:\p{L}*antrag|beantragt|antragstellung|klärt|geprüft|prüft|noch offen|in aussicht|entschieden|ob)(?!\p{L})/u
const GRANT_SETTLED =
  /(?<!\p{L}|nicht )(?:bewilligt|zugesagt|abgelehnt|versagt|ausgezahlt|abgezogen sind|keine? \p{L}*(?:zuschuss|förder)\p{L}*)(?!\p{L})/u

/**
 * @param levy the passage that tells of the levy
 * @param around its statements next to the one that names it
 */
export function levyTermsOf(
  passages: readonly Passage[],
  levy: Passage,
  around: readonly { readonly text: string }[],
): LevyTerms {
  const own = statementsOf(saidIn(levy).text).map(({ text }) => text)
  const next = passages[passages.indexOf(levy) + 1]
  const beside = next ? statementsOf(saidIn(next).text).map(({ text }) => text) : []
  const isFinal = own.some(text => FINAL.test(text) && !NOT_FINAL.test(text))
  const byOwner = own.some(text => [WHEN_DUE, OWNER, WHOEVER, PAYS].every(sign => sign.test(text)))
  const near = [...own, ...beside]
  const isGrantOpen =
    near.some(text => GRANT.test(text) && GRANT_OPEN.test(text)) &&
    !near.some(text => GRANT.test(text) && GRANT_SETTLED.test(text))
  return {
    ...(isFinal && { isFinal }),
    ...(byOwner && { byOwnerWhenDue: true }),
    ...(own.some(text => AFTER_TRANSFER.test(text)) && { onBuyerAfterTransfer: true as const }),
    ...(isGrantOpen && { isGrantOpen }),
    ...(isPaidByLoan(around.map(({ text }) => text)) && { byLoan: true as const }),
  }
}
