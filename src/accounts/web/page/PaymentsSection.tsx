import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayInGermany } from '#kernel/germanTime.ts'
import { AppLink } from '#design/AppLink.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { PlainList } from '#design/PlainList.tsx'
import { TAPPABLE } from '#design/theme.ts'
import { AccountSection } from './AccountSection.tsx'
import { Loaded } from './Loaded.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { type PaymentActivity, PAYMENTS } from './accountQueries.ts'

/** What was bought, with its invoices, and how to get out of it again. */
export function PaymentsSection() {
  const query = useQuery(PAYMENTS)
  return (
    <AccountSection id="zahlungen" title="Zahlungen und Rechnungen">
      <Loaded query={query} height={180} fault="Fehler beim Laden der Zahlungen">
        {payments =>
          payments.length === 0 ? (
            <EmptyState
              title="Noch keine Zahlungen"
              action={
                <Button component={Link} to="/buy" variant="outlined">
                  Pakete ansehen
                </Button>
              }
            >
              Nach einem Kauf finden Sie hier Ihre Rechnungen.
            </EmptyState>
          ) : (
            <>
              {payments.map(payment => (
                <SubscriptionNote key={payment.id} payment={payment} />
              ))}
              <PlainList>
                {payments.map(payment => (
                  <PaymentRow key={payment.id} payment={payment} />
                ))}
              </PlainList>
              <Typography variant="body2" sx={{ mt: 2 }}>
                Sie möchten einen Kauf rückgängig machen? Binnen 14 Tagen können Sie den{' '}
                <AppLink to="/widerruf" sx={TAPPABLE}>
                  Vertrag widerrufen
                </AppLink>
                .
              </Typography>
            </>
          )
        }
      </Loaded>
    </AccountSection>
  )
}

/** That a subscription runs, until when, and where it is ended. */
function SubscriptionNote({ payment: { description, subscription } }: { readonly payment: PaymentActivity }) {
  if (!subscription?.active) return null
  const { periodEnd, cancelledAt } = subscription
  const end = periodEnd === null ? '' : ` am ${dayInGermany(new Date(periodEnd))}`
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
        ? `Gekündigt am ${dayInGermany(new Date(cancelledAt))}; es endet${end}.`
        : `Es verlängert sich${end || ' jeden Monat'} um einen Monat, bis Sie kündigen.`}
    </Alert>
  )
}
