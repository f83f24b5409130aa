/** Lets the browser save what was downloaded under the given name. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click, some only in the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
