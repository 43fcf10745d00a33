import { arrayOf, isNumber, isText, oneOf, shape } from '../../session/guards'

/** What strangers are shown of the catalogue, as the server leaves it in their pages (docs/product.md UI-19, UI-20). */
export interface ProductFacts {
  /** How many meals and dietary requirements there are. */
  meals: number
  requirements: number
  /** Meals of the plan in the picture. */
  plan: { category: 'breakfast' | 'lunch' | 'dinner'; name: string; minutes: number; plate: string }[]
  /** Lines of its list by areas, in the order of the shop. */
  list: { area: string; lines: string[] }[]
  /** A step of a recipe. */
  cooked: { name: string; step: number; steps: number; text: string }
}

/** Names the element of the page in which the server leaves the facts; it knows it too. */
const FACTS_ID = 'welcome'
/** Where the server has them for pages that hold none. */
const FACTS_FILE = '/welcome.json'

const isFacts = shape<ProductFacts>({
  meals: isNumber,
  requirements: isNumber,
  plan: arrayOf(
    shape<ProductFacts['plan'][number]>({
      category: oneOf(['breakfast', 'lunch', 'dinner']),
      name: isText,
      minutes: isNumber,
      plate: isText,
    }),
  ),
  list: arrayOf(shape<ProductFacts['list'][number]>({ area: isText, lines: arrayOf(isText) })),
  cooked: shape<ProductFacts['cooked']>({ name: isText, step: isNumber, steps: isNumber, text: isText }),
})

let preset: ProductFacts | null = null

/** Takes these facts where there is no page: for what the server renders. */
export function presetProductFacts(facts: ProductFacts | null): void {
  preset = facts
}

/**
 * Has the facts fetched where this page holds none: the page that led here was another one. Without a network they stay
 * unknown.
 */
export async function bringProductFacts(): Promise<void> {
  if (productFacts() !== null) return
  try {
    const answer = await fetch(FACTS_FILE)
    const facts: unknown = answer.ok ? await answer.json() : null
    if (isFacts(facts)) preset = facts
  } catch {
    // The sentence stands without its picture.
  }
}

/** The facts in this page; null where it holds none, as without a network. */
export function productFacts(): ProductFacts | null {
  if (preset !== null || typeof document === 'undefined') return preset
  try {
    const facts: unknown = JSON.parse(document.getElementById(FACTS_ID)?.textContent ?? 'null')
    return isFacts(facts) ? facts : null
  } catch {
    return null
  }
}
