import { listed } from '#kernel/germanList.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { FACT_NAMES } from '#extraction/domain/factNames.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { germanValue } from '#extraction/domain/germanValue.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { bargainWords } from '../bargainWords.ts'
import { bullets, notice, paragraph } from '../blocks.ts'
import { NOTE_NAMES } from '../noteNames.ts'
import type { ModelShare, Provenance } from '../provenance.ts'
import type { Block } from '../report.ts'
import { counted, oneLine, sentence } from './wording.ts'

/** Art. 50 KI-Verordnung: who reads must know what a machine made, and where a language model helped. */
export function aiNotice({ model }: Provenance): Block[] {
  const general =
    'Diesen Bericht hat ein Computerprogramm erstellt; kein Mensch hat ihn vor der Ausgabe geprüft. Das sagen wir Ihnen auch wegen Art. 50 der Verordnung (EU) 2024/1689 (KI-Verordnung).'
  if (!model) {
    return [
      paragraph(
        `${general} Ein Sprachmodell war nicht beteiligt: Alle Sätze sind vorformuliert, und alle Zahlen folgen festen Regeln und Tabellen.`,
      ),
    ]
  }
  return [
    paragraph(general),
    paragraph(
      `Beteiligt war als zweiter Leser das Sprachmodell „${oneLine(model.name)}“. Es durfte nur auf Stellen im Exposé zeigen; jeden Wert haben wir dort selbst gelesen. Gerechnet und bewertet hat es nicht: Farben, Punktzahl und Beträge folgen festen Regeln. Namen, Telefonnummern und E-Mail-Adressen werden unkenntlich gemacht, bevor etwas an das Modell geht.`,
    ),
    bullets(helped(model)),
    ...foundBy(model),
    paragraph(effortOf(model)),
    ...notesOf(model),
    ...(model.failure === null ? [] : [notice(`Das Sprachmodell hat nicht alles gesehen: ${sentence(model.failure)}`)]),
  ]
}

/** Where the second reader helped, fact by fact. */
function helped({ facts, deal, answers, confirmed }: ModelShare): string[] {
  const { agreed, differing, added, hints } = facts
  const alike = deal
    .filter(({ outcome }) => outcome === 'gleich')
    .map(({ topic, value }) => `${NOTE_NAMES[topic]}: ${oneLine(bargainWords(topic, value))}`)
  const both = alike.length === 0 ? [] : [`Auch hier lesen beide gleich: ${listed(alike)}.`]
  return [
    ['Beide Leser lesen gleich', agreed],
    ['Beide lesen Verschiedenes; dann stehen beide Werte im Bericht, oder die Angabe gilt als unsicher', differing],
    ['Nur das Modell hat sie gefunden, in zwei verschieden gestellten Fragen', added],
    ['Nur das Modell hat sie gefunden, in einer', hints],
  ]
    .map(([what, keys]) => `${what as string}: ${namesOf(keys as readonly FactKey[])}.`)
    .concat(
      ...both,
      `Offene Fragen mit einer Fundstelle: ${answers}, davon in einer zweiten Frage wieder genannt: ${confirmed}. Beantwortet und bewertet sind sie damit nicht.`,
    )
}

/** What only the model points at, with the value that we read there: a buyer can say whether it is right. */
function foundBy({ found, deal }: ModelShare): Block[] {
  const facts = found.map(({ key, value, unit, evidence }) => {
    const said = value === null ? 'kein Wert gelesen' : germanValue(value, unit)
    return `${FACT_NAMES[key]}: ${said}, aus ${placed(evidence)}`
  })
  const bargain = deal
    .filter(({ outcome }) => outcome !== 'gleich')
    .map(({ topic, value, known, evidence }) => {
      const held =
        known === null ? '' : ` (wir lesen sonst: ${oneLine(bargainWords(topic, known))}; fragen Sie den Anbieter)`
      return `${NOTE_NAMES[topic]}: ${oneLine(bargainWords(topic, value))}${held}, aus ${placed(evidence)}`
    })
  if (facts.length + bargain.length === 0) return []
  return [
    paragraph(
      'An diesen Stellen haben wir selbst gelesen, weil das Modell auf sie gezeigt hat. Gerechnet ist davon nur mit dem, was Sie bestätigt haben:',
    ),
    bullets([...facts, ...bargain]),
  ]
}

function placed(evidence: Evidence): string {
  return `„${oneLine(wholeQuote(evidence))}“ (S. ${evidence.page})`
}

function namesOf(keys: readonly FactKey[]): string {
  return keys.length === 0 ? 'keine' : listed(keys.map(key => FACT_NAMES[key]))
}

function effortOf({ calls, readTokens, writtenTokens, seconds, refused, unanswered }: ModelShare): string {
  const reasons = Object.entries(refused).map(([why, count]) => `${count} ${why}`)
  const tokens =
    readTokens === null
      ? ''
      : `, ${germanNumber(readTokens)} gelesene und ${germanNumber(writtenTokens ?? 0)} geschriebene Token`
  const missing = unanswered === 0 ? '' : ` ${counted(unanswered, 'Frage blieb', 'Fragen blieben')} ohne Antwort.`
  const dropped = reasons.length === 0 ? 'Verworfen wurde nichts' : `Verworfen wurden Vorschläge: ${listed(reasons)}`
  return `${counted(calls, 'Anfrage', 'Anfragen')} in ${counted(Math.max(1, Math.round(seconds)), 'Sekunde', 'Sekunden')}${tokens}. ${dropped}.${missing}`
}

function notesOf({ notes }: ModelShare): Block[] {
  if (notes.length === 0) return []
  return [
    paragraph(
      'Auf diese Stellen hat nur das Sprachmodell gezeigt. Wir haben sie nicht ausgewertet und nicht bewertet; lesen Sie sie selbst:',
    ),
    bullets(notes.map(({ topic, evidence }) => `${NOTE_NAMES[topic]}: ${placed(evidence)}`)),
  ]
}
