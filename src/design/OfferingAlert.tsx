import Alert, { type AlertProps } from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Something went wrong or is missing, and what can be done about it at once. */
export function OfferingAlert({
  label,
  isBusy = false,
  onAct,
  ...rest
}: Pick<AlertProps, 'severity' | 'sx' | 'children'> & {
  /** What the button does. */
  readonly label: string
  readonly isBusy?: boolean
  readonly onAct: () => unknown
}) {
  return (
    <Alert
      {...rest}
      action={
        <Button color="inherit" disabled={isBusy} onClick={() => void onAct()}>
          {label}
        </Button>
      }
    />
  )
}
