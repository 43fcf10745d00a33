import type { Colour } from '../scene/colour'
import type { Random } from '../scene/Random'

/** How an ingredient looks as a piece on a plate. */
export interface Look {
  readonly shape: string
  readonly colour: Colour
  /** Half of its width, on a canvas of 200. */
  readonly size: number
  /** Of the flesh, yolk or inside; missing: a lighter tone of `colour`. */
  readonly second?: Colour
}

/** A look as it is drawn once: around 0, 0, its size and second colour known. */
export interface Drawn {
  readonly random: Random
  /** Half of its width. */
  readonly z: number
  readonly colour: Colour
  readonly second: Colour
  /** In degrees. The geometry is turned, so that the light keeps its side. */
  readonly angle: number
}

/** Draws one kind of piece as SVG. */
export type Shape = (drawn: Drawn) => string
