import { light, shade } from '../scene/colour'
import { blob, moved, opened, turned } from '../scene/geometry'
import { castShadow, line, shape } from '../scene/svg'
import type { Shape } from './Look'

/** A piece of meat or fish. */
export const chunk: Shape = ({ random, z, colour }) => {
  const piece = blob(random, z, z * random.between(0.65, 0.85), 7, 0.16)
  return (
    castShadow(piece) +
    shape(piece, shade(colour, 0.36)) +
    shape(moved(piece, -0.7, -1, 0.84), light(colour, 0.12)) +
    shape(moved(blob(random, z * 0.5, z * 0.22, 5, 0.2), -z * 0.1, -z * 0.28), light(colour, 0.38), ' opacity=".8"')
  )
}

/** A crumb of mince, granola or chocolate. */
export const crumb: Shape = ({ random, z, colour }) => {
  const piece = blob(random, z, z * 0.75, 6, 0.22)
  return (
    castShadow(piece, 0.8, 1.3) +
    shape(piece, shade(colour, 0.25)) +
    shape(moved(piece, -0.4, -0.6, 0.66), light(colour, 0.16))
  )
}

/** A fold of scrambled egg. */
export const curd: Shape = ({ random, z, colour }) => {
  const piece = blob(random, z, z * 0.72, 8, 0.2)
  return (
    castShadow(piece, 1.2, 2) +
    shape(piece, shade(colour, 0.22)) +
    shape(moved(piece, -0.6, -1, 0.82), light(colour, 0.12)) +
    line(
      opened([
        [-z * 0.5, z * 0.1],
        [0, -z * 0.3],
        [z * 0.45, z * 0.05],
      ]),
      light(colour, 0.55),
      1.6,
    )
  )
}

/** A slice of meat with another inside: duck, roast. */
export const meatSlice: Shape = ({ z, colour, second, angle }) => {
  const piece = turned(
    [
      [-z, -z * 0.25],
      [z * 0.7, -z * 0.35],
      [z, z * 0.1],
      [z * 0.6, z * 0.35],
      [-z * 0.9, z * 0.3],
    ],
    angle,
  )
  return castShadow(piece) + shape(piece, shade(colour, 0.15)) + shape(moved(piece, -0.2, 0.5, 0.84, 0.72), second)
}

/** A folded slice of ham. */
export const fold: Shape = ({ random, z, colour }) => {
  const piece = blob(random, z, z * 0.7, 7, 0.15)
  return (
    castShadow(piece) +
    shape(piece, shade(colour, 0.15)) +
    shape(moved(piece, -0.7, -1, 0.84), light(colour, 0.25)) +
    line(
      opened([
        [-z * 0.5, z * 0.2],
        [0, -z * 0.35],
        [z * 0.5, 0],
      ]),
      shade(colour, 0.14),
      1.4,
    )
  )
}

/** An open shell: mussel, clam. */
export const shell: Shape = ({ z, colour, second, angle }) => {
  const outside = turned(
    [
      [-z, 0],
      [-z * 0.6, -z * 0.62],
      [z * 0.4, -z * 0.6],
      [z * 1.1, -z * 0.05],
      [z * 0.4, z * 0.55],
      [-z * 0.6, z * 0.5],
    ],
    angle,
  )
  return (
    castShadow(outside, 1.4, 2.4) +
    shape(outside, colour) +
    shape(moved(outside, 0, 0, 0.82), light(colour, 0.22)) +
    shape(moved(outside, z * 0.05, z * 0.02, 0.66, 0.55), second) +
    shape(moved(outside, -z * 0.05, -z * 0.06, 0.4, 0.26), light(second, 0.5))
  )
}
