export { createTypesetter, TYPESETTING_PROCESS, type Typesetter } from './typesetter.ts'
export type { TypesettingMethods } from './typesettingMethods.ts'
