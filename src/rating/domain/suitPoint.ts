import { germanDay } from '#kernel/calendarDate.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { VerdictPoint } from './verdict.ts'

/** A suit that goes over to the buyer is his quarrel with all his neighbours; null: none does. § 266 ZPO, § 91 ZPO. */
export function suitPoint(remarks: readonly Remark[]): VerdictPoint | null {
  const said = (name: string) => remarks.find(({ rule, certainty, settled }) => rule === name && certainty === 'stated' && !settled) // prettier-ignore
  const taken = said('klage-auf-kaeufer')
  if (!taken) return null
  const among = said('klage-unter-eigentuemern')
  const hearing = remarks.find(({ rule, day }) => rule === 'klage-termin' && day)
  const whom = among ? ' gegen andere Eigentümer im Haus' : ''
  const when = hearing?.day ? ` Nächster Termin ist laut Exposé am ${germanDay(hearing.day)}.` : ''
  return {
    id: 'weg-rueckstaende-streit',
    sentence: `Sie sollen einen laufenden Rechtsstreit${whom} übernehmen: Wer verliert, zahlt Gericht und Anwälte beider Seiten.${when} Lassen Sie Akte und Aussichten vor dem Notartermin von einem Anwalt prüfen, oder verlangen Sie, dass der Verkäufer ihn zu Ende führt und bezahlt.`,
    change: null,
    evidence: [...(among ? [among.evidence] : []), ...(hearing ? [hearing.evidence] : []), taken.evidence],
  }
}
