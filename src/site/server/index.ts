export { contractTexts } from './contractTexts.ts'
export { markdownOf } from './markdownOf.ts'
