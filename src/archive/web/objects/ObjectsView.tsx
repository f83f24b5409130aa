import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '#design/EmptyState.tsx'
import { MAX } from '#archive/domain/compare/comparison.ts'
import { CompareBar } from '../compare/CompareBar.tsx'
import type { Entry } from '../entryRules.ts'
import { useDownload } from '../useDownload.ts'
import { Choice } from './Choice.tsx'
import { ObjectCard } from './ObjectCard.tsx'
import { isShown, nameOf, type ObjectOrder, ordered, ORDERS, type Shown, SHOWN } from './objectOrder.ts'
import { RemovedCard } from './RemovedCard.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { useOwnOrder } from './useOwnOrder.ts'

/** Each card loads its picture. */
const AT_ONCE = 12

/** The same analyses as the table's, as offers that one knows again. */
export function ObjectsView({
  entries,
  reload,
  whenEmpty,
}: {
  readonly entries: readonly Entry[]
  readonly reload: () => Promise<readonly Entry[]>
  /** Where there is nothing, and nothing was just removed. */
  readonly whenEmpty: ReactNode
}) {
  const [shown, setShown] = useState<Shown>('alle')
  const [order, setOrder] = useState<ObjectOrder>('newest')
  const [most, setMost] = useState(AT_ONCE)
  const [renamed, setRenamed] = useState<Entry | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { busy, download } = useDownload(reload)
  const { removed, rename, remove, restore } = useOwnOrder(reload)
  const isRemoved = ({ privateDocumentId }: Entry) => removed.some(one => one.privateDocumentId === privateDocumentId)
  const all = [...entries.filter(entry => !isRemoved(entry)), ...removed].sort(newestFirst)
  const choose =
    ({ privateDocumentId }: Entry) =>
    (isChosen: boolean) =>
      setChosen(before => [...before.filter(id => id !== privateDocumentId), ...(isChosen ? [privateDocumentId] : [])])
  const cards = ordered(
    all.filter(entry => isShown(entry, shown)),
    order,
  )
  if (all.length === 0) return whenEmpty
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 3, pt: 0.5 }}>
        <Choice label="Zeigen" words={SHOWN} value={shown} onChange={setShown} />
        <Choice label="Sortieren" words={ORDERS} value={order} onChange={setOrder} />
      </Box>
      {cards.length === 0 && (
        <EmptyState
          title="Kein Objekt mit diesem Filter"
          action={
            <Button variant="outlined" onClick={() => setShown('alle')}>
              Alle anzeigen
            </Button>
          }
        />
      )}
      <Box
        sx={{
          clear: 'both',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
        }}
      >
        {cards.slice(0, most).map(entry =>
          isRemoved(entry) ? (
            <RemovedCard key={entry.privateDocumentId} name={nameOf(entry)} onRestore={() => restore(entry)} />
          ) : (
            <ObjectCard
              key={entry.privateDocumentId}
              entry={entry}
              busy={busy[entry.privateDocumentId]}
              onDownload={() => void download(entry)}
              onRename={() => setRenamed(entry)}
              onRemove={() => void remove(entry)}
              isChosen={chosen.includes(entry.privateDocumentId)}
              // Six columns are the most that can be compared.
              onChosen={chosen.length < MAX || chosen.includes(entry.privateDocumentId) ? choose(entry) : null}
            />
          ),
        )}
      </Box>
      {cards.length > most && (
        <Button variant="outlined" color="secondary" onClick={() => setMost(most + AT_ONCE)} sx={{ mt: 3 }}>
          Weitere anzeigen ({cards.length - most})
        </Button>
      )}
      <CompareBar
        chosen={entries.filter(({ privateDocumentId }) => chosen.includes(privateDocumentId))}
        onClear={() => setChosen([])}
      />
      {renamed && (
        <RenameDialog entry={renamed} onRename={title => rename(renamed, title)} onClose={() => setRenamed(null)} />
      )}
    </>
  )
}

function newestFirst(one: Entry, other: Entry): number {
  return new Date(other.createdAt).getTime() - new Date(one.createdAt).getTime()
}
