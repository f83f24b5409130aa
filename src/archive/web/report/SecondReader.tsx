import Typography from '@mui/material/Typography'
import { FACT_NAMES } from '#extraction/domain/factNames.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { NOTE_NAMES } from '#reports/domain/noteNames.ts'
import type { Analysis } from './reportData.ts'

type Model = NonNullable<NonNullable<Analysis['provenance']>['model']>

/** Where a language model helped as second reader, and what it alone has pointed at. */
export function SecondReader({ model }: { readonly model: Model }) {
  const { name, facts, notes, answers, confirmed, failure } = model
  const rows: readonly (readonly [what: string, keys: readonly FactKey[]])[] = [
    ['Beide Leser lesen gleich', facts.agreed],
    ['Beide lesen Verschiedenes', facts.differing],
    ['Nur vom Modell gefunden, in zwei verschieden gestellten Fragen', facts.added],
    ['Nur vom Modell gefunden; gerechnet wird damit erst, wenn Sie es bestätigen', facts.hints],
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
          said={`${answers}, davon in einer zweiten Frage bestätigt: ${confirmed}`}
        />
      )}
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
