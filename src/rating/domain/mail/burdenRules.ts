import { lifeLeasesIn } from '../lifeLeasePoints.ts'
import { asks, type MailRule, quoted, saidAt } from './mailCase.ts'

const OF_RENTED_PLANT: readonly string[] = ['pv-gemietet', 'pv-gemietet-erzaehlt']

/** What binds whoever buys and is stated: its text is asked for, not whether it is there. */
export const BURDEN_RULES: readonly MailRule[] = [
  asks(93, ['wohnrecht-niessbrauch'], one => {
    const [said] = lifeLeasesIn(one.remarks)
    return said
      ? `Können Sie mir den Wortlaut der Vereinbarung auf Lebenszeit schicken${quoted(said.evidence)}: Wer wohnt dort und wie alt, zu welcher Miete, und soll etwas davon ins Grundbuch?`
      : null
  }),
  asks(88, ['pv-vertrag'], one => {
    const said = saidAt(one, ({ rule, certainty }) => OF_RENTED_PLANT.includes(rule) && certainty === 'stated')
    return said
      ? `Können Sie mir den Mietvertrag der Photovoltaik mit der Ablösetabelle schicken${quoted(said)}: Lösen Sie sie vor der Übergabe ab, und nimmt der Vermieter sonst jeden Käufer als Nachfolger an?`
      : null
  }),
  // Who uses which part binds a later owner of a share only where the Grundbuch tells it (§ 1010 (1) BGB).
  asks(
    86,
    ['sondernutzungsrechte'],
    ({ sharedGarden: garden }) =>
      garden &&
      `Können Sie mir den Grundbuchauszug des Gartenflurstücks schicken${quoted(garden.evidence)}: Ist ${garden.isDivided ? 'die Aufteilung der Nutzung' : 'eine Regelung, wer welchen Teil nutzt,'} dort eingetragen (§ 1010 BGB), und ist ausgeschlossen, dass ein Miteigentümer die Aufhebung verlangt?`,
  ),
  asks(84, ['sanierungsgebiet'], one => {
    const said = saidAt(one, ({ rule, certainty }) => rule === 'ausgleichsbetrag-offen' && certainty === 'stated')
    return said
      ? `Was sagt die Stadt zur Höhe des Ausgleichsbetrags${quoted(said)}, lösen Sie ihn vor der Übergabe ab (§ 154 Abs. 3 BauGB), oder tragen Sie ihn laut Kaufvertrag, wenn er später kommt?`
      : null
  }),
  asks(78, ['bergbau'], one => {
    const said = saidAt(one, ({ rule, certainty }) => rule === 'bergschadenverzicht' && certainty === 'stated')
    return said
      ? `Können Sie mir den Text des Bergschadenverzichts schicken${quoted(said)}, und sind am Haus Bergschäden gemeldet oder bezahlt worden?`
      : null
  }),
]
