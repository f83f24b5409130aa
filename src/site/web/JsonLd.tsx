/** What search engines read of a page. Addresses are relative to the page's own, as JSON-LD allows. */
export function JsonLd({ data }: { readonly data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
