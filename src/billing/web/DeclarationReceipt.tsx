import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { longDayInGermany, timeInGermany } from '#kernel/germanTime.ts'
import { TOKENS } from '#design/theme.ts'
import type { DeclarationFields } from './declarationFaults.ts'
import type { Receipt } from './useDeclaration.ts'

/** That the declaration has arrived, with its content, day and time; to be kept by whoever sent it. */
export function DeclarationReceipt({
  fields: { name, contractId, email },
  more = [],
  receipt,
}: {
  readonly fields: DeclarationFields
  /** Further lines of the declaration: what and its content. */
  readonly more?: readonly (readonly [string, string])[]
  readonly receipt: Receipt
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const at = new Date(receipt.receivedAt)
  return (
    <Box role="status" sx={{ border: `1px solid ${TOKENS.line}`, borderRadius: 1, p: { xs: 2, sm: 3 } }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ mb: 1, outline: 'none' }}>
        Eingangsbestätigung
      </Typography>
      <Typography sx={{ mb: 2 }}>{receipt.message}</Typography>
      <DeclarationLines
        lines={[
          ['Eingegangen', `${longDayInGermany(at)}, ${timeInGermany(at)} Uhr`],
          ['Name', name],
          ['Vertragsnummer', contractId],
          ['E-Mail-Adresse', email],
          ...more,
        ]}
      />
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => window.print()}>
        Drucken oder als PDF speichern
      </Button>
    </Box>
  )
}

export function DeclarationLines({ lines }: { readonly lines: readonly (readonly [string, string])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: 'auto 1fr' }, columnGap: 3 }}>
      {lines.map(([term, text]) => (
        <Box key={term} sx={{ display: { xs: 'block', sm: 'contents' } }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
