import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { breakable } from '#design/germanFormat.ts'
import { TOKENS } from '#design/theme.ts'
import type { LockedReport } from './reportData.ts'

type Block = LockedReport['preview']['chapters'][number]['blocks'][number]

/** The chapter of a preview, as the report has it. */
export function PreviewBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />)
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
          {block.text}
        </Typography>
      )
    case 'text':
      return <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{block.text}</Typography>
    case 'notice':
      return (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {block.text}
        </Alert>
      )
    case 'list':
      return (
        <ul>
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <TableView table={block} />
  }
}

const CELL = {
  py: 0.75,
  px: 1,
  '&:first-of-type': { pl: 0 },
  '&:last-of-type': { pr: 0 },
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: `1px solid ${TOKENS.line}`,
} as const

function TableView({ table }: { readonly table: Extract<Block, { kind: 'table' }> }) {
  const { caption, head, align, rows } = table
  // On a phone four columns would be cut or broken within words.
  const isStacked = head.length === 4
  return (
    <Box role="region" aria-label={caption} tabIndex={0} sx={{ overflowX: 'auto', mb: 2 }}>
      <Box component="table" role="table" sx={isStacked ? { ...TABLE, ...STACKED } : TABLE}>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((title, column) => (
              <Box
                component="th"
                role="columnheader"
                scope="col"
                key={column}
                sx={{ ...CELL, textAlign: align[column] ?? 'left' }}
              >
                {title}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              {row.map((cell, column) => (
                <Box
                  component="td"
                  role="cell"
                  key={column}
                  data-head={head[column]}
                  sx={{ ...CELL, textAlign: align[column] ?? 'left' }}
                >
                  {column < 2 ? breakable(cell) : cell}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const TABLE = { borderCollapse: 'collapse', width: '100%', fontSize: '0.9375rem' } as const

/** A row in two lines: what and how much; the words and their page. */
const STACKED = {
  '@media (max-width: 599.95px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'flex', flexWrap: 'wrap', py: 1, borderBottom: `1px solid ${TOKENS.line}` },
    '& td': { border: 0, p: 0, pr: 1, overflowWrap: 'anywhere' },
    '& td:nth-of-type(1)': { flex: '0 0 44%', color: 'text.secondary' },
    '& td:nth-of-type(2)': { flex: '0 0 56%', fontWeight: 650 },
    '& td:nth-of-type(3)': { flex: 1 },
    '& td:nth-of-type(4)': { color: 'text.secondary' },
    '& td:nth-of-type(4)::before': { content: "attr(data-head) ' '" },
  },
} as const
