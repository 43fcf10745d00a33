import { light, shade } from '../scene/colour'
import { blob, closed, moved, opened, turned, turnedPoint } from '../scene/geometry'
import { area, castShadow, classDisc, line, shape } from '../scene/svg'
import type { Shape } from './Look'

/** A leaf: one half in the light, its vein. */
export const leaf: Shape = ({ random, z, colour, angle }) => {
  const w = random.between(0.42, 0.58)
  const whole = turned(
    [
      [-z, 0],
      [-z * 0.5, -z * w],
      [z * 0.3, -z * w * 1.05],
      [z * 1.1, -z * 0.05],
      [z * 0.3, z * w],
      [-z * 0.5, z * w * 0.9],
    ],
    angle,
  )
  const lit = turned(
    [
      [-z * 0.9, 0],
      [-z * 0.4, -z * w * 0.8],
      [z * 0.3, -z * w * 0.85],
      [z, -z * 0.05],
      [0, -z * 0.04],
    ],
    angle,
  )
  const vein = turned(
    [
      [-z * 1.15, 0.3],
      [0, -z * 0.06],
      [z * 0.8, 0],
    ],
    angle,
  )
  return (
    castShadow(whole, 1.2, 2) +
    shape(whole, shade(colour, 0.24)) +
    shape(lit, light(colour, 0.16)) +
    line(opened(vein), light(colour, 0.45), 0.9)
  )
}

/** Bok choy: a dark leaf on a broad white stem. */
export const bokChoy: Shape = ({ z, colour, second, angle }) => {
  const leaves = turned(
    [
      [-z * 0.1, -z * 0.3],
      [z * 0.3, -z * 0.75],
      [z * 1.05, -z * 0.6],
      [z * 1.2, 0],
      [z * 1.05, z * 0.6],
      [z * 0.3, z * 0.75],
      [-z * 0.1, z * 0.3],
    ],
    angle,
  )
  const stem = turned(
    [
      [-z, -z * 0.34],
      [0, -z * 0.3],
      [z * 0.6, 0],
      [0, z * 0.3],
      [-z, z * 0.34],
    ],
    angle,
  )
  const rib = turned(
    [
      [-z * 0.8, 0],
      [0, -z * 0.03],
      [z * 0.8, 0],
    ],
    angle,
  )
  return (
    castShadow([...leaves, ...stem], 1.4, 2.2) +
    shape(leaves, shade(colour, 0.18)) +
    shape(moved(leaves, -0.4, -0.8, 0.86), light(colour, 0.1)) +
    shape(stem, shade(second, 0.14)) +
    shape(moved(stem, -0.5, -0.6, 0.84), second) +
    line(opened(rib), light(second, 0.6), 1)
  )
}

/** A slice of fennel: a bulb with ribs. */
export const fennel: Shape = ({ z, colour, second, angle }) => {
  const bulb = turned(
    [
      [-z * 0.8, z * 0.4],
      [-z * 0.5, -z * 0.3],
      [-z * 0.3, -z],
      [z * 0.3, -z],
      [z * 0.5, -z * 0.3],
      [z * 0.8, z * 0.4],
      [0, z * 0.8],
    ],
    angle,
  )
  const ribs = [-0.3, 0, 0.3].map((x) =>
    opened(
      turned(
        [
          [x * z * 0.6, -z * 0.7],
          [x * z * 1.3, 0],
          [0, z * 0.5],
        ],
        angle,
      ),
    ),
  )
  return (
    castShadow(bulb) +
    shape(bulb, shade(colour, 0.1)) +
    shape(moved(bulb, -0.3, -0.5, 0.84), second) +
    line(ribs.join(''), colour, 1.2)
  )
}

/** A floret of broccoli or cauliflower on its stem. */
export const floret: Shape = ({ random, z, colour, second, angle }) => {
  const stem = turned(
    [
      [-z * 0.28, 0],
      [z * 0.28, 0],
      [z * 0.4, z * 1.05],
      [-z * 0.4, z * 1.05],
    ],
    angle * 0.25,
  )
  let [dark, bright] = ['', '']
  for (const [x, y, k] of [
    [-0.55, -0.05, 0.46],
    [0.55, -0.05, 0.46],
    [0, 0.12, 0.5],
    [0, -0.42, 0.58],
  ] as const) {
    const [cx, cy] = turnedPoint([x * z, y * z], angle * 0.25)
    const bud = blob(random, z * k, z * k * 0.92, 7, 0.13)
    dark += closed(moved(bud, cx, cy))
    bright += closed(moved(bud, cx - z * 0.08, cy - z * 0.12, 0.7))
  }
  return (
    classDisc([1.6, 2.4], z * 0.9, 's') +
    shape(stem, second) +
    area(dark, shade(colour, 0.26)) +
    area(bright, light(colour, 0.12))
  )
}

/** A mushroom, cut from cap to stem. */
export const mushroom: Shape = ({ z, colour, second, angle }) => {
  const cut = turned(
    [
      ...([
        [-z, -z * 0.05],
        [-z * 0.75, -z * 0.8],
        [0, -z],
        [z * 0.75, -z * 0.8],
        [z, -z * 0.05],
      ] as const),
      ...([
        [z * 0.35, z * 0.05],
        [z * 0.32, z * 0.8],
        [-z * 0.32, z * 0.8],
        [-z * 0.35, z * 0.05],
      ] as const),
    ],
    angle,
  )
  const gills = turned(
    [
      [-z * 0.5, -z * 0.2],
      [0, -z * 0.45],
      [z * 0.5, -z * 0.2],
    ],
    angle,
  )
  return (
    castShadow(cut, 1.3, 2.1) +
    shape(cut, shade(colour, 0.1)) +
    shape(moved(cut, 0, 0.3, 0.78), second) +
    line(opened(gills), shade(colour, 0.12), 1.2)
  )
}

/** A dumpling: a crescent with pleats. */
export const dumpling: Shape = ({ z, colour, angle }) => {
  const dough = turned(
    [
      [-z, z * 0.3],
      [-z * 0.7, -z * 0.45],
      [0, -z * 0.7],
      [z * 0.7, -z * 0.45],
      [z, z * 0.3],
      [0, z * 0.6],
    ],
    angle,
  )
  const pleats = [-0.5, -0.17, 0.17, 0.5].map((x) =>
    opened(
      turned(
        [
          [x * z, -z * 0.5 + Math.abs(x) * z * 0.3],
          [x * z * 0.9, -z * 0.2],
          [x * z * 0.8, 0],
        ],
        angle,
      ),
    ),
  )
  return (
    castShadow(dough, 1.5, 2.6) +
    shape(dough, shade(colour, 0.22)) +
    shape(moved(dough, -0.5, -1, 0.86), light(colour, 0.2)) +
    line(pleats.join(''), shade(colour, 0.28), 1.3)
  )
}
