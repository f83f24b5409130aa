export { createReader, READING_PROCESS, type DrawOptions, type Reader, type ReadOptions } from './reader.ts'
export type { ReadingMethods } from './readingMethods.ts'
