export { BILLING_FAULTS } from './billingFaults.ts'
export type { BillingParts } from './billingParts.ts'
export { billingRoutes } from './billingRoutes.ts'
export { cleanBooks } from './cleanBooks.ts'
export { addDeclarationForms } from './declarations/declarationForms.ts'
export { openDeclarations, settleDeclaration } from './declarations/declarationStore.ts'
export { agreeToStart, mayStart } from './orders/earlyPerformance.ts'
export { endSubscriptionsOf } from './subscriptions/endSubscription.ts'
export { storePaymentEvent } from './settlement/handlePaymentEvent.ts'
export {
  createInvoiceTypesetter,
  INVOICE_PROCESS,
  type InvoiceMethods,
  type InvoiceTypesetter,
} from './invoices/invoiceTypesetter.ts'
export { invoicedOf, invoiceFiles } from './invoices/invoiceStore.ts'
export { invoiceRoutes } from './invoices/invoiceRoutes.ts'
export { serveInvoices } from './invoices/serveInvoices.ts'
export { listActivities } from './listActivities.ts'
export { clearNote, type NotedOrder, notedOrders, notedOrdersOf } from './orders/notedOrders.ts'
export { personalDeclarations, personalInvoices, personalOrders } from './orders/personalOrders.ts'
export { endPromo, insertPromo, listPromos, partnerOfPromo } from './promos/promoStore.ts'
export type { Purchase } from './orders/purchaseStore.ts'
export { refundContract } from './settlement/refundContract.ts'
export { serveBilling } from './serveBilling.ts'
export { monthlyCredits as monthlyLimitOf } from './subscriptions/subscriptionStore.ts'
