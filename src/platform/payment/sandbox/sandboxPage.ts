import { capitalised } from '#kernel/capitalised.ts'
import { germanEuro } from '#kernel/germanNumber.ts'
import { escaped } from '#kernel/markup.ts'
import type { CheckoutProgress } from '../paymentPort.ts'
import { successAddress } from '../successAddress.ts'
import type { SandboxCheckout } from './sandboxStore.ts'

/** The checkout as one page without script. @param isDeclined the buyer has just let his bank say no */
export function sandboxPage(checkout: SandboxCheckout, isDeclined: boolean): string {
  const { state } = checkout
  const next = state === 'open' ? form(isDeclined) : ending(state, checkout)
  return frame(
    'Testzahlung',
    `<h1>Ihre Bestellung bezahlen</h1>
<dl>
<div><dt>Paket</dt><dd><strong>${escaped(capitalised(checkout.package))}</strong><br>${escaped(checkout.description)}</dd></div>
${amounts(checkout)}
</dl>
${next}`,
  )
}

/** For an address that leads nowhere (any more). */
export function noSandboxPage(): string {
  return frame(
    'Keine Testzahlung',
    `<h1>Diese Testzahlung gibt es nicht</h1>
<p>Bitte beginnen Sie den Kauf noch einmal.</p>
<p><a class="button" href="/buy">Zum Kauf</a></p>`,
  )
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ExposéAmpel</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox-checkout/page.css">
</head>
<body>
<header>
<p class="brand">ExposéAmpel</p>
<p class="test"><strong>Testmodus – es wird kein Geld bewegt</strong></p>
</header>
<main>
${content}
</main>
</body>
</html>
`
}

function amounts({ listCents, discountCents, promoCode, mode }: SandboxCheckout): string {
  const per = mode === 'subscription' ? ' im Monat' : ''
  const price = amount('Preis', `${germanEuro(listCents)}${per}`)
  const discount = discountCents > 0 ? amount(`Rabatt (Code ${promoCode ?? ''})`, `−${germanEuro(discountCents)}`) : ''
  const total = amount('Jetzt zu zahlen', `${germanEuro(listCents - discountCents)} inkl. MwSt.`, 'total')
  const later = discountCents > 0 && per ? amount('Ab dem zweiten Monat', `${germanEuro(listCents)}${per}`) : ''
  return [price, discount, total, later].filter(Boolean).join('\n')
}

function amount(term: string, value: string, look = ''): string {
  return `<div class="${look}"><dt>${escaped(term)}</dt><dd class="amount">${escaped(value)}</dd></div>`
}

function form(isDeclined: boolean): string {
  const declined = `<p class="declined" role="alert">Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.</p>`
  return `${isDeclined ? declined : ''}
<form method="post">
<button class="button" name="action" value="pay">Jetzt bezahlen</button>
<button name="action" value="pending">Bezahlen, die Bank braucht noch einen Moment</button>
<button name="action" value="decline">Bezahlen, die Bank lehnt ab</button>
<button name="action" value="cancel">Abbrechen und zurück</button>
</form>`
}

const ENDINGS: Record<Exclude<CheckoutProgress, 'open'>, string> = {
  pending: 'Die Bank bearbeitet die Zahlung. Das dauert im Testmodus einige Sekunden.',
  paid: 'Die Zahlung ist eingegangen.',
  failed: 'Die Zahlung ist fehlgeschlagen.',
  cancelled: 'Sie haben die Zahlung abgebrochen.',
  expired: 'Die Frist für diese Zahlung ist abgelaufen.',
}

function ending(state: keyof typeof ENDINGS, { id, successUrl, cancelUrl }: SandboxCheckout): string {
  const goesOn = state === 'pending' || state === 'paid'
  return `<p role="status">${ENDINGS[state]}</p>
<p><a class="button" href="${escaped(goesOn ? successAddress(successUrl, id) : cancelUrl)}">Zurück zu ExposéAmpel</a></p>`
}
