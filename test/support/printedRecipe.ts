import type { Browser, Page } from 'playwright-core'

const INGREDIENTS = ['400 g red lentils', '2 carrots, finely diced', '250 ml coconut milk', '2 tbsp olive oil']
const STEPS = ['Rinse the lentils under cold water.', 'Heat the oil and fry the carrots.', 'Add the rest and simmer.']
/** The words of the recipe, in their order. */
export const PRINTED = ['Golden Lentil Soup', 'Serves 4', 'Ingredients', ...INGREDIENTS, 'Method', ...STEPS]

const list = (lines: readonly string[]) => lines.map((one) => `<div>${one}</div>`).join('')
const recipe = (columns: number) => `<body style="margin:40px;font:18px/1.6 serif;background:white">
  <h1>Golden Lentil Soup</h1><p>Serves 4</p>
  <div style="display:grid;grid-template-columns:repeat(${columns},1fr);gap:50px">
  <div><b>Ingredients</b>${list(INGREDIENTS)}</div>
  <div><b>Method</b>${list(STEPS.map((one, index) => `${index + 1}. ${one}`))}</div></div>`

/** A picture of a printed recipe, as PNG. */
export async function printedPicture(page: Page, columns = 1): Promise<Buffer> {
  await page.setViewportSize({ width: columns === 1 ? 520 : 820, height: columns === 1 ? 560 : 400 })
  await page.setContent(recipe(columns))
  return page.screenshot()
}

/** A PDF file with the recipe's text, or with a picture of it alone. */
export async function printedPdf(browserOf: BrowserContextLike, scan: Buffer | null): Promise<Buffer> {
  const page = await browserOf.newPage()
  const picture =
    scan && `<body style="margin:0"><img style="width:100%" src="data:image/png;base64,${scan.toString('base64')}">`
  await page.setContent(picture ?? recipe(2))
  const pdf = await page.pdf({ format: 'A5', printBackground: true })
  await page.close()
  return pdf
}

type BrowserContextLike = Pick<Browser, 'newPage'>

/** A PDF file that opens with a password alone. */
export const lockedPdf = (): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj',
      `3 0 obj <</Filter/Standard/V 1/R 2/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>/P -4>> endobj`,
      'trailer <</Root 1 0 R/Size 4/Encrypt 3 0 R/ID[<00><00>]>>',
      '%%EOF',
    ].join('\n'),
  )
