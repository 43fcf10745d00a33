import type { ComponentType } from 'react'
import type { Mode } from '../../plan/modes'

/** Where each mode's code is. */
export const modeCode = {
  plan: () => import('./PlanWithDishes'),
  shop: () => import('../../shopping/ShopMode'),
  cook: () => import('../../cooking/CookMode'),
  settings: () => import('./SettingsWithAccount'),
} satisfies Record<Mode, () => Promise<{ default: ComponentType }>>
