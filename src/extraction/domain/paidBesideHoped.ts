import { regexp } from '#kernel/regexp.ts'
import type { Candidate, FactKey } from './facts.ts'
import { hopedRentOf } from './hopedRent.ts'
import { amountsIn, MONEY } from './numbers.ts'
import type { Label } from './pairs.ts'
import type { Passage } from './passages.ts'

const RENTS: readonly FactKey[] = ['jahresnettokaltmiete', 'kaltmieteMonat']
/** Words of a rent that say that it is paid. */
export const PAID =
  /(?<!\p{L})(?:ist(?:-?miet\p{L}*)?|tatsächlich\p{L}*|aktuell\p{L}*|derzeit\p{L}*|gezahlt\p{L}*)(?!\p{L})/iu
/** € by which rounded sums may differ. */
const ROUNDED = 1

/** "Jahresnettokaltmiete 46.800 €" of a head is what "Soll 46.800 €" below it says, where "Ist 41.280 €" stands beside it. */
export function withoutHopedRent(
  candidates: readonly Candidate[],
  labels: readonly Label[],
  passages: readonly Passage[],
): Candidate[] {
  const whole = passages.flatMap(({ text }) => [...text.matchAll(WITH_ALL_LET)].flatMap(([said]) => amountsIn(said).map(({ value }) => value))) // prettier-ignore
  return besideHoped(
    candidates.filter(
      one => !RENTS.includes(one.key) || !whole.some(value => Math.abs(value - Number(one.value)) <= ROUNDED),
    ),
    labels,
  )
}

/** "Die Jahresmiete von 46.800 € versteht sich bei voller Vermietung": nobody pays it today. */
const WITH_ALL_LET = regexp.gu`(?<!\p{L})(?:Jahres|Monats|Gesamt|Soll)?-?(?:[Nn]etto)?-?(?:[Kk]alt)?-?[Mm]iet(?:e|einnahmen?|ertrag)(?!\p{L})[^.;€\d]{0,30}${MONEY}[^.;,€\d]{0,20}\s(?:versteht\ssich|gilt|gelten|verstehen\ssich|ist|setzt|ergibt\ssich)\s[^.;,€\d]{0,20}(?:bei\s(?:voller|vollständiger)\sVermietung|bei\sVollvermietung|Vollvermietung\svoraus)`

function besideHoped(candidates: readonly Candidate[], labels: readonly Label[]): Candidate[] {
  const hoped = labels.flatMap(label => hopedRentOf(label)?.value ?? [])
  const isHoped = ({ value }: Candidate) => hoped.some(one => Math.abs(one - Number(value)) <= ROUNDED)
  const isPaid = (one: Candidate) => RENTS.includes(one.key) && PAID.test(one.evidence.quote) && !isHoped(one)
  if (hoped.length === 0 || !candidates.some(isPaid)) return [...candidates]
  return candidates.filter(one => !RENTS.includes(one.key) || !isHoped(one) || PAID.test(one.evidence.quote))
}
