import { IS_PROOF } from './runs'

/** Both themes and both sizes, each once; what one has only together with the other is looked at by `npm run proof`. */
const USUAL = [
  ['light', 'phone'],
  ['dark', 'desk'],
] as const
const OTHERS = [
  ['dark', 'phone'],
  ['light', 'desk'],
] as const

/** Themes and screens in which a page is looked at: for `it.each`. */
export const LOOKS = IS_PROOF ? [...USUAL, ...OTHERS] : USUAL
