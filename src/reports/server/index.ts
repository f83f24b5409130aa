export { createTypesetter, TYPESETTING_PROCESS, type Typesetter, type TypesettingFailure } from './typesetter.ts'
export type { TypesettingMethods } from './typesettingMethods.ts'
