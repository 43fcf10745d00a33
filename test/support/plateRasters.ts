import { chromium } from 'playwright-core'

const SIDE = 24

/** The mean distance of two rasters' colours, in units of their channels. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 3)
    sum += Math.sqrt(
      ((a[i] ?? 0) - (b[i] ?? 0)) ** 2 +
        ((a[i + 1] ?? 0) - (b[i + 1] ?? 0)) ** 2 +
        ((a[i + 2] ?? 0) - (b[i + 2] ?? 0)) ** 2,
    )
  return sum / (a.length / 3)
}

/** Starts a browser that renders pictures to 24 × 24 pixels. */
export async function startRasters(): Promise<{
  raster: (svg: string) => Promise<Float32Array>
  stop: () => Promise<void>
}> {
  const browser = await chromium.launch({ executablePath: process.env.TEST_BROWSER ?? '/usr/bin/chromium' })
  const page = await browser.newPage()
  const raster = async (svg: string): Promise<Float32Array> => {
    const pixels = await page.evaluate(
      async ({ source, side }) => {
        const image = new Image()
        image.src = `data:image/svg+xml;base64,${source}`
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = side * 2
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (!context) throw new Error('There is no canvas')
        context.drawImage(image, 0, 0, side * 2, side * 2)
        const { data } = context.getImageData(0, 0, side * 2, side * 2)
        const means: number[] = []
        // No function in here has a name: the bundler would wrap it in one that the page lacks.
        for (let i = 0; i < side * side * 3; i += 1) {
          const [pixel, c] = [Math.floor(i / 3), i % 3]
          const start = (Math.floor(pixel / side) * 4 * side + (pixel % side) * 2) * 4 + c
          const below = start + side * 2 * 4
          means.push(((data[start] ?? 0) + (data[start + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0)) / 4)
        }
        return means
      },
      { source: Buffer.from(svg).toString('base64'), side: SIDE },
    )
    return Float32Array.from(pixels)
  }
  return { raster, stop: () => browser.close() }
}
