import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
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
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: `1px solid ${TOKENS.line}`,
} as const

function TableView({ table }: { readonly table: Extract<Block, { kind: 'table' }> }) {
  const { caption, head, align, rows } = table
  return (
    <Box role="region" aria-label={caption} tabIndex={0} sx={{ overflowX: 'auto', mb: 2 }}>
      <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', fontSize: '0.9375rem' }}>
        <thead>
          <tr>
            {head.map((title, column) => (
              <Box component="th" scope="col" key={column} sx={{ ...CELL, textAlign: align[column] ?? 'left' }}>
                {title}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <Box component="td" key={column} sx={{ ...CELL, textAlign: align[column] ?? 'left' }}>
                  {cell}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
