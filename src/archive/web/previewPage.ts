/**
 * The report's page as it may be shown inside ours. A frame by `srcdoc` inherits the policy of the page around it, which
 * allows styles only with its nonce; the report's own policy knows its style by a hash, which the attribute leaves as it is.
 * @param nonce of the page around it; null: it needs none
 */
export function pageForFrame(html: string, nonce: string | null): string {
  if (nonce === null) return html
  const attribute = ` nonce="${nonce.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  // Only in the head: what the report quotes stands below it.
  const end = html.search(/<\/head>/i)
  const head = end < 0 ? html : html.slice(0, end)
  return head.replace(/<style(?=[\s>])/gi, `<style${attribute}`) + (end < 0 ? '' : html.slice(end))
}
