export { type BalanceRow as Balance, readBalance as balanceOf } from './creditStore.ts'
export { bookPurchase, grantCredits, welcome } from './gainCredits.ts'
export { refundPurchase } from './refundPurchase.ts'
export { giveBack, useCredit } from './useCredit.ts'
