import { openDialog } from './dialogs.ts'

/** A file that the upload begins with when it opens. */
export interface NextUpload {
  readonly file: File
  /** The terms were accepted: it starts by itself. */
  readonly isAccepted: boolean
}

let next: NextUpload | null = null

export function openUploadWith(upload: NextUpload): void {
  next = upload
  openDialog('upload')
}

/** For the upload that opens; `forgetNextUpload` when it is there. */
export function nextUpload(): NextUpload | null {
  return next
}

export function forgetNextUpload(): void {
  next = null
}
