export { archiveRoutes } from './archiveRoutes.ts'
