import type { Page } from 'playwright-core'

/**
 * How many pixels of two screenshots differ by more than the browser's smoothing of edges, which layers change.
 * @param canvas an empty page.
 */
export const unlikePixels = (canvas: Page, ...pictures: [string, string]) =>
  canvas.evaluate(async (pngs) => {
    const [one, other] = await Promise.all(
      pngs.map(async (png) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
        const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        drawing?.drawImage(bitmap, 0, 0)
        return drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data
      }),
    )
    if (!one || one.length !== other?.length) return Infinity
    const unlike = new Set<number>()
    one.forEach((value, at) => Math.abs(value - (other[at] ?? 0)) > 40 && unlike.add(at >> 2))
    return unlike.size
  }, pictures)
