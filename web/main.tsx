import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { App } from './app/App'
import type { ClientHolder } from './app/clientHolder'
import { startErrorReporting } from './app/errorReporting'
import { PageLoading } from './app/PageLoading'
import { LOGIN_PATH } from './app/paths'
import { registerServiceWorker } from './app/serviceWorker/registerServiceWorker'
import { routes } from './routes'
import './styles/fonts.css'

/** The gallery of the design system's parts, in development only. */
const workshop: RouteObject[] = import.meta.env.DEV
  ? [{
      path: '/gallery',
      hydrateFallbackElement: <PageLoading />,
      lazy: async () => ({ Component: (await import('./gallery/GalleryPage')).GalleryPage }),
    }]
  : []

startErrorReporting()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

const router = createBrowserRouter([...workshop, ...routes])
const holder: ClientHolder = { client: null, goToLogin: () => void router.navigate(LOGIN_PATH, { replace: true }) }

createRoot(root).render(
  <StrictMode>
    <App router={router} holder={holder} />
  </StrictMode>,
)

if (import.meta.env.PROD) registerServiceWorker()
