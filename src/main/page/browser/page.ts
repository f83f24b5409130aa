/**
 * What the page does beyond plain links and forms: asks for news while an exposé is read, and brings a chosen quote to
 * the middle of the screen. Without this script everything still works, less smoothly.
 */
const POLL_MS = 700

const stage = document.querySelector('#stage')
if (stage) void followProgress(stage)

document.querySelector('form.upload')?.addEventListener('submit', event => {
  const button = (event.currentTarget as HTMLFormElement).querySelector('button')
  if (!button) return
  button.disabled = true
  button.textContent = 'Wird hochgeladen …'
})
// Coming back by the browser's own button shows the form as it was left.
addEventListener('pageshow', event => event.persisted && location.reload())

addEventListener('hashchange', showChosenMark)
showChosenMark()

async function followProgress(status: Element): Promise<void> {
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
    const answer = await fetch(`${location.pathname}/stand`).catch(() => undefined)
    if (!answer) continue
    const news = answer.ok ? ((await answer.json()) as { done: boolean; stage: string }) : undefined
    if (!news || news.done) {
      location.reload()
      return
    }
    if (status.textContent !== news.stage) status.textContent = news.stage
  }
}

function showChosenMark(): void {
  const mark = location.hash ? document.getElementById(location.hash.slice(1)) : null
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.fact a')) {
    if (mark && link.hash === location.hash) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  if (!(mark instanceof SVGElement)) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  mark.scrollIntoView({ block: 'center', inline: 'nearest', behavior: still ? 'instant' : 'smooth' })
  const announcement = document.querySelector('#announcement')
  if (announcement) announcement.textContent = mark.dataset['says'] ?? ''
}
