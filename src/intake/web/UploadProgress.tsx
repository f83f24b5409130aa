import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type Pace, paceText } from './uploadPace.ts'

/** How much has been sent; afterwards the server still looks into the files. */
export function UploadProgress({ pace }: { readonly pace: Pace }) {
  const isSent = pace.percent >= 100
  return (
    <>
      <Typography id="upload-laeuft" sx={{ mb: 1.5 }}>
        Ihre Dateien werden hochgeladen. Bitte lassen Sie dieses Fenster offen.
      </Typography>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        {...(!isSent && { value: pace.percent })}
        aria-labelledby="upload-laeuft"
        sx={{ height: 8, borderRadius: 1 }}
      />
      {/* The bar tells its value itself; a live region would read every percent. */}
      <Typography aria-live="off" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {paceText(pace)}
      </Typography>
    </>
  )
}
