import { type AnalysisJson, analysisJson } from '#reports/domain/analysisJson.ts'
import { assessedInput, sampleFacts } from '#reports/domain/chapters/assessedInput.fixture.ts'

/** The judged result of an offer that states these facts. */
export function analysisOf(stated: Parameters<typeof assessedInput>[0]): AnalysisJson {
  const { document, judgement } = assessedInput(stated)
  const { facts } = judgement.assessment.offer
  const findings = {
    ...{ kind: 'expose', refusal: null, facts, sighted: {}, contradictions: [], priceHistory: [], plannedWorks: [] },
    ...{ deal: null, units: [], stopped: [], second: { hints: [] } },
  } as unknown as Parameters<typeof analysisJson>[1]
  return analysisJson({ ...document, unreadPages: [...document.unreadPages] }, findings, judgement)
}

/** Of every sample listing of our own. @param expected content of samples/expected.json: only a test may read files */
export function sampleAnalyses(expected: string): readonly (readonly [file: string, analysis: AnalysisJson])[] {
  return sampleFacts(expected).map(([file, stated]) => [file, analysisOf(stated)])
}
