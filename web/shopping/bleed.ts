import { gutter } from '../styles/tokens'

/** How far heads and rows of the list reach beyond its words: to the edge of the page, and less where columns stand side by side. */
export const bleed = `var(--list-bleed, ${gutter})`
