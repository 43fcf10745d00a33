import type { Colour } from '../scene/colour'
import type { Point } from '../scene/geometry'
import type { Scene } from '../scene/Scene'

/** Draws the hero around a point. */
export type Hero = (scene: Scene, at: Point, colour: Colour, count: number) => void
