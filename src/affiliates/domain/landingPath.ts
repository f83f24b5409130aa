/** Our own pages look like this; whatever else a path holds may be anything. */
const PAGE = /^\/[a-z0-9-]{0,40}(\/[a-z0-9-]{1,40}){0,2}$/i

/** What is kept of the address at which somebody arrived: the page, and `/` where it is not ours. */
export function landingPath(url: string): string {
  const path = URL.parse(url)?.pathname ?? '/'
  return PAGE.test(path) ? path.toLowerCase() : '/'
}
