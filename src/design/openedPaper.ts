/**
 * What opens above the page hides the page from screen readers, and its parts with it: it is a part of its own, with a name, by which it can
 * be found.
 */
export function openedPaper(name: string) {
  return { role: 'region', 'aria-label': name } as const
}
