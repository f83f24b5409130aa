export { askLanguageModel, type ModelReading } from './askLanguageModel.ts'
