import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Deal, DealObjectKind, DealStatus, DealType, Overlay } from '#extraction/domain/deal/deal.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { answerAll } from '#questions/domain/answerAll.fixture.ts'
import { isOpen } from '#questions/domain/answer.ts'
import { isWorthAsking } from '#questions/domain/isWorthAsking.ts'
import { notesOn } from '#questions/domain/notes.ts'
import { factsOf, type Stated, TODAY } from '#questions/domain/offered.fixture.ts'
import { situationOf } from '#questions/domain/situation.ts'
import type { PriceCut } from '#valuation/domain/priceCut.ts'
import { redFlags } from '../redFlags.ts'
import type { MailCase } from './mailCase.ts'

interface More {
  readonly type?: DealType
  readonly objectKind?: DealObjectKind
  readonly status?: DealStatus
  readonly overlays?: readonly Overlay[]
  readonly remarks?: readonly Remark[]
  readonly plannedWorks?: readonly PlannedWork[]
  readonly levies?: readonly StatedLevy[]
  readonly certified?: MailCase['certified']
  readonly sharedGarden?: MailCase['sharedGarden']
  readonly priced?: MailCase['priced']
  readonly priceCut?: PriceCut
  readonly day?: CalendarDate
  readonly decisive?: MailCase['decisive']
}

/** What a letter is chosen from, for an offer that states these facts; without a type no deal was looked for. */
export function mailCaseOf(stated: Stated, more: More = {}): MailCase {
  const { remarks = [], plannedWorks = [], levies = [], priceCut = null, day = TODAY, decisive = [] } = more
  const deal = more.type === undefined ? null : dealOf(more.type, more)
  const offer = offerOf(factsOf(stated), deal, NOTHING_SIGHTED, remarks)
  const known = { offer, lens: 'eigennutzung', day, units: 0 } as const
  const answers = answerAll({ ...known, remarks, contradictions: [], priceCut, computed: new Map() })
  const notesOf = notesOn(known)
  return {
    offer,
    situation: situationOf(offer, day),
    ownUse: true,
    day,
    answers: answers.filter(answer => !isOpen(answer) || isWorthAsking(answer.id, known)),
    redFlags: redFlags(answers, [], notesOf),
    remarks,
    plannedWorks,
    levies,
    certified: more.certified ?? null,
    sharedGarden: more.sharedGarden ?? null,
    priced: more.priced ?? [],
    priceCut,
    units: 0,
    notesOf,
    decisive,
    binding: [],
  }
}

export function dealOf(type: DealType, { objectKind = 'wohnung', status = 'verfuegbar', overlays = [] }: More): Deal {
  const decided = <Value>(value: Value) => ({ value, evidence: [], question: null })
  return {
    type: decided(type),
    status: decided(status),
    objectKind: decided(objectKind),
    overlays,
    incomeUse: null,
    offerDate: null,
    ageDays: null,
    parts: [],
    included: [],
    excluded: [],
    tradeSpaces: [],
    replyBy: null,
    newGroundRent: null,
    court: null,
  }
}
