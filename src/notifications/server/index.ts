export { announceDocument, announceStep, broadcast } from './announce.ts'
export { notificationRoutes } from './notificationRoutes.ts'
export { sendMail } from './sendMail.ts'
export { serveMail } from './serveMail.ts'
