import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { sentenceOf } from '#shell/api.ts'
import { useOfferPicture } from './decision/useOfferPicture.ts'
import { Exports } from './Exports.tsx'
import { FullReportView } from './FullReportView.tsx'
import { PreviewView } from './PreviewView.tsx'
import type { FullReport } from './reportData.ts'
import { ownPages } from './serverPages.ts'
import { type FoundReport, useReport } from './useReport.ts'
import { ConfirmValues } from './decision/ConfirmValues.tsx'
import { NextSteps } from './decision/NextSteps.tsx'
import { OwnNote } from './decision/OwnNote.tsx'
import { useNotes } from './decision/useNotes.ts'

/** One report to look into: its answers beside the exposé, what to do, and its figures recalculated. */
export function ReportPage() {
  const { privateDocumentId = '' } = useParams()
  const { data, error, refetch, isFetching } = useReport(privateDocumentId)
  if (data === 'unknown' || data === 'gone') return <NoReport why={data} />
  if (data?.report.unlocked) {
    return <OwnReport {...data} report={data.report} />
  }
  if (data && !data.report.unlocked) return <PreviewView {...data} report={data.report} />
  if (!error) return <Loading />
  const sentence = sentenceOf(error, 'Der Bericht konnte nicht geladen werden.')
  return (
    <PageFrame title="Bericht" narrow>
      <Alert severity="error" sx={{ mb: 3 }}>
        {sentence}
      </Alert>
      <Button variant="contained" loading={isFetching} onClick={() => void refetch()}>
        Erneut versuchen
      </Button>
      <Button component={Link} to="/archiv" sx={{ ml: 1 }}>
        Zum Archiv
      </Button>
    </PageFrame>
  )
}

function OwnReport({ report, entry, downloadToken }: FoundReport & { readonly report: FullReport }) {
  const source = useMemo(() => ownPages(downloadToken), [downloadToken])
  const picture = useOfferPicture(report.privateDocumentId, entry.hasPicture)
  const asked = report.screen.decision?.asked ?? []
  return (
    <FullReportView
      report={report}
      source={source}
      picture={picture}
      todo={<OwnColumn report={report} />}
      confirm={
        asked.length > 0 && (
          <ConfirmValues asked={asked} confirm={report.analysis.confirm} downloadToken={downloadToken} />
        )
      }
      exports={<Exports downloadToken={downloadToken} report={report} />}
    />
  )
}

const WORDS = {
  unknown: {
    title: 'Diesen Bericht gibt es nicht.',
    text: 'Vielleicht gehört er zu einem anderen Konto, oder die Adresse ist unvollständig.',
  },
  gone: {
    title: 'Zu dieser Analyse gibt es keinen Bericht mehr.',
    text: 'Die Analyse ist fehlgeschlagen, oder die Aufbewahrungszeit ist abgelaufen. Warum, steht im Archiv.',
  },
} as const

function NoReport({ why }: { readonly why: 'unknown' | 'gone' }) {
  return (
    <PageFrame title="Bericht" narrow>
      <EmptyState
        title={WORDS[why].title}
        action={
          <Button component={Link} to="/archiv" variant="contained">
            Zum Archiv
          </Button>
        }
      >
        {WORDS[why].text}
      </EmptyState>
    </PageFrame>
  )
}

function Loading() {
  return (
    <PageFrame title="Bericht">
      <div role="status" aria-label="Der Bericht wird geladen">
        <Skeleton variant="rounded" height={180} sx={{ mb: 3 }} />
        <Skeleton variant="rounded" height={48} sx={{ mb: 3 }} />
        <Skeleton variant="rounded" height={480} />
      </div>
    </PageFrame>
  )
}

/** What the owner does with his report: steps to tick and notes. */
function OwnColumn({ report }: { readonly report: FullReport }) {
  const { notes, change, save, state, isReady, isError } = useNotes(report.privateDocumentId)
  return (
    <>
      <NextSteps report={report} ticked={notes.ticked} onTicked={ticked => change({ ticked })} isReady={isReady} />
      <OwnNote
        note={notes.note}
        state={isError ? 'failed' : state}
        isReady={isReady}
        onChange={note => change({ note })}
        onSave={() => void save()}
      />
    </>
  )
}
