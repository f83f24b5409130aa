import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { TOKENS } from '#design/theme.ts'
import { FEWEST, MAX } from '#archive/domain/compare/comparison.ts'
import type { Entry } from '../entryRules.ts'
import { nameOf } from '../objects/objectOrder.ts'

/** What was chosen to be compared; nothing while nothing is. */
export function CompareBar({ chosen, onClear }: { readonly chosen: readonly Entry[]; readonly onClear: () => void }) {
  if (chosen.length === 0) return null
  const ids = chosen.map(({ privateDocumentId }) => encodeURIComponent(privateDocumentId)).join()
  return (
    <Box
      role="region"
      aria-label="Auswahl zum Vergleichen"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 3,
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        bgcolor: TOKENS.ink,
        color: '#fff',
        borderRadius: '8px 8px 0 0',
      }}
    >
      <Box
        aria-live="polite"
        // On a phone it lies over the cards: two lines, however many are chosen.
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, minWidth: 0, ...ONE_LINE }}
      >
        <strong>
          {chosen.length} von {MAX} gewählt:
        </strong>{' '}
        {chosen.map(nameOf).join(', ')}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flex: { xs: '1 1 100%', sm: 'none' },
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Button color="inherit" onClick={onClear} sx={{ ml: { xs: -1, sm: 0 } }}>
          Auswahl aufheben
        </Button>
        {chosen.length >= FEWEST ? (
          <Button
            component={Link}
            to={`/archiv/vergleich?ids=${ids}`}
            variant="contained"
            sx={{ bgcolor: '#fff', color: TOKENS.ink, '&:hover': { bgcolor: TOKENS.paper } }}
          >
            Vergleichen
          </Button>
        ) : (
          <span>Wählen Sie noch eines.</span>
        )}
      </Box>
    </Box>
  )
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { xs: 'nowrap', sm: 'normal' } } as const
