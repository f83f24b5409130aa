export { createReader, READING_PROCESS, type Reader } from './reader.ts'
export type { ReadingMethods } from './readingMethods.ts'
