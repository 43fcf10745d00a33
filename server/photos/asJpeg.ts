import sharp from 'sharp'

/** Seconds that it may take. */
const PATIENCE = 10
/** A stored photo has lost what can be lost already; less than this would show a second time. */
const QUALITY = 90

/** A stored photo in the form that every program reads. @throws Error if the file is damaged. */
export function asJpeg(stored: Buffer): Promise<Buffer> {
  return sharp(stored).timeout({ seconds: PATIENCE }).jpeg({ quality: QUALITY }).toBuffer()
}
