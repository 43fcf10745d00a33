import { arrayOf, isNumber, isText, oneOf, shape } from '../session/guards'

/** What a stranger's first page tells of the catalogue, as the server leaves it in the page (docs/product.md UI-19). */
export interface WelcomeFacts {
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

const isFacts = shape<WelcomeFacts>({
  meals: isNumber,
  requirements: isNumber,
  plan: arrayOf(
    shape<WelcomeFacts['plan'][number]>({
      category: oneOf(['breakfast', 'lunch', 'dinner']),
      name: isText,
      minutes: isNumber,
      plate: isText,
    }),
  ),
  list: arrayOf(shape<WelcomeFacts['list'][number]>({ area: isText, lines: arrayOf(isText) })),
  cooked: shape<WelcomeFacts['cooked']>({ name: isText, step: isNumber, steps: isNumber, text: isText }),
})

let preset: WelcomeFacts | null = null

/** Takes these facts where there is no page: for what the server renders. */
export function presetWelcomeFacts(facts: WelcomeFacts | null): void {
  preset = facts
}

/** The facts in this page; null where it holds none, as without a network. */
export function welcomeFacts(): WelcomeFacts | null {
  if (preset !== null || typeof document === 'undefined') return preset
  try {
    const facts: unknown = JSON.parse(document.getElementById(FACTS_ID)?.textContent ?? 'null')
    return isFacts(facts) ? facts : null
  } catch {
    return null
  }
}
