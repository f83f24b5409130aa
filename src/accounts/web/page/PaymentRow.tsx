import { germanEuro } from '#kernel/germanNumber.ts'
import { dayInGermany } from '#kernel/germanTime.ts'
import { Download } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { downloadInvoice } from '#contract/invoices.ts'
import { AppLink } from '#design/AppLink.tsx'
import { TOKENS } from '#design/theme.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import type { PaymentActivity } from './accountQueries.ts'
import { invoiceFilename, mayWithdraw, paymentStatusText, paymentTitle } from './paymentText.ts'
import { saveFile } from '#shell/saveFile.ts'

export function PaymentRow({ payment }: { readonly payment: PaymentActivity }) {
  const { createdAt, contractId, grossCents, refundedCents, invoices } = payment
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '6rem 1fr auto' },
        columnGap: 2,
        alignItems: 'baseline',
        borderTop: `1px solid ${TOKENS.line}`,
        py: 1.5,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Typography sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, color: 'text.secondary' }}>
        {dayInGermany(new Date(createdAt))}
      </Typography>
      <div>
        <Typography>{paymentTitle(payment)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {paymentStatusText(payment)} · Vertrag {contractId}
        </Typography>
        {mayWithdraw(payment, new Date()) && (
          <AppLink
            to={`/widerruf?contractId=${encodeURIComponent(contractId)}`}
            aria-label={`Vertrag ${contractId} widerrufen`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            Widerrufen
          </AppLink>
        )}
      </div>
      <Box sx={{ textAlign: 'right' }}>
        <Typography sx={{ fontWeight: 600 }}>{germanEuro(grossCents)}</Typography>
        {refundedCents > 0 && <Typography variant="body2">{germanEuro(refundedCents)} erstattet</Typography>}
      </Box>
      {invoices.length > 0 && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' }, ml: -1.25 }}>
          {invoices.map(invoice => (
            <InvoiceButton key={invoice.id} invoice={invoice} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function InvoiceButton({ invoice: { id, number } }: { readonly invoice: PaymentActivity['invoices'][number] }) {
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const { blob, filename } = await callServer(downloadInvoice, { params: { id } })
      saveFile(blob, invoiceFilename(id, filename))
    } catch (error) {
      notify(sentenceOf(error, 'Die Rechnung konnte nicht geladen werden.'), 'error')
    }
    setLoading(false)
  }
  return (
    <Button startIcon={<Download />} loading={isLoading} onClick={() => void download()} sx={{ px: 1.25 }}>
      Rechnung {number}
    </Button>
  )
}
