import type { RouteObject } from 'react-router-dom'
import { Guard } from './app/Guard'
import { Layout } from './app/Layout'
import { lazyDataPage, lazyGuardedPage, lazyPage } from './app/lazyPages'
import { PageLoading } from './app/PageLoading'
import { LOGIN_PATH } from './app/paths'
import { modeCode } from './app/planner/modeCode'
import { modeOf } from './app/planner/modes'
import { RouterFallback } from './app/RouterFallback'

/** The pages that need a signed-in person (specification, section 2). */
const guarded: RouteObject[] = [
  lazyGuardedPage('/', loadPlanner),
  lazyGuardedPage('/change-password', () => import('./accounts/ChangePasswordPage')),
  lazyGuardedPage('/dishes', () => import('./dishes/DishesPage')),
  lazyGuardedPage('/dishes/new', () => import('./dishes/NewDishPage')),
  lazyGuardedPage('/dishes/:id', () => import('./dishes/EditDishPage')),
  lazyGuardedPage('/feedback', () => import('./feedback/FeedbackPage')),
]

/** The pages for everybody. */
const open: RouteObject[] = [
  lazyPage(LOGIN_PATH, () => import('./app/LoginWithKeptList')),
  lazyPage('/signup', () => import('./accounts/SignUpPage')),
  lazyPage('/email-confirmation/:key', () => import('./accounts/ConfirmEmailPage')),
  lazyPage('/reset-password/:key', () => import('./accounts/ResetPasswordPage')),
  lazyPage('/privacypolicy', () => import('./legal/PrivacyPolicyPage')),
  lazyPage('/termsandconditions', () => import('./legal/TermsPage')),
  lazyDataPage('/instructions/:meal', () => import('./cooking/InstructionsPage')),
]

/** The route table. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <RouterFallback />,
    hydrateFallbackElement: <PageLoading />,
    children: [{ element: <Guard />, children: guarded }, ...open],
  },
]

/** The planner's code, and beside it, not after it, that of the mode that it opens with. */
function loadPlanner() {
  // A failure shows where the mode is wanted.
  modeCode[modeOf(new URLSearchParams(window.location.search))]().catch(() => {})
  return import('./app/PlannerPage')
}
