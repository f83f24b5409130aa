import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { dayInGermany } from '#kernel/germanTime.ts'
import { reportPath } from '#kernel/pagePath.ts'
import { Ampel } from '#design/Ampel.tsx'
import { TOKENS } from '#design/theme.ts'
import { openDialog } from '#shell/dialogs.ts'
import { accessOf, type Entry, lastLogOf, WORDS } from '../entryRules.ts'
import { StatusMark } from '../StatusMark.tsx'
import type { Busy } from '../useDownload.ts'
import { CardMenu } from './CardMenu.tsx'
import { EntryPicture } from './EntryPicture.tsx'
import { nameOf } from './objectOrder.ts'

/** One offer as its buyer knows it: by its picture, its place, and what to do with it. */
export function ObjectCard({
  entry,
  busy,
  onDownload,
  onRename,
  onRemove,
  isChosen,
  onChosen,
  isInPictures,
}: {
  readonly entry: Entry
  readonly busy: Busy | undefined
  readonly onDownload: () => void
  readonly onRename: () => void
  readonly onRemove: () => void
  /** To be compared. */
  readonly isChosen: boolean
  /** null: no more can be chosen. */
  readonly onChosen: ((isChosen: boolean) => void) | null
  /** Others beside it show one. */
  readonly isInPictures: boolean
}) {
  const { card, title } = entry
  const access = accessOf(entry)
  const name = nameOf(entry)
  const where = title === null ? card?.place : card?.object
  const { headline = null, figures = [] } = card ?? {}
  return (
    <Paper
      component="article"
      aria-label={name}
      elevation={1}
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0 }}
    >
      {access !== 'failed' && (
        <Box
          sx={{
            borderBottom: `1px solid ${TOKENS.line}`,
            // In a row of pictures it keeps the place; else a picture of nothing only pushes words away.
            ...(!entry.hasPicture && { display: { xs: 'none', sm: isInPictures ? 'block' : 'none' } }),
          }}
        >
          <EntryPicture privateDocumentId={entry.hasPicture ? entry.privateDocumentId : null} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1, p: 2.5 }}>
        {card && (
          <Typography component="p" sx={{ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.35 }}>
            <Ampel light={card.light} />
            {headline !== null && `: ${headline}`}
          </Typography>
        )}
        <Box>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {where && <Typography sx={{ color: 'text.secondary' }}>{where}</Typography>}
          {card && card.traits.length > 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{card.traits.join(' · ')}</Typography>
          )}
        </Box>
        {access === 'failed' && <Typography>{lastLogOf(entry)}</Typography>}
        {figures.length > 0 && <Figures figures={figures} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 'auto' }}>
          <StatusMark entry={entry} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {dayInGermany(new Date(entry.createdAt))}
            {entry.version > 1 && `, Fassung ${entry.version}`}
          </Typography>
        </Box>
        {access === 'full' && !entry.isExpired && (
          <FormControlLabel
            control={<Checkbox checked={isChosen} onChange={(_, checked) => onChosen?.(checked)} />}
            disabled={onChosen === null}
            label="Vergleichen"
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ ml: -1.25, mr: 0 }}
          />
        )}
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.5 }}>
          {access !== 'failed' && !entry.isExpired && (
            <>
              <Button
                component={Link}
                to={reportPath(entry.privateDocumentId)}
                variant="outlined"
                color="secondary"
                aria-label={`${access === 'full' ? 'Bericht' : 'Vorschau'} zu ${name} ansehen`}
                sx={{ flex: 1 }}
              >
                {access === 'full' ? 'Bericht ansehen' : 'Vorschau ansehen'}
              </Button>
              <Button
                variant="outlined"
                color="secondary"
                disabled={busy !== undefined}
                aria-busy={busy === 'downloading'}
                aria-label={`${WORDS[access].pdf} zu ${name}`}
                onClick={onDownload}
                sx={{ minWidth: 0, px: 2 }}
              >
                PDF
              </Button>
            </>
          )}
          {access === 'failed' && (
            <Button variant="outlined" color="secondary" onClick={() => openDialog('upload')} sx={{ flex: 1 }}>
              Anderes Exposé hochladen
            </Button>
          )}
          {entry.isExpired && (
            <Typography variant="body2" sx={{ flex: 1 }}>
              Die Aufbewahrungszeit ist abgelaufen.
            </Typography>
          )}
          <CardMenu name={name} onRename={onRename} onRemove={onRemove} />
        </Box>
      </Box>
    </Paper>
  )
}

function Figures({ figures }: { readonly figures: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        justifyContent: 'space-between',
        // Amounts on one line, also where a label takes two.
        alignItems: 'end',
        gap: 1.5,
        m: 0,
        py: 1.5,
        borderTop: `1px solid ${TOKENS.line}`,
      }}
    >
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
