import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type RouteObject, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { App } from './App'
import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { startErrorReporting } from '../telemetry/errorReporting'
import { lazyPage } from './lazyPages'
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
import '../styles/fonts.css'

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

beginPage(holder)
keepLive(holder)

createRoot(root).render(
  <StrictMode>
    <App navigation={navigation} routes={[...workshop, ...routes]} holder={holder} />
  </StrictMode>,
)

if (import.meta.env.PROD) registerServiceWorker()
