import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import { messages } from './messages'
import { textOfPage } from './textOfPage'
import { canvasFor, NotOpened, READ_SIDE, READING_LIMITS, type Sheet, SHOWN_SIDE } from './sheet'

/** Put in by the build: where what reads pictures is served. */
declare const READING_FILES: string

/** A PDF file that is open, until it is closed. */
export interface OpenPdf {
  sheets: Sheet[]
  close: () => void
}

/** Opens a PDF file with the text that its pages have. @throws NotOpened for one that is damaged, locked or too long. */
export async function openPdf(file: File): Promise<OpenPdf> {
  const { name } = file
  if (file.size > READING_LIMITS.bytes)
    throw new NotOpened(messages.fileTooLarge({ name, most: READING_LIMITS.bytes / 1_000_000 }))
  GlobalWorkerOptions.workerSrc = `${READING_FILES}/pdf.worker.min.mjs`
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    wasmUrl: `${READING_FILES}/`,
    maxImageSize: PHOTO_LIMITS.pixels,
    isEvalSupported: false,
    verbosity: 0,
  })
  const close = () => void loading.destroy()
  try {
    const pdf = await loading.promise
    const { numPages } = pdf
    if (numPages > READING_LIMITS.pages)
      throw new NotOpened(messages.tooManyPages({ name, count: numPages, most: READING_LIMITS.pages }))
    const sheets: Sheet[] = []
    for (let number = 1; number <= numPages; number += 1) {
      const label = numPages === 1 ? name : messages.pageOf({ name, number })
      sheets.push(await sheetOf(await pdf.getPage(number), label))
    }
    return { sheets, close }
  } catch (error) {
    close()
    throw error instanceof NotOpened ? error : new NotOpened(whatIsWrong(error, name))
  }
}

async function sheetOf(page: PDFPageProxy, name: string): Promise<Sheet> {
  const text = textOfPage((await page.getTextContent()).items)
  return {
    ...{ name, file: null, text: text === '' ? null : text },
    shown: await drawn(page, SHOWN_SIDE),
    draw: () => drawn(page, READ_SIDE),
  }
}

async function drawn(page: PDFPageProxy, side: number): Promise<HTMLCanvasElement> {
  const { canvas, scale } = canvasFor(page.getViewport({ scale: 1 }), side)
  await page.render({ canvas, viewport: page.getViewport({ scale }) }).promise
  page.cleanup()
  return canvas
}

function whatIsWrong(error: unknown, name: string): string {
  switch (error instanceof Error ? error.name : '') {
    case 'PasswordException':
      return messages.locked({ name })
    case 'InvalidPDFException':
      return messages.damaged({ name })
    default:
      return messages.notOpened({ name })
  }
}
