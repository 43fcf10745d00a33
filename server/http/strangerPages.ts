import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { escapeMarkup } from '../pure/escapeMarkup'
import type { Services } from '../platform/services'
import { inScript } from './mealPages'
import { messages } from './messages'
import { publicFacts } from './publicFacts'
import type { Shell } from './shells'
import { welcomeFacts, type WelcomeFacts } from './welcomeFacts'

/** What the build leaves for the server to render the pages with (web/shell/renderShell.tsx). */
interface Renderer {
  renderForStranger: (
    path: string,
    facts: WelcomeFacts,
    config: ReturnType<typeof publicFacts>,
  ) => Promise<{ head: string; body: string }>
}

/** The pages that show strangers what the product is, by the names that the script knows (web/shell/shells.ts). */
const PATHS = { welcome: '/welcome', login: '/login' }
type Name = keyof typeof PATHS

/** The name of the page at an address; undefined for any other. */
export const strangerPageAt = (path: string): Name | undefined =>
  (['welcome', 'login'] as const).find((name) => path.toLowerCase().replace(/\/$/, '') === PATHS[name])

/**
 * A stranger's first page and the sign-in page, with their words and their picture in the HTML (docs/product.md UI-19, UI-20).
 * Each is rendered once for a version of the catalogue.
 */
export class StrangerPages {
  readonly #pages = new Map<Name, Promise<string>>()
  #facts: Promise<WelcomeFacts> | null = null
  #catalogue: CompiledCatalogue | null = null

  /** @param bare the page without content, in which the script shows them where they can't be rendered. */
  constructor(
    private readonly services: Services,
    private readonly webRoot: string,
    private readonly bare: Shell,
  ) {}

  async html(name: Name): Promise<string> {
    this.#renew()
    const page = this.#pages.get(name) ?? this.#render(name)
    this.#pages.set(name, page)
    try {
      return await page
    } catch (error) {
      this.services.log.error({ error, name }, 'A page of strangers could not be rendered')
      this.#pages.delete(name)
      this.#facts = null
      return this.#bare(name)
    }
  }

  /** What the picture shows, for pages that hold none of it. */
  facts(): Promise<WelcomeFacts> {
    this.#renew()
    return (this.#facts ??= welcomeFacts(this.services))
  }

  #renew(): void {
    const { compiled } = this.services.catalogue
    if (this.#catalogue === compiled) return
    this.#catalogue = compiled
    this.#pages.clear()
    this.#facts = null
  }

  async #render(name: Name): Promise<string> {
    const file = join(this.webRoot, '.vite/renderer.cjs')
    if (!existsSync(file)) throw new Error('The build has no renderer')
    const facts = await this.facts()
    const { renderForStranger } = createRequire(file)(file) as Renderer
    const { head, body } = await renderForStranger(PATHS[name], facts, publicFacts(this.services.config))
    const told = `<script type="application/json" id="welcome">${inScript(facts)}</script>`
    return this.#bare(name)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-shell="${name}">${body}</div>${told}`)
  }

  #bare(name: Name): string {
    const { html } = this.bare
    return name === 'welcome' ? withAddress(html, this.services.config) : html
  }
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
