import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { App } from './App'
import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { startErrorReporting } from '../telemetry/errorReporting'
import { lazyPage, type PageHandle } from './lazyPages'
import { chooseLocale } from '../product/chooseLocale'
import { createNavigation } from '../product/navigation'
import { loginAddress } from '../product/nextAddress'
import { productConfig } from '../product/productConfig'
import { registerServiceWorker } from './serviceWorker/registerServiceWorker'
import { loadClientFactory } from './loadClientFactory'
import { noticeLostCode } from './lostCode'
import { beginPage } from './beginPage'
import { keepLive } from './keepLive'
import { routes } from './routes'
import { canTakeOver, type ShellName } from './shells'

/** The gallery of the design system's parts, in development only. */
const workshop: RouteObject[] = import.meta.env.DEV
  ? [lazyPage('/gallery', async () => ({ default: (await import('../gallery/GalleryPage')).GalleryPage }))]
  : []

startErrorReporting()
noticeLostCode()
if (import.meta.env.DEV || productConfig().environment === 'development') chooseLocale()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

const navigation = createNavigation(createBrowserHistory())
const holder: LazyApolloClient = {
  client: null,
  goToLogin: () => navigation.replace(loginAddress(navigation.step().location)),
  load: loadClientFactory,
}

// What first/drawPlan.ts may still draw would be in React's way.
root.dataset.begun = ''
beginPage(holder)
keepLive(holder)

const shell = (root.dataset.shell ?? 'frame') as ShellName
/** Once React has drawn, nothing of the HTML is to be hidden any more. */
const showAll = () => void delete root.dataset.shell

const app = (
  <StrictMode>
    <App navigation={navigation} routes={[...workshop, ...routes]} holder={holder} shell={shell} onDrawn={showAll} />
  </StrictMode>
)
if (canTakeOver(root)) void takeOver(root)
else startTransition(() => createRoot(root).render(app))

/** With the code of the page that the HTML shows, if it shows one: React would replace what has to wait for its code. */
async function takeOver(page: HTMLElement): Promise<void> {
  if (shell !== 'frame') {
    const { handle } = matchRoutes(routes, window.location)?.at(-1)?.route ?? {}
    // A failure is shown in place of the page.
    await (handle as PageHandle | undefined)?.fetchCode().catch(() => {})
  }
  // Drawn in pieces, so that a press is answered in between.
  startTransition(() => void hydrateRoot(page, app))
}

if (import.meta.env.PROD) registerServiceWorker()
