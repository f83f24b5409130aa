import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import { DialogHead } from '#design/DialogHead.tsx'
import type { ComparedCell } from '#archive/domain/compare/comparedCell.ts'
import { ExposePane } from '../report/ExposePane.tsx'
import { goneText, hasPages } from '../report/pageSource.ts'
import { Proofs } from '../report/Proofs.tsx'
import { ownPages } from '../report/serverPages.ts'
import { type ShownSpot, SpotContext } from '../report/spotContext.ts'
import type { ComparedObject } from './comparedObject.ts'

/** The exposé's own words behind one value, with the page on which they stand. */
export function QuoteDialog({
  object,
  label,
  cell,
  onClose,
}: {
  readonly object: ComparedObject
  readonly label: string
  readonly cell: ComparedCell
  readonly onClose: () => void
}) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [first] = cell.proofs
  const [shown, setShown] = useState<ShownSpot | null>(first ? { proofs: cell.proofs, chosen: first } : null)
  const { report, downloadToken, name } = object
  const source = useMemo(() => ownPages(downloadToken), [downloadToken])
  const isThere = hasPages(source, report.pagesUntil)
  const spots = useMemo(
    () => ({
      shown,
      isBeside: true,
      hasPages: isThere,
      show: (proofs: ShownSpot['proofs'], chosen: ShownSpot['chosen']) => setShown({ proofs, chosen }),
    }),
    [shown, isThere],
  )
  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth="md" onClose={onClose} aria-labelledby="vergleich-fundstelle">
      <DialogHead id="vergleich-fundstelle" onClose={onClose}>
        {label}, {name}
      </DialogHead>
      <SpotContext value={spots}>
        {/* Scrolls below the title, so that the way out stays in reach. */}
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', pb: 1 }}>
          <Proofs proofs={cell.proofs} />
          {isThere ? (
            <Box sx={{ flex: 1, minHeight: 320, display: 'flex', mx: -2 }}>
              <ExposePane
                source={source}
                sizes={report.screen.pages}
                marks={report.screen.marks ?? []}
                pagesUntil={report.pagesUntil}
                shown={shown}
              />
            </Box>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {goneText(source)}
            </Typography>
          )}
        </DialogContent>
      </SpotContext>
    </Dialog>
  )
}
