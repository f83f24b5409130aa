export { createReader, READING_PROCESS, type Reader } from './reader.ts'
export type { PageCount } from './countPages.ts'
export type { ReadingMethods } from './readingMethods.ts'
