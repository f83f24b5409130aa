import type { Assessment } from '#rating/domain/assess.ts'
import { bullets, emphasised } from '../blocks.ts'
import type { Chapter } from '../report.ts'
import { dutyBlocks } from './dutyBlocks.ts'
import { grantBlocks } from './grantBlocks.ts'

/** A home that is not built yet has nothing to renew: what counts is what was promised and how it is taken over. */
export function newHome({ money, rating }: Assessment): Omit<Chapter, 'id'> {
  return {
    title: 'Bau, Abnahme und Pflichten',
    light: rating.groups.find(({ group }) => group === 'Zustand')?.light ?? null,
    locked: false,
    blocks: [
      emphasised('Erstbezug: Zu erneuern ist nichts. Prüfen Sie, was gebaut wird.'),
      bullets([
        'Baubeschreibung: Nur was darin steht, schuldet der Bauträger. Lassen Sie sie vor dem Notartermin von einem Bausachverständigen lesen, mit Schallschutz, Fabrikaten und Außenanlagen.',
        'Bautenstand: Ein eigener Sachverständiger prüft vor jeder Rate. Verdeckte Fehler, etwa an Abdichtung und Rohren, sieht später niemand mehr.',
        'Abnahme: Gehen Sie mit Sachverständigem und Protokoll durch jeden Raum. Mit der Abnahme beginnen die fünf Jahre der Gewährleistung (§ 634a BGB), und die Beweislast geht auf Sie über.',
        'Gemeinschaftseigentum: Dach, Keller und Tiefgarage nehmen die Eigentümer gesondert ab. Fragen Sie, wie der Vertrag das regelt.',
        'Verzug: Lassen Sie einen festen Termin und eine Vertragsstrafe in den Vertrag schreiben; Ihre Wohnung kündigen Sie erst, wenn er sicher ist.',
      ]),
      ...dutyBlocks(money.renovation.duties, money.home.isFlat),
      ...grantBlocks(money.renovation.grants),
    ],
  }
}
