import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { exportComparison } from '#contract/compare.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { comparisonOf, type EqualFinancing, FEWEST, MOST } from '#archive/domain/compare/comparison.ts'
import { saveFile } from '../saveFile.ts'
import { useReports } from '../report/useReport.ts'
import type { FullReport } from '../report/reportData.ts'
import { CompareTable } from './CompareTable.tsx'
import { FinancingFields } from './FinancingFields.tsx'
import type { ComparedObject } from './comparedObject.ts'

/** Two to six reports that are paid for, side by side. Which ones stands in the address. */
export function ComparePage() {
  const ids = [...new Set((useSearchParams()[0].get('ids') ?? '').split(',').filter(Boolean))].slice(0, MOST)
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
  return [{ id, name: entry.title ?? report.screen.object, report, downloadToken }]
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
  const [financing, setFinancing] = useState<EqualFinancing>(() => ({
    ownFunds: 20,
    sollzins: sollzinsOf(objects[0]?.report),
  }))
  const [isSaving, setSaving] = useState(false)
  const settled = useDeferredValue(financing)
  const groups = useMemo(
    () =>
      comparisonOf(
        objects.map(({ report }) => report),
        settled,
      ),
    [objects, settled],
  )
  const save = async () => {
    setSaving(true)
    try {
      const body = { privateDocumentIds: objects.map(({ id }) => id), ...financing }
      const { blob } = await callServer(exportComparison, { body })
      saveFile(blob, 'Vergleich.xlsx')
    } catch (error) {
      notify(sentenceOf(error, 'Die Datei konnte nicht geladen werden.'), 'error')
    }
    setSaving(false)
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 3 }}>
        <FinancingFields financing={financing} onChange={setFinancing} />
        <Button variant="outlined" color="secondary" loading={isSaving} onClick={() => void save()}>
          Vergleich als Excel
        </Button>
      </Box>
      <CompareTable objects={objects} groups={groups} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Fett: der niedrigste Wert, wo weniger für Käufer besser ist. Kosten und Raten rechnen für alle mit demselben
        Anteil an eigenem Geld und demselben Zins; alles andere bleibt wie im jeweiligen Bericht.
      </Typography>
    </>
  )
}

function sollzinsOf(report: FullReport | undefined): number | null {
  const financing = report?.analysis.financing
  return financing && 'sollzins' in financing ? Math.round(financing.sollzins.percent * 100) / 100 : null
}
