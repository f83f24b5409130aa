import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AppLink } from '#design/AppLink.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { PlainList } from '#design/PlainList.tsx'
import { AccountSection } from './AccountSection.tsx'
import { PAYMENTS } from './accountQueries.ts'
import { Loaded } from './Loaded.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { SubscriptionNote } from './SubscriptionNote.tsx'

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
                <AppLink to="/widerruf">Vertrag widerrufen</AppLink>.
              </Typography>
            </>
          )
        }
      </Loaded>
    </AccountSection>
  )
}
