import { leavesOutContributions } from '#extraction/domain/remarks/wordsBeside.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { listed } from '#kernel/germanList.ts'
import type { Subject, Topic } from '#extraction/domain/remark.ts'
import { UNSECURED_ACCESS } from '#extraction/domain/statements/plotRight.ts'
import { isBavarian } from '#questions/domain/isWorthAsking.ts'
import { asks, type MailCase, type MailRule, quoted, remarksOn, saidAt } from './mailCase.ts'

const isPlot = ({ situation }: MailCase) => situation.type === 'grundstueck'

/** What may burden a plot, as it is asked for, and where an exposé speaks of it. */
const BURDENS: readonly (readonly [words: string, topics: readonly Topic[], about: readonly Subject[]])[] = [
  ['Baulasten', ['baulasten'], []],
  ['Leitungsrechten', ['wegerecht'], []],
  ['Altlasten', ['altlasten'], []],
  ['Kampfmitteln', [], ['kampfmittel']],
  ['schwierigem Baugrund', ['gutachten', 'hang'], []],
]

/** What an exposé leaves open of the right to build, the heaviest first, and what is asked then. */
const OPEN_RIGHTS: readonly (readonly [rule: string, ask: (where: string) => string])[] = [
  [
    'baurecht-abgelehnt',
    where =>
      `Können Sie mir den Ablehnungsbescheid mit Begründung und Lageplan schicken${where}, und was hat sich seitdem geändert?`,
  ],
  [
    'baurecht-verneint',
    where =>
      `Können Sie mir die Auskunft der Stadt zur Bebauung mit Datum schicken${where}, und hat sich seitdem etwas geändert?`,
  ],
  [
    'baurecht-feld',
    where =>
      `Können Sie mir den Ablehnungsbescheid mit Begründung schicken${where}, und was hat sich seitdem geändert?`,
  ],
  [
    'baurecht-beantragt',
    where =>
      `Ist der Antrag auf Vorbescheid inzwischen beschieden${where}? Bitte schicken Sie mir Antrag, Lageplan und Bescheid; verkaufen Sie unter der Bedingung, dass er positiv ausfällt?`,
  ],
  [
    'baurecht-zurueckgezogen',
    where =>
      `Warum wurde die Bauvoranfrage zurückgezogen${where}, und was hatte das Bauamt dazu gesagt? Verkaufen Sie unter der Bedingung eines positiven Vorbescheids?`,
  ],
  [
    'baurecht-erloschen',
    where =>
      `Können Sie mir den abgelaufenen Bescheid mit Lageplan schicken${where}, und verkaufen Sie unter der Bedingung, dass ein neuer positiv ausfällt?`,
  ],
  [
    'baurecht-vermutet',
    where =>
      `Haben Sie die Auskunft des Bauamts zur Bebaubarkeit schriftlich${where}, und verkaufen Sie unter der Bedingung eines positiven Vorbescheids?`,
  ],
  [
    'baurecht-erwartung',
    where => `Wie weit ist der Bebauungsplan, wann rechnet die Gemeinde damit, und wer trägt die Erschließung${where}?`,
  ],
]

const TO_LAY: readonly string[] = ['leitungen-vom-kaeufer', 'abwasser-grube']

