/** What is being done with an exposé, in order. */
export const STAGES = ['reading', 'extracting', 'answering', 'valuing', 'rating', 'rendering'] as const

export type Stage = (typeof STAGES)[number]
