export { askLanguageModel } from './askLanguageModel.ts'
