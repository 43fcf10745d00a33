import { forgetFirstView } from '../live/replica/firstView'
import type { forgetContents, forgetGone } from './forgetLater'

/** Removes the plan that the device keeps for a person, with its list, its recipes and who eats it (docs/product.md DEV-14). */
export function removeKept(owner: string): void {
  forgetFirstView(owner)
  // The next plan replaces what cannot be removed now.
  forgetLater(({ forgetContents }) => forgetContents(owner))
}

interface Later {
  forgetGone: typeof forgetGone
  forgetContents: typeof forgetContents
}

/** Removes what takes longer. What cannot be removed now is shown to no one else. */
export function forgetLater(forget: (later: Later) => Promise<void>): void {
  void import('./forgetLater').then(forget).catch(() => {})
}
