import type { Scene } from '../scene/Scene'

/** Draws a form. */
export type Draw = (scene: Scene) => void
