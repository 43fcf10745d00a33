/** A picture, or a page of a PDF file, that is read. */
export interface Sheet {
  /** The name of its file, and the page where there are several. */
  name: string
  /** The file of a picture; null for a page. */
  file: File | null
  /** As it is shown. */
  shown: HTMLCanvasElement
  /** The text that a page has by itself; null where it is to be read off the picture. */
  text: string | null
  /** Draws it large enough to be read. */
  draw: () => Promise<HTMLCanvasElement>
}

/** What is wrong with a file, in words. */
export class NotOpened extends Error {}

/** The longer side of what is read, in pixels: with fewer, columns run into one another; more takes longer and reads no better. */
export const READ_SIDE = 2500
/** The longer side of what is shown. */
export const SHOWN_SIDE = 1200
/** How much is read in one go. */
export const READING_LIMITS = {
  pictures: 10,
  pages: 20,
  /** Of a PDF file. */
  bytes: 50_000_000,
} as const

/** An empty canvas, white, whose longer side is `side`, as wide and high as what is drawn on it. */
export function canvasFor(
  { width, height }: { width: number; height: number },
  side: number,
): { canvas: HTMLCanvasElement; scale: number } {
  const scale = side / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  return { canvas, scale }
}
