import type { ApolloClient } from '@apollo/client'
import { print, stripIgnoredCharacters } from 'graphql'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { createClient } from '../apollo/client'
import { presetAnswer } from '../cooking/answerInPage'
import type { MealInstructionsFragment } from '../cooking/operations.generated'
import { createNavigation } from '../product/navigation'
import { FirstPlanDocument } from '../live/operations.generated'
import { presetProductFacts, type ProductFacts } from '../product/picture/productFacts'
import { presetProductConfig, type ProductConfig } from '../product/productConfig'
import { App } from './App'
import { loadClientFactory } from './loadClientFactory'
import { Pages } from './Pages'
import { PlanTemplates } from './planner/PlanTemplates'
import { routes } from './routes'
import { shellOf } from './shells'

/** What a page shows before its script runs. */
export interface RenderedShell {
  /** The content of `#root`. */
  body: string
  /** The styles that it needs, and what it says ahead about its pictures. */
  head: string
}

/** Renders what the first script may fill in (web/first/drawPlan.ts), before the build makes templates of it. */
export function renderTemplates(): Promise<RenderedShell> {
  const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/'] }))
  return toHtml(<Pages navigation={navigation} routes={[{ path: '/', element: <PlanTemplates /> }]} />, 'first-')
}

/** The query that web/first/askForPlan.ts sends. */
export const firstPlanQuery = stripIgnoredCharacters(print(FirstPlanDocument))

/** Larger than any shell: a part that is sent later would come with its own script. */
const ONE_PIECE = 10_000_000

/**
 * Renders what an address shows to a person whom the device does not know, as React takes it over in the browser. For the
 * build; the texts of the installation are those of `config`.
 */
export function renderShell(path: string, config: ProductConfig): Promise<RenderedShell> {
  presetProductConfig(config)
  return render(path, null)
}

/** Renders a page that shows strangers what the product is. For the server (server/http/strangerPages.ts). */
export function renderForStranger(path: string, facts: ProductFacts, config: ProductConfig): Promise<RenderedShell> {
  presetProductConfig(config)
  presetProductFacts(facts)
  return render(path, null)
}

/** Renders the page of a meal with its instructions, as a stranger sees it. For the server (server/http/mealPages.ts). */
export async function renderInstructions(
  instructions: MealInstructionsFragment,
  config: ProductConfig,
): Promise<RenderedShell> {
  presetProductConfig(config)
  const { slug } = instructions
  const takeAway = presetAnswer(slug, { instructions })
  try {
    return await render(`/instructions/${slug}`, createClient([], []))
  } finally {
    takeAway()
  }
}

function render(path: string, client: ApolloClient | null): Promise<RenderedShell> {
  return toHtml(
    <App
      navigation={createNavigation(createMemoryHistory({ initialEntries: [path] }))}
      routes={routes}
      holder={{ client, goToLogin: () => undefined, load: loadClientFactory }}
      shell={shellOf(path)}
    />,
  )
}

/** @param identifierPrefix of the ids, for what comes beside another part that is rendered by itself. */
async function toHtml(content: ReactNode, identifierPrefix?: string): Promise<RenderedShell> {
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(sheet.collectStyles(<StrictMode>{content}</StrictMode>), {
      progressiveChunkSize: ONE_PIECE,
      identifierPrefix,
    })
    const html = await new Response(prelude).text()
    const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? ''
    return { body: html.slice(links.length), head: links + sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
