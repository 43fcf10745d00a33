import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import { recipeJsonLd } from '../catalogue/recipeJsonLd'
import { instructions } from '../cooking/instructions'
import type { InstructionsView } from '../cooking/shapeInstructions'
import { escapeMarkup } from '../pure/escapeMarkup'
import type { Services } from '../platform/services'
import { publicFacts } from './publicFacts'
import type { Shell } from './shells'

/** What the build leaves for the server to render a meal's page with (web/shell/renderShell.tsx). */
interface Renderer {
  renderInstructions: (
    recipe: InstructionsView,
    facts: ReturnType<typeof publicFacts>,
  ) => Promise<{ head: string; body: string }>
}

/** Pages that are kept at a time, about 60 kB each. */
const MOST = 300

/**
 * The pages of the catalogue's meals with their instructions in the HTML, as they are for a stranger: for readers without
 * script, for search engines, and for an early first sight (docs/product.md COOK-22). Each is rendered once for a version of
 * the catalogue.
 */
export class MealPages {
  readonly #pages = new Map<string, Promise<string>>()
  #catalogue: CompiledCatalogue | null = null
  #renderer: Renderer | null = null

  /** @param bare the page without content. */
  constructor(
    private readonly services: Services,
    private readonly webRoot: string,
    private readonly bare: Shell,
  ) {}

  /** The page of a meal; `frame`, in which the script shows the meal, where it can't be rendered. */
  async pageOf(meal: CompiledMeal, frame: string): Promise<string> {
    const { catalogue, log } = this.services
    if (this.#catalogue !== catalogue.compiled) this.#pages.clear()
    this.#catalogue = catalogue.compiled
    const page = this.#pages.get(meal.slug) ?? this.#render(meal)
    this.#keep(meal.slug, page)
    try {
      return await page
    } catch (error) {
      log.error({ error, slug: meal.slug }, 'The page of a meal could not be rendered')
      this.#pages.delete(meal.slug)
      return frame
    }
  }

  /** The one that was asked for longest ago gives way. */
  #keep(slug: string, page: Promise<string>): void {
    this.#pages.delete(slug)
    this.#pages.set(slug, page)
    const [oldest = slug] = this.#pages.keys()
    if (this.#pages.size > MOST) this.#pages.delete(oldest)
  }

  async #render({ slug }: CompiledMeal): Promise<string> {
    const recipe = await instructions(this.services, null, { slug })
    if (recipe === null) throw new Error('A stranger can not see the meal')
    const { head, body } = await this.#load().renderInstructions(recipe, publicFacts(this.services.config))
    const answer = `<script type="application/json" id="instructions">${inScript(recipe)}</script>`
    return this.bare.html
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-shell="instructions">${body}</div>${answer}`)
  }

  #load(): Renderer {
    const file = join(this.webRoot, '.vite/renderer.cjs')
    if (!existsSync(file)) throw new Error('The build has no renderer')
    return (this.#renderer ??= createRequire(file)(file) as Renderer)
  }
}

/** A page with the name, the address and the schema.org recipe of its meal. */
export function withRecipe(html: string, meal: CompiledMeal, config: Services['config']): string {
  const address = `${config.publicUrl}/instructions/${meal.slug}`
  const canonical = `<link rel="canonical" href="${escapeMarkup(address)}">`
  const head = `${canonical}<script type="application/ld+json">${inScript(recipeJsonLd(meal, config))}</script>`
  return html
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeMarkup(meal.name)} · ${escapeMarkup(config.productName)}</title>`,
    )
    .replace('</head>', () => `${head}\n  </head>`)
}

/** `<` is escaped within the data, so that no text of a recipe can end the script element. */
export const inScript = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')
