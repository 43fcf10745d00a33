import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type CompiledCatalogue, isOfCategory } from '../catalogue/compiled'
import { plateAddress } from '../catalogue/plateAddress'
import { REQUIREMENTS } from '../catalogue/requirements'
import { AREAS } from '../catalogue/types'
import { instructions } from '../cooking/instructions'
import { escapeMarkup } from '../pure/escapeMarkup'
import type { Services } from '../platform/services'
import { inScript } from './mealPages'
import { messages } from './messages'
import { publicFacts } from './publicFacts'
import type { Shell } from './shells'

/** What the page tells of the catalogue (web/welcome/welcomeFacts.ts). */
export interface WelcomeFacts {
  meals: number
  requirements: number
  plan: { category: (typeof CATEGORIES)[number]; name: string; minutes: number; plate: string }[]
  list: { area: string; lines: string[] }[]
  cooked: { name: string; step: number; steps: number; text: string }
}

/** What the build leaves for the server to render the page with (web/shell/renderShell.tsx). */
interface Renderer {
  renderWelcome: (
    facts: WelcomeFacts,
    config: ReturnType<typeof publicFacts>,
  ) => Promise<{ head: string; body: string }>
}

const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const

/** The meals of the picture; in a catalogue without them others stand in. */
const SHOWN = [
  'ham-and-corn-crumpets-with-melted-cheese',
  'cauliflower-bhurji-with-peas',
  'lamb-and-spinach-gozleme-with-lemon',
  'lemony-masoor-dal-soup-with-sizzled-cumin',
  'moroccan-chicken-couscous-with-carrots-and-sultanas',
  'salmon-tray-bake-with-dill-potatoes',
]
/** How many meals of a category, areas of the list, and lines of each. */
const MOST = { meals: 2, areas: 3, lines: 2 }
/** The step that is read; the last one of a shorter recipe. */
const STEP = 2

/**
 * A stranger's first page, with its words and its picture in the HTML (docs/product.md UI-19). It is rendered once for a
 * version of the catalogue.
 */
export class WelcomePage {
  #page: Promise<string> | null = null
  #catalogue: CompiledCatalogue | null = null

  /** @param bare the page without content, in which the script shows it where it can't be rendered. */
  constructor(
    private readonly services: Services,
    private readonly webRoot: string,
    private readonly bare: Shell,
  ) {}

  async html(): Promise<string> {
    const { catalogue, log, config } = this.services
    if (this.#catalogue !== catalogue.compiled) this.#page = null
    this.#catalogue = catalogue.compiled
    this.#page ??= this.#render()
    try {
      return await this.#page
    } catch (error) {
      log.error({ error }, 'The first page of strangers could not be rendered')
      this.#page = null
      return withAddress(this.bare.html, config)
    }
  }

  async #render(): Promise<string> {
    const { config } = this.services
    const file = join(this.webRoot, '.vite/renderer.cjs')
    if (!existsSync(file)) throw new Error('The build has no renderer')
    const facts = await welcomeFacts(this.services)
    const { head, body } = await (createRequire(file)(file) as Renderer).renderWelcome(facts, publicFacts(config))
    const told = `<script type="application/json" id="welcome">${inScript(facts)}</script>`
    return withAddress(this.bare.html, config)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-shell="welcome">${body}</div>${told}`)
  }
}

/** What there is in the catalogue, and a little of it for the picture. */
export async function welcomeFacts(services: Services): Promise<WelcomeFacts> {
  const { compiled } = services.catalogue
  const all = [...SHOWN.flatMap((slug) => compiled.mealBySlug.get(slug) ?? []), ...compiled.meals]
  const shown = CATEGORIES.flatMap((category) =>
    [...new Set(all.filter((meal) => isOnlyOf(meal, category)))]
      .slice(0, MOST.meals)
      .map((meal) => ({ category, meal })),
  )
  const cooked = shown.find(({ category }) => category === 'dinner') ?? shown[0]
  const recipe = cooked ? await instructions(services, null, { slug: cooked.meal.slug, serves: 4 }) : null
  if (recipe === null) throw new Error('The catalogue has no meal to show')
  const step = Math.min(STEP, recipe.steps.length)
  const areas = AREAS.map((area) => ({
    area,
    lines: recipe.ingredients
      .filter(({ typicalLocation }) => typicalLocation === area)
      .map(({ recipeText }) => recipeText)
      .slice(0, MOST.lines),
  }))
  return {
    meals: compiled.meals.length,
    requirements: REQUIREMENTS.length,
    plan: shown.map(({ category, meal }) => ({
      category,
      name: meal.name,
      minutes: meal.meal.minutes,
      plate: plateAddress({ meal, swaps: [] }),
    })),
    list: areas.filter(({ lines }) => lines.length > 0).slice(0, MOST.areas),
    cooked: { name: recipe.name, step, steps: recipe.steps.length, text: recipe.steps[step - 1] ?? '' },
  }
}

/** Whether a plan shows a meal here first: no meal is to stand in two of its categories. */
function isOnlyOf(meal: CompiledCatalogue['meals'][number], category: (typeof CATEGORIES)[number]): boolean {
  const shown = SHOWN.indexOf(meal.slug)
  if (shown >= 0) return CATEGORIES[Math.floor(shown / MOST.meals)] === category
  return CATEGORIES.find((one) => isOfCategory(meal, one)) === category
}

/** The page with its name, its description and its one address. */
function withAddress(html: string, { publicUrl, productName }: Services['config']): string {
  const { title, description } = messages.welcome
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(`${title} · ${productName}`)}</title>`)
    .replace(
      /(<meta name="description" content=)"[^"]*"/,
      (_all, head: string) => `${head}"${escapeMarkup(description)}"`,
    )
    .replace('</head>', () => `<link rel="canonical" href="${escapeMarkup(`${publicUrl}/welcome`)}"></head>`)
}
