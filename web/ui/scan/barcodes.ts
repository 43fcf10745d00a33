import { productCode } from '../../../schema/productCodes'

/** Finds bar codes in what a camera shows. */
interface Detector {
  detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

/** The browser's own, where it has one; the DOM's types know none. */
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** The codes that stand on products, the first on nearly all. */
const EAN = 'ean_13'
const FORMATS = [EAN, 'ean_8', 'upc_a']

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

async function readableFormats(): Promise<readonly string[]> {
  const readable = (await detectorClass()?.getSupportedFormats()) ?? []
  return FORMATS.filter((format) => readable.includes(format))
}

/** Whether this browser reads products' codes and has a camera that it can ask for: never where the page came insecurely. */
export async function canScan(): Promise<boolean> {
  // Where the page came insecurely, browsers have none, whatever their types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  try {
    if (!devices || !(await readableFormats()).includes(EAN)) return false
    return (await devices.enumerateDevices()).some(({ kind }) => kind === 'videoinput')
  } catch {
    return false
  }
}

/** Reads what is in view: codes of 14 digits, each once. Rejects where the browser can't. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<readonly string[]>

/** What reads codes. Rejects where the browser has nothing that does. */
export async function codeReader(): Promise<ReadCodes> {
  const Class = detectorClass()
  if (!Class) throw new Error('This browser reads no bar codes')
  const detector = new Class({ formats: await readableFormats() })
  return async (video) => {
    const found = await detector.detect(video)
    return [...new Set(found.map(({ rawValue }) => productCode(rawValue)))].filter((code) => code !== null)
  }
}
