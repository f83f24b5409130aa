export { archiveRoutes } from './archiveRoutes.ts'
export { createPageDrawer } from './pageDrawer.ts'
export { reportRoutes } from './reportRoutes.ts'
export { versionRoutes } from './versionRoutes.ts'
