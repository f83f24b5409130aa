import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { unbroken } from '#design/germanFormat.ts'
import { PageFrame } from '#design/PageFrame.tsx'
import { BriefHead, NOT_ON_PHONES } from './decision/BriefHead.tsx'
import { DecisionHead } from './decision/DecisionHead.tsx'
import { DecisionView } from './decision/DecisionView.tsx'
import type { ShownPicture } from './decision/OfferPicture.tsx'
import type { PageSource } from './pageSource.ts'
import type { ShownReport } from './reportData.ts'
import { SpotFrame } from './SpotFrame.tsx'
import { usePlaceOfTabs } from './usePlaceOfTabs.ts'

const PARTS = {
  pruefen: async () => ({ default: (await import('./CheckView.tsx')).CheckView }),
  rechnen: async () => ({ default: (await import('./WhatIfView.tsx')).WhatIfView }),
  antworten: async () => ({ default: (await import('./AnswersView.tsx')).AnswersView }),
}

// The decision is what is read first: the calculation's engine and a hundred answers come when they are wanted.
const CheckView = lazy(PARTS.pruefen)
const WhatIfView = lazy(PARTS.rechnen)
const AnswersView = lazy(PARTS.antworten)

/** On the way while the finger comes down; what fails is told by the view itself. */
function prepare(): void {
  for (const load of Object.values(PARTS)) load().catch(() => undefined)
}

const VIEWS = [
  { id: 'entscheidung', label: 'Entscheidung' },
  { id: 'pruefen', label: 'Offene Punkte' },
  { id: 'rechnen', label: 'Rechnen' },
  { id: 'antworten', label: 'Alle Antworten' },
] as const

type ViewId = (typeof VIEWS)[number]['id']

interface Props {
  readonly report: ShownReport
  readonly source: PageSource
  readonly picture: ShownPicture
  /** Above the report. */
  readonly lead?: ReactNode
  /** How it is taken away. */
  readonly exports: ReactNode
  /** Beside the decision. */
  readonly todo: ReactNode
  /** What the reader may confirm; none where it is not his report. */
  readonly confirm?: ReactNode
}

/** A report that is paid for. Which of its views is open is in the address, so that the way back works. */
export function FullReportView({ report, source, picture, lead, exports, todo, confirm }: Props) {
  const { shown, show } = useView()
  const { keepPlace, goTo } = usePlaceOfTabs(shown)
  const { analysis, screen } = report
  // Above the other views the whole head would be a screen of its own on a phone, each time.
  const isBrief = shown !== 'entscheidung'
  return (
    <PageFrame title={unbroken(screen.object)} lead={lead}>
      <BriefHead report={report} isShown={isBrief} />
      <Box sx={isBrief ? NOT_ON_PHONES : undefined}>
        <DecisionHead report={report} picture={picture} />
      </Box>
      {exports}
      <Box data-screen-only sx={{ borderBottom: 1, borderColor: 'divider', mt: 4, mb: 3 }}>
        <Tabs
          value={shown}
          // Its arrows would push the first view from the left edge; a finger and the arrow keys reach all of them.
          variant="scrollable"
          scrollButtons={false}
          onChange={(_, id: ViewId) => {
            keepPlace(tabOf(id))
            show(id)
          }}
          onPointerEnter={prepare}
          onFocus={prepare}
          aria-label="Ansichten des Berichts"
        >
          {VIEWS.map(({ id, label }) => (
            <Tab
              key={id}
              value={id}
              label={label}
              id={tabOf(id)}
              aria-controls={`ansicht-${id}`}
              // On a phone words stand below each other, so that no view is cut off.
              sx={{
                minWidth: 0,
                px: 0,
                mr: { xs: 1.5, sm: 4 },
                '&:last-of-type': { mr: 0 },
                width: { xs: 'min-content', sm: 'auto' },
                // Below the bar of the navigation.
                scrollMarginTop: 80,
              }}
            />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`ansicht-${shown}`} aria-labelledby={tabOf(shown)} sx={{ '@media print': { mt: 4 } }}>
        <Suspense fallback={<Skeleton variant="rounded" height={480} aria-label="Die Ansicht wird geladen" />}>
          {shown === 'rechnen' ? (
            <WhatIfView analysis={analysis} whatIf={screen.whatIf} />
          ) : (
            <SpotFrame
              key={shown}
              source={source}
              sizes={screen.pages}
              marks={screen.marks ?? []}
              pagesUntil={report.pagesUntil}
              onDemand={shown === 'entscheidung'}
            >
              {shown === 'entscheidung' && <DecisionView report={report} todo={todo} confirm={confirm} />}
              {shown === 'pruefen' && <CheckView analysis={analysis} />}
              {shown === 'antworten' && <AnswersView answers={analysis.answers} />}
            </SpotFrame>
          )}
        </Suspense>
        <NextView
          shown={shown}
          onNext={id => {
            goTo(tabOf(id))
            show(id)
          }}
        />
      </Box>
    </PageFrame>
  )
}

/** On a phone the tabs are several screens above the end of a view: from there it goes on, and begins where the next one begins. */
function NextView({ shown, onNext }: { readonly shown: ViewId; readonly onNext: (next: ViewId) => void }) {
  const next = VIEWS[VIEWS.findIndex(({ id }) => id === shown) + 1]
  if (!next) return null
  return (
    <Button
      data-screen-only
      variant="outlined"
      onPointerEnter={prepare}
      onClick={() => onNext(next.id)}
      sx={{ mt: 5, width: { xs: '100%', sm: 'auto' } }}
    >
      Weiter: {next.label}
    </Button>
  )
}

const tabOf = (id: ViewId) => `reiter-${id}`

/** The view that the address names. A prerendered page knows no query and begins with the first. */
function useView() {
  const [query, setQuery] = useSearchParams()
  const named = useSyncExternalStore(
    () => () => undefined,
    () => query.get('ansicht'),
    () => null,
  )
  return {
    shown: VIEWS.find(({ id }) => id === named)?.id ?? 'entscheidung',
    show: (id: ViewId) => setQuery(id === 'entscheidung' ? {} : { ansicht: id }, { preventScrollReset: true }),
  }
}
