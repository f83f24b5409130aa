/** The part of tesseract.js-core 7 that we call; the package brings no types. Source: its README and tesseract.js 7 worker-script. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  interface TessBaseApi {
    /** @returns -1 when the model cannot be read */
    Init(dataFolder: string | null, languages: string, engineMode: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes the file /input. @returns 1 when it is no picture */
    SetImageFile(exifOrientation: number, angleRadians: number): number
    Recognize(monitor: null): number
    GetTSVText(): string
    Clear(): void
  }
  interface TesseractCore {
    FS: { writeFile(path: string, data: Uint8Array): void }
    TessBaseAPI: new () => TessBaseApi
  }
  export default function createCore(options: { TesseractProgress(percent: number): void }): Promise<TesseractCore>
}
