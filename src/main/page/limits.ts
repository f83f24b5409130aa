/** How long a file and its result stay in memory. The start page states it. */
export const KEEP_MINUTES = 15

/** The largest file that is taken. */
export const MAX_MEGABYTES = 50

/** Analyses in memory at once; the oldest finished one makes room for a new one. */
export const MAX_ANALYSES = 20

/** Page pictures: sharp enough to read on a phone's display when a page fills its width. */
export const PAGE_DPI = 130
