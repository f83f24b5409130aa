/** The text is a test or a placeholder: whether there is such an offer at all is open, so nothing of it is rated. */
export function isPlaceholder({ points }: { readonly points: readonly { readonly id: string }[] }): boolean {
  return points.some(({ id }) => id === 'platzhaltertext')
}
