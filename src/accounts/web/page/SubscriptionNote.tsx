import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { germanDay } from '#design/germanFormat.ts'
import type { PaymentActivity } from './accountQueries.ts'

/** That a subscription runs, until when, and where it is ended. */
export function SubscriptionNote({ payment: { description, subscription } }: { readonly payment: PaymentActivity }) {
  if (!subscription?.active) return null
  const { periodEnd, cancelledAt } = subscription
  const end = periodEnd === null ? '' : ` am ${germanDay(new Date(periodEnd))}`
  const isCancelled = cancelledAt !== null
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        !isCancelled && (
          <Button component={Link} to="/kuendigung" color="inherit">
            Abo kündigen
          </Button>
        )
      }
    >
      <strong>Ihr Abo: {description}</strong>
      <br />
      {isCancelled
        ? `Gekündigt am ${germanDay(new Date(cancelledAt))}; es endet${end}.`
        : `Es verlängert sich${end || ' jeden Monat'} um einen Monat, bis Sie kündigen.`}
    </Alert>
  )
}
