import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useConfiguration } from '#shell/configuration.ts'

/** Nobody is bound to our form. */
export function OtherWays() {
  const { email, name, street, zip, city } = useConfiguration().app.companyInfo
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4 }}>
      Sie können uns auch schreiben: {email && <Link href={`mailto:${email}`}>{email}</Link>}
      {email && ' oder '}
      {[name, street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}.
    </Typography>
  )
}
