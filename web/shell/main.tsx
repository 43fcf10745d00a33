import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { App } from './App'
import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { startErrorReporting } from '../telemetry/errorReporting'
import { PageLoading } from './PageLoading'
import { chooseLocale } from '../product/chooseLocale'
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
  ? [
      {
        path: '/gallery',
        hydrateFallbackElement: <PageLoading />,
        lazy: async () => ({ Component: (await import('../gallery/GalleryPage')).GalleryPage }),
      },
    ]
  : []

startErrorReporting()
noticeLostCode()
if (import.meta.env.DEV || productConfig().environment === 'development') chooseLocale()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

const router = createBrowserRouter([...workshop, ...routes])
const holder: LazyApolloClient = {
  client: null,
  goToLogin: () => void router.navigate(loginAddress(router.state.location), { replace: true }),
  load: loadClientFactory,
}

beginPage(holder)
keepLive(holder)

createRoot(root).render(
  <StrictMode>
    <App router={router} holder={holder} />
  </StrictMode>,
)

if (import.meta.env.PROD) registerServiceWorker()
