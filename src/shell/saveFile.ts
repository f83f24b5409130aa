/** Hands a file to the browser, which keeps it under this name. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
