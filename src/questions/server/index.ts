export { askLanguageModel } from './askLanguageModel.ts'
export { type Pointing, pointToFacts } from './pointToFacts.ts'
