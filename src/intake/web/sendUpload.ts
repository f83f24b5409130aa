import { upload } from '#contract/intake.ts'
import { noteReached } from '#shell/reachability.ts'
import type { Received } from './uploadOutcome.ts'

/** The only request that is no `fetch`: fetch does not tell how much has been sent. */
export function sendUpload(
  form: FormData,
  token: string | null,
  onProgress: (sentBytes: number, allBytes: number) => void,
): Promise<Received> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    request.open(upload.method, upload.path)
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded, total)
    })
    request.addEventListener('load', () => {
      noteReached(true)
      resolve({ status: request.status, text: request.responseText })
    })
    const fail = () => {
      noteReached(false)
      resolve(null)
    }
    request.addEventListener('error', fail)
    request.addEventListener('timeout', fail)
    request.send(form)
  })
}
