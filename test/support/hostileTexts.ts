import type { CatalogueData } from '../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal } from './catalogueFixtures'

/** Texts that would run a script, or bring in an element, wherever they were taken for markup. */
export const HOSTILE_TEXTS = [
  '<script>window.pwned=1</script>',
  '</script><script>window.pwned=1</script>',
  '"><img src=x onerror=window.pwned=1>',
  "'><svg/onload=window.pwned=1>",
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '" onmouseover="window.pwned=1" autofocus onfocus="window.pwned=1',
  '</title><script>window.pwned=1</script>',
  '</textarea><img src=x onerror=window.pwned=1>',
  '<!--><script>window.pwned=1</script>',
  '<math><mi//xlink:href="data:x,<script>window.pwned=1</script>">',
  '<a href="javascript:window.pwned=1">x</a>',
  'javascript:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  '{{constructor.constructor("window.pwned=1")()}}',
  '${window.pwned=1}',
  '<style>@import "//evil.example/x.css"</style>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '\u2028</script\u2029><script>window.pwned=1</script>',
  '&lt;script&gt;window.pwned=1&lt;/script&gt;',
]

/** Addresses that are no place to lead anybody to. */
export const HOSTILE_ADDRESSES = [
  'javascript:window.pwned=1',
  ' javascript:window.pwned=1',
  'JaVaScRiPt:window.pwned=1',
  'java\nscript:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example/',
  'https://x.example/"onclick="window.pwned=1',
]

/** A catalogue every text of which is hostile. Each meal is named `meal-N`. */
export function hostileCatalogue(): CatalogueData {
  const ingredients = HOSTILE_TEXTS.map((text, index) =>
    makeIngredient(`ingredient-${index}`, {
      name: text,
      kind: text,
      piece: { weight: 50, one: text, many: text },
      picture: text,
    }),
  )
  const meals = HOSTILE_TEXTS.map((text, index) =>
    makeMeal(`meal-${index}`, [makeLine(`ingredient-${index}`, 100, { preparation: text })], {
      name: `${text} ${index}`,
      steps: [text, `Stir ${text} well.`],
      urlDetails: HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length] ?? null,
      tags: ['quick'],
      categories: ['breakfast', 'lunch', 'dinner'],
    }),
  )
  return { ingredients, swaps: [], meals }
}