/** Of a building plot: what the exposé states is asked for as a paper that proves it, the rest is asked. */
export const PLOT_RULES: readonly MailRule[] = [
  asks(91, ['baurecht', 'bebaubarkeit'], one => {
    if (!isPlot(one)) return null
    const open = OPEN_RIGHTS.flatMap(([rule, ask]) => {
      const where = remarksOn(one, 'baurecht').find(remark => remark.rule === rule)
      return where ? [ask(quoted(where.evidence))] : []
    })
    if (open[0]) return open[0]
    const place = saidAt(one, ({ rule }) => rule === 'baurecht-bescheid' || rule === 'baurecht-plan')
    return place
      ? `Können Sie mir Bebauungsplan, Bauvorbescheid oder die Auskunft des Bauamts schicken, auf die sich Ihr Exposé beruft${quoted(place)}?`
      : 'Was darf gebaut werden: Gibt es einen Bebauungsplan, eine Bauvoranfrage oder einen Vorbescheid, und bis wann gilt er?'
  }),
  asks(90, ['wegerecht-leitungsrecht'], one => {
    const where = isPlot(one) && remarksOn(one, 'wegerecht').find(({ rule }) => UNSECURED_ACCESS.includes(rule))
    return where
      ? `Werden Wege- und Leitungsrecht${isBavarian(one.offer) ? '' : ' und die Baulast'} für die Zufahrt eingetragen, bevor ich zahle${quoted(where.evidence)}, wie breit ist sie, und wer unterhält sie?`
      : null
  }),
  asks(86, ['grundbuch-abt2', 'bauzwang'], one => {
    const right = isPlot(one) && remarksOn(one, 'grundbuch').find(({ rule }) => rule === 'wiederkauf-ohne-bau')
    return right
      ? `Können Sie mir den Entwurf des Kaufvertrags mit Bauverpflichtung und Wiederkaufsrecht schicken${quoted(right.evidence)}, und wann wird das Recht gelöscht?`
      : null
  }),
  asks(84, ['grundstueck-m2'], one => {
    const where = isPlot(one) && remarksOn(one, 'baurecht').find(({ rule }) => rule === 'flurstueck-entsteht')
    return where
      ? `Wann ist das neue Flurstück gebildet${quoted(where.evidence)}, welcher Preis gilt, wenn es größer oder kleiner wird, und wird es ohne Grundschulden des Ganzen abgeschrieben?`
      : null
  }),
  asks(83, ['erschliessung', 'abwasser-kanal'], one => {
    if (!isPlot(one)) return null
    const lines = remarksOn(one, 'erschliessung', 'abwasser').find(({ rule }) => TO_LAY.includes(rule))
    if (lines)
      return `Wie lang sind die Leitungen bis zum Grundstück, was kosten sie nach den Angeboten der Versorger, und welche Beiträge sind noch offen${quoted(lines.evidence)}?`
    const open = saidAt(one, ({ rule }) =>
      ['erschliessung-fehlt', 'erschliessung-ab', 'erschliessung-offen'].includes(rule),
    )
    if (open && leavesOutContributions(wholeQuote(open)))
      return `Wie hoch sind Beiträge und Anschlüsse, die nicht im Preis sind${quoted(open)}, was davon kommt erst mit dem Haus, und wann wird es fällig?`
    if (open)
      return `Wie weit ist die Erschließung${quoted(open)}: Wer baut sie, bis wann ist sie vertraglich zugesagt, und wer zahlt, wenn sie teurer oder später wird?`
    const place = saidAt(one, ({ rule }) => rule === 'erschlossen')
    return place
      ? `Können Sie mir die Bescheinigung der Gemeinde schicken, dass alle Beiträge abgerechnet und bezahlt sind${quoted(place)}?`
      : 'Ist das Grundstück voll erschlossen, und welche Beiträge sind noch nicht abgerechnet?'
  }),
  asks(78, ['baulasten', 'altlasten', 'wegerecht-leitungsrecht', 'bodengutachten', 'kampfmittel'], one => {
    if (!isPlot(one)) return null
    const asked = BURDENS.filter(([words]) => words !== 'Baulasten' || !isBavarian(one.offer))
    const open = asked
      .filter(
        ([, topics, about]) =>
          !saidAt(
            one,
            ({ topic, subject, rule }) =>
              topics.includes(topic) ||
              (topics.includes('wegerecht') && rule === 'grundbuch-lastenfrei') ||
              (topics.includes('baulasten') && UNSECURED_ACCESS.includes(rule)) ||
              about.some(what => what === subject),
          ),
      )
      .map(([words]) => words)
    if (open.length === asked.length) return `Wissen Sie von ${open.slice(0, -1).join(', ')} oder ${open.at(-1) ?? ''}?`
    return open.length === 0 ? null : `Was wissen Sie von ${listed(open)}, und gibt es Auskünfte dazu?`
  }),
  asks(75, ['bauzwang'], one =>
    isPlot(one) && !saidAt(one, ({ subject }) => subject === 'bauzwang')
      ? 'Bindet der Kauf an eine Frist zum Bauen, an einen Hausbauer oder an ein Rückkaufsrecht?'
      : null,
  ),
]
