import type { RouteObject } from 'react-router-dom'
import { Guard } from './Guard'
import { Layout } from './Layout'
import { lazyDataPage, lazyGuardedPage, lazyPage } from './lazyPages'
import { LOGIN_PATH, WELCOME_PATH } from '../product/paths'
import { modeCode } from './planner/modeCode'
import { modeOf } from '../plan/modes'

/** The protected pages (docs/product.md UI-1). */
const guarded: RouteObject[] = [
  lazyGuardedPage('/', loadPlanner),
  lazyGuardedPage('/change-email', () => import('../accounts/address/ChangeEmailPage')),
  lazyGuardedPage('/change-password', () => import('../accounts/ChangePasswordPage')),
  lazyGuardedPage('/cupboard', () => import('../cupboard/CupboardPage')),
  lazyGuardedPage('/dishes', () => import('../dishes/DishesPage')),
  lazyGuardedPage('/dishes/new', () => import('../dishes/NewDishPage')),
  lazyGuardedPage('/dishes/moving-in', () => import('../dishes/moving/MovingInPage')),
  lazyGuardedPage('/dishes/match', () => import('../dishes/matching/MatchPage')),
  lazyGuardedPage('/dishes/moving-out', () => import('../dishes/leaving/MovingOutPage')),
  lazyGuardedPage('/dishes/:id', () => import('../dishes/EditDishPage')),
  lazyGuardedPage('/feedback', () => import('../feedback/FeedbackPage')),
  lazyGuardedPage('/household', () => import('../households/HouseholdPage')),
  lazyGuardedPage('/keys', () => import('../keys/KeysPage')),
  lazyGuardedPage('/meals', () => import('../meals/MealsPage')),
  lazyGuardedPage('/notifications', () => import('../notifications/NotificationsPage')),
  lazyGuardedPage('/passkeys', () => import('../passkeys/PasskeysPage')),
  lazyGuardedPage('/plans', () => import('../savedPlans/SavedPlansPage')),
  lazyGuardedPage('/second-factor', () => import('../secondFactor/SecondFactorPage')),
  lazyGuardedPage('/security', () => import('../security/SecurityPage')),
  lazyGuardedPage('/server', () => import('../backups/ServerPage')),
  lazyGuardedPage('/sessions', () => import('../sessions/SessionsPage')),
  lazyGuardedPage('/wishes', () => import('../wishes/WishesPage')),
]

/** The open pages (docs/product.md UI-2), and the page for an unknown address. */
const open: RouteObject[] = [
  lazyPage(LOGIN_PATH, () => import('./LoginWithKeptList')),
  lazyPage(WELCOME_PATH, () => import('../welcome/WelcomePage')),
  lazyPage('/provider', () => import('../accounts/provider/ProviderPage')),
  lazyPage('/signup', () => import('../accounts/SignUpPage')),
  lazyPage('/email-confirmation/:key', () => import('../accounts/ConfirmEmailPage')),
  lazyPage('/email-change/:key', () => import('../accounts/address/MailedAddressPage')),
  lazyPage('/email-return/:key', () => import('../accounts/address/MailedAddressPage')),
  lazyPage('/reset-password/:key', () => import('../accounts/ResetPasswordPage')),
  lazyPage('/privacypolicy', () => import('../legal/PrivacyPolicyPage')),
  lazyPage('/termsandconditions', () => import('../legal/TermsPage')),
  lazyPage('/dishes/from-page', () => import('../dishes/received/FromPage')),
  lazyDataPage('/invitation/:key', () => import('../households/InvitationPage')),
  lazyDataPage('/instructions/:meal', () => import('../cooking/InstructionsPage')),
  lazyPage('*', () => import('./NotFoundPage')),
]

/** The route table. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [{ element: <Guard pages={guarded} />, children: guarded }, ...open],
  },
]

/** Loads the planner's code, and at the same time that of the mode that it opens with. */
function loadPlanner(search = window.location.search) {
  // A failure is shown when the mode is rendered.
  modeCode[modeOf(new URLSearchParams(search))]().catch(() => {})
  return import('./PlannerPage')
}
