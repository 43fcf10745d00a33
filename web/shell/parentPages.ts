import type { Mode } from '../plan/modes'
import { messages } from './messages'

/** What is above a page. */
export interface Parent {
  /** The mode that the page is a part of. */
  mode: Mode
  /** The address of the page above, and its name. */
  to: string
  text: string
  /** The name of the link that leads there; it has the text in it, as who speaks to the device says what they see. */
  label: string
}

/** The pages beside the planner by the first part of their address, and the mode that each is a part of. */
const PAGES: Readonly<Record<string, Exclude<Mode, 'cook'>>> = {
  household: 'plan',
  dishes: 'plan',
  meals: 'plan',
  plans: 'plan',
  instructions: 'plan',
  cupboard: 'shop',
  wishes: 'settings',
  notifications: 'settings',
  feedback: 'settings',
  keys: 'settings',
  security: 'settings',
  server: 'settings',
  sessions: 'settings',
  passkeys: 'settings',
  'second-factor': 'settings',
  'change-email': 'settings',
  'change-password': 'settings',
  privacypolicy: 'settings',
  termsandconditions: 'settings',
}

/** What is above a page (docs/product.md MODE-7); null for the planner, for pages without a session, and for an unknown address. */
export function parentOf(path: string): Parent | null {
  const [, page = '', part = ''] = path.split('/')
  const mode = PAGES[page]
  if (mode === undefined) return null
  if (page === 'dishes' && part) return { mode, to: '/dishes', text: messages.dishes, label: messages.backToDishes }
  const label = { plan: messages.backToPlan, shop: messages.backToShop, settings: messages.backToSettings }[mode]
  return { mode, to: `/?mode=${mode}`, text: messages[mode], label }
}
