import { light, mixed, shade } from '../scene/colour'
import { blob, moved, numbers, turned } from '../scene/geometry'
import { area, castShadow, classDisc, disc, gloss, line, shape } from '../scene/svg'
import { opened } from '../scene/geometry'
import type { Shape } from './Look'

const under = (z: number): string => classDisc([z * 0.2, z * 0.4], z, 's')

/** A pea, a blueberry, a chickpea. */
export const ball: Shape = ({ z, colour }) =>
  under(z) +
  disc([0, 0], z, shade(colour)) +
  disc([-z * 0.12, -z * 0.16], z * 0.82, light(colour, 0.08)) +
  classDisc([-z * 0.35, -z * 0.4], z * 0.2, 'h')

/** An olive without its stone. */
export const olive: Shape = ({ z, colour, second }) =>
  under(z) +
  disc([0, 0], z, shade(colour, 0.2)) +
  disc([-z * 0.1, -z * 0.14], z * 0.8, colour) +
  disc([z * 0.05, z * 0.05], z * 0.34, second) +
  classDisc([-z * 0.4, -z * 0.45], z * 0.2, 'h')

/** A slice of sausage. */
export const sausageDisc: Shape = ({ z, colour, second }) =>
  under(z * 0.9) +
  disc([0, 0], z, shade(colour, 0.2)) +
  disc([-0.3, -0.5], z * 0.8, second) +
  disc([z * 0.2, -z * 0.1], z * 0.13, colour) +
  disc([-z * 0.3, z * 0.2], z * 0.16, colour) +
  disc([z * 0.1, z * 0.4], z * 0.12, light(colour, 0.5))

/** A slice with a skin: cucumber, carrot, banana. */
export const slice: Shape = ({ random, z, colour, second }) => {
  const skin = blob(random, z, z * random.between(0.78, 0.96), 8, 0.06)
  const core = z > 5 ? shape(moved(skin, 0, 0, 0.36), mixed(second, colour, 0.28)) : ''
  return (
    castShadow(skin, 1.2, 2) +
    shape(skin, colour) +
    shape(moved(skin, -0.2, -0.4, 0.8), second) +
    core +
    gloss(-z * 0.5, -z * 0.3, z * 0.3, -z * 0.28)
  )
}

/** A halved fruit with chambers: cherry tomato, fig, Brussels sprout. */
export const half: Shape = ({ z, colour, second }) =>
  under(z) +
  disc([0, 0], z, shade(colour, 0.12)) +
  disc([-0.2, -0.3], z * 0.78, second) +
  area(
    `M${numbers([-z * 0.5, 0])}q${numbers([z * 0.2, -z * 0.6, z * 0.45, -z * 0.1])}q${numbers([-z * 0.1, z * 0.6, -z * 0.45, z * 0.1])}z`,
    colour,
  ) +
  area(
    `M${numbers([z * 0.12, z * 0.1])}q${numbers([z * 0.5, -z * 0.4, z * 0.4, z * 0.2])}q${numbers([-z * 0.3, z * 0.3, -z * 0.4, -z * 0.2])}z`,
    colour,
  ) +
  gloss(-z * 0.66, -z * 0.4, z * 0.3, -z * 0.32)

/** A ring: spring onion, leek, chilli, squid. */
export const ring: Shape = ({ z, colour, second }) =>
  classDisc([z * 0.2, z * 0.35], z, 's') +
  disc([0, 0], z, colour) +
  disc([0, 0], z * 0.72, second) +
  (z > 5 ? disc([0, 0], z * 0.36, mixed(colour, second, 0.45)) : disc([0, 0], z * 0.4, shade(colour, 0.2)))

/** A dot: sesame, chia. */
export const dot: Shape = ({ z, colour }) => classDisc([0.4, 0.7], z, 's') + disc([0, 0], z, colour)

/** A lentil. */
export const lentil: Shape = ({ z, colour }) =>
  classDisc([0.6, 1], z, 's') + disc([0, 0], z, shade(colour, 0.15)) + disc([-0.3, -0.5], z * 0.65, light(colour, 0.2))

/** A raspberry. */
export const raspberry: Shape = ({ z, colour }) => {
  const drupelets = [
    [-0.4, -0.4],
    [0.35, -0.45],
    [-0.5, 0.3],
    [0.45, 0.25],
    [0, -0.02],
  ]
  const path = drupelets.map(([x = 0, y = 0]) => `M${numbers([x * z, y * z])}h0`).join('')
  return (
    under(z) +
    disc([0, 0], z, shade(colour)) +
    line(path, light(colour, 0.12), z * 0.72) +
    classDisc([-z * 0.4, -z * 0.5], z * 0.13, 'h')
  )
}

/** A fried egg: `colour` is the yolk, `second` the white. */
export const friedEgg: Shape = ({ random, z, colour, second }) => {
  const white = blob(random, z, z * 0.86, 9, 0.09)
  return (
    castShadow(white, 1.4, 2.4) +
    shape(white, '#e4cf9e') +
    shape(moved(white, -0.4, -0.7, 0.93), second) +
    disc([0, 0.4], z * 0.44, shade(colour, 0.14)) +
    disc([-0.3, 0], z * 0.38, colour) +
    classDisc([-z * 0.16, -z * 0.16], z * 0.1, 'h')
  )
}

/** Half of a boiled egg, cut side up. */
export const boiledEgg: Shape = ({ z, colour, second, angle }) => {
  const white = turned(
    [
      [-z * 0.95, 0],
      [-z * 0.7, -z * 0.62],
      [0, -z * 0.74],
      [z * 0.8, -z * 0.5],
      [z * 1.15, 0],
      [z * 0.8, z * 0.5],
      [0, z * 0.74],
      [-z * 0.7, z * 0.62],
    ],
    angle,
  )
  return (
    castShadow(white, 1.4, 2.4) +
    shape(white, '#dfd0ad') +
    shape(moved(white, -0.4, -0.8, 0.92), second) +
    disc([0, 0], z * 0.42, shade(colour, 0.12)) +
    disc([-0.4, -0.5], z * 0.33, light(colour, 0.14))
  )
}

/** A spoonful of something thick. */
export const dollop: Shape = ({ random, z, colour }) => {
  const spoonful = blob(random, z, z * 0.86, 9, 0.09)
  return (
    castShadow(spoonful, 1.6, 2.8) +
    shape(spoonful, shade(colour, 0.17)) +
    shape(moved(spoonful, -0.6, -1.3, 0.86), colour) +
    line(
      opened([
        [-z * 0.45, z * 0.22],
        [0, z * 0.42],
        [z * 0.5, z * 0.05],
      ]),
      shade(colour, 0.17),
      1.6,
    ) +
    line(
      opened([
        [-z * 0.5, -z * 0.2],
        [-z * 0.2, -z * 0.52],
        [z * 0.2, -z * 0.5],
      ]),
      '#ffffff',
      1.8,
    )
  )
}
