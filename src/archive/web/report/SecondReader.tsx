import Typography from '@mui/material/Typography'
import { FACT_NAMES } from '#extraction/domain/factNames.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { germanValue } from '#extraction/domain/germanValue.ts'
import { bargainWords } from '#reports/domain/bargainWords.ts'
import { NOTE_NAMES } from '#reports/domain/noteNames.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

type Model = NonNullable<NonNullable<AnalysisJson['provenance']>['model']>

/** Where a language model helped as second reader, and what it alone has pointed at. */
export function SecondReader({ model }: { readonly model: Model }) {
  const { name, facts, found = [], deal = [], notes, answers, confirmed, failure } = model
  const alike = deal
    .filter(({ outcome }) => outcome === 'gleich')
    .map(({ topic, value }) => `${NOTE_NAMES[topic]}: ${bargainWords(topic, value)}`)
  const others = deal.filter(({ outcome }) => outcome !== 'gleich')
  const rows: readonly (readonly [what: string, keys: readonly FactKey[]])[] = [
    ['Beide Leser lesen gleich', facts.agreed],
    ['Beide lesen Verschiedenes', facts.differing],
    ['Nur vom Modell gefunden, in zwei verschieden gestellten Fragen', facts.added],
    ['Nur vom Modell gefunden, in einer Frage', facts.hints],
  ]
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        Das Sprachmodell „{name}“ durfte nur auf Stellen im Exposé zeigen; jeden Wert haben wir dort selbst gelesen.
        Gerechnet und bewertet hat es nicht.
      </Typography>
      {rows.map(([what, keys]) => keys.length > 0 && <Row key={what} what={what} said={namesOf(keys)} />)}
      {answers > 0 && (
        <Row
          what="Offene Fragen mit einer Fundstelle"
          said={`${answers}, davon in einer zweiten Frage wieder genannt: ${confirmed}`}
        />
      )}
      {alike.length > 0 && <Row what="Auch hier lesen beide gleich" said={alike.join(', ')} />}
      {found.length + others.length > 0 && (
        <Typography sx={{ mt: 2, mb: 1 }}>
          An diesen Stellen haben wir selbst gelesen, weil das Modell auf sie gezeigt hat. Gerechnet ist davon nur mit
          dem, was Sie bestätigt haben:
        </Typography>
      )}
      {found.map(({ key, value, unit, page, quote }) => (
        <Row
          key={`${key} ${page}`}
          what={FACT_NAMES[key]}
          said={`${value === null ? 'kein Wert gelesen' : germanValue(value, unit)}, aus „${quote}“ (Seite ${page})`}
        />
      ))}
      {others.map(({ topic, value, known, page, quote }) => (
        <Row
          key={`${topic} ${value}`}
          what={NOTE_NAMES[topic]}
          said={`${bargainWords(topic, value)}${known === null ? '' : ` (wir lesen sonst: ${bargainWords(topic, known)}; fragen Sie den Anbieter)`}, aus „${quote}“ (Seite ${page})`}
        />
      ))}
      {failure && <Typography sx={{ mb: 1 }}>Es hat nicht alles gesehen: {failure}</Typography>}
      {notes.length > 0 && (
        <Typography sx={{ mt: 2, mb: 1 }}>
          Auf diese Stellen hat nur das Sprachmodell gezeigt. Wir haben sie nicht bewertet; lesen Sie sie selbst:
        </Typography>
      )}
      {notes.map(({ topic, page, quote }) => (
        <Row key={`${topic} ${page} ${quote}`} what={NOTE_NAMES[topic]} said={`„${quote}“ (Seite ${page})`} />
      ))}
    </>
  )
}

function Row({ what, said }: { readonly what: string; readonly said: string }) {
  return (
    <Typography sx={{ mb: 1 }}>
      <strong>{what}:</strong> {said}
    </Typography>
  )
}

function namesOf(keys: readonly FactKey[]): string {
  return keys.map(key => FACT_NAMES[key]).join(', ')
}
