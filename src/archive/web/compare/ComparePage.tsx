import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { exportComparison } from '#contract/compare.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { comparisonOf, type EqualFinancing, FEWEST, MAX } from '#archive/domain/compare/comparison.ts'
import { withNotes } from '#archive/domain/compare/ownNotes.ts'
import { saveFile } from '#shell/saveFile.ts'
import { useReports } from '../report/useReport.ts'
import { useNoteTexts } from '../report/decision/useNotes.ts'
import { ExportMenu } from '../ExportMenu.tsx'
import { CompareTable } from './CompareTable.tsx'
import { FinancingFields } from './FinancingFields.tsx'
import type { ComparedObject } from './comparedObject.ts'
import { usualSollzins } from './usualSollzins.ts'

const PARAMETERS = { ownFunds: 'eigenkapital', sollzins: 'zins' } as const
const MAX_PERCENT = { ownFunds: 100, sollzins: 20 } as const
/** After the last key: browsers refuse an address that changes with each. */
const PAUSE_MS = 400

/** Two to six reports that are paid for, side by side. The address says which ones. */
export function ComparePage() {
  const ids = [...new Set((useSearchParams()[0].get('ids') ?? '').split(',').filter(Boolean))].slice(0, MAX)
  const queries = useReports(ids)
  const objects = queries.flatMap(({ data }, at) => objectOf(data, ids[at] ?? ''))
  const isLoading = queries.some(({ isPending }) => isPending)
  const error = queries.find(one => one.error)?.error
  const left = ids.length - objects.length
  return (
    <PageFrame
      title="Vergleich"
      lead="Dieselben Angaben nebeneinander. Ein Strich heißt: nicht bekannt; er zählt nirgends mit. Jeder Wert führt zu seinem Beleg."
    >
      {isLoading ? (
        <Skeleton variant="rounded" height={480} aria-label="Die Berichte werden geladen" />
      ) : (
        <>
          {left > 0 && (
            <Alert severity={error ? 'error' : 'info'} sx={{ mb: 3 }}>
              {error
                ? sentenceOf(error, 'Ein Bericht konnte nicht geladen werden.')
                : `${left === 1 ? 'Ein Bericht fehlt' : `${left} Berichte fehlen`} im Vergleich: noch nicht freigeschaltet, abgelaufen oder entfernt.`}
            </Alert>
          )}
          {objects.length < FEWEST ? <TooFew /> : <Comparison objects={objects} />}
        </>
      )}
    </PageFrame>
  )
}

type Loaded = ReturnType<typeof useReports>[number]['data']

function objectOf(loaded: Loaded, id: string): ComparedObject[] {
  if (typeof loaded !== 'object' || !loaded.report.unlocked) return []
  const { entry, report, downloadToken } = loaded
  const { title, hasPicture } = entry
  return [{ id, name: title ?? report.screen.object, hasPicture, report, downloadToken }]
}

function TooFew() {
  return (
    <EmptyState
      title={`Zum Vergleichen braucht es mindestens ${FEWEST} freigeschaltete Berichte`}
      action={
        <Button component={Link} to="/archiv" variant="contained">
          Zum Archiv
        </Button>
      }
    >
      Wählen Sie im Archiv unter „Objekte“ zwei bis sechs aus.
    </EmptyState>
  )
}

function Comparison({ objects }: { readonly objects: readonly ComparedObject[] }) {
  const [financing, setFinancing] = useSharedFinancing({
    ownFunds: 20,
    sollzins: usualSollzins(objects.map(({ report }) => report.analysis)),
  })
  const notes = useNoteTexts(objects.map(({ id }) => id))
  const settled = useDeferredValue(financing)
  const groups = useMemo(
    () =>
      comparisonOf(
        objects.map(({ report }) => report),
        settled,
      ),
    [objects, settled],
  )
  const save = async (format: 'xlsx' | 'pdf') => {
    const body = { privateDocumentIds: objects.map(({ id }) => id), ...financing, format }
    const { blob } = await callServer(exportComparison, { body })
    saveFile(blob, `Vergleich.${format}`)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      notify('Der Link liegt in der Zwischenablage. Er öffnet diesen Vergleich in Ihrem Konto.', 'success')
    } catch {
      notify('Ihr Browser erlaubt das Kopieren nicht. Bitte nehmen Sie die Adresse aus der Adresszeile.', 'warning')
    }
  }
  return (
    <>
      <Box
        data-screen-only
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1.5, sm: 2 }, mb: 3 }}
      >
        <FinancingFields financing={financing} onChange={setFinancing} />
        <ExportMenu
          ways={[
            { label: 'Vergleich als PDF', take: () => save('pdf') },
            { label: 'Vergleich als Excel', take: () => save('xlsx') },
            { label: 'Link kopieren', take: copy },
            { label: 'Drucken', take: () => window.print() },
          ]}
        />
      </Box>
      <CompareTable objects={objects} groups={withNotes(groups, notes)} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Fett: der niedrigste Wert, wo weniger für Käufer besser ist. Kosten und Raten rechnen für alle mit demselben
        Anteil an eigenem Geld und demselben Zins; alles andere bleibt wie im jeweiligen Bericht.
      </Typography>
    </>
  )
}

/** The financing of a comparison; it is in the address, so that the link leads to the same figures. */
function useSharedFinancing(usual: EqualFinancing) {
  const [query, setQuery] = useSearchParams()
  const [financing, setFinancing] = useState<EqualFinancing>(() => ({
    ownFunds: readNumber(query, 'ownFunds', usual.ownFunds),
    sollzins: readNumber(query, 'sollzins', usual.sollzins),
  }))
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(
        before => {
          const next = new URLSearchParams(before)
          for (const key of ['ownFunds', 'sollzins'] as const) next.set(PARAMETERS[key], String(financing[key] ?? ''))
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [financing, setQuery])
  return [financing, setFinancing] as const
}

function readNumber(query: URLSearchParams, key: keyof EqualFinancing, usual: number | null): number | null {
  const said = query.get(PARAMETERS[key])
  if (said === null) return usual
  const value = Number(said)
  return said === '' || !(value >= 0 && value <= MAX_PERCENT[key]) ? null : value
}
