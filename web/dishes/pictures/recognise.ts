import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { ReadLanguage } from './languages'

/** Put in by the build: where what reads pictures is served. */
declare const READING_FILES: string

/** What reads letters off pictures, in a separate worker, which nothing leaves. */
export interface Recogniser {
  language: ReadLanguage
  /** @param onProgress gets how much is done, from 0 to 1. */
  read: (picture: HTMLCanvasElement, onProgress: (done: number) => void) => Promise<string>
  /** Ends it, with what it is reading. */
  stop: () => void
}

/** Starts one: fetches the worker and the letters of a language. Rejects where these can't be fetched. */
export async function startRecogniser(language: ReadLanguage): Promise<Recogniser> {
  let report = (_done: number) => {}
  let fail = (_error: unknown) => {}
  // By itself the library waits for ever where the letters can't be fetched, and only says so.
  const failed = new Promise<never>((_resolve, reject) => (fail = reject))
  failed.catch(() => {})
  const starting = createWorker(language, OEM.LSTM_ONLY, {
    workerPath: `${READING_FILES}/worker.min.js`,
    corePath: READING_FILES,
    langPath: READING_FILES,
    // The page's own policy does not let it run what is compiled; that of the worker's answer does.
    workerBlobURL: false,
    // The browser keeps the files by their addresses.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report(progress)
    },
    errorHandler: (error) => fail(error),
  })
  const worker = await Promise.race([starting, failed])
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  return {
    language,
    read: (picture, onProgress) => {
      report = onProgress
      return textOf(worker, picture)
    },
    stop: () => void worker.terminate(),
  }
}

/** A page that lies a little aslant is turned first. */
async function textOf(worker: Worker, picture: HTMLCanvasElement): Promise<string> {
  const { data } = await worker.recognize(picture, { rotateAuto: true })
  return data.text.trim()
}
