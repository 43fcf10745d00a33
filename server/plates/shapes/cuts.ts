import { light, mixed, shade } from '../scene/colour'
import { moved, numbers, type Outline, type Point, straight, turned } from '../scene/geometry'
import { area, castShadow, classDisc, gloss, line, shape } from '../scene/svg'
import type { Shape } from './Look'

/** A wedge of tomato, beetroot or artichoke. */
export const wedge: Shape = ({ z, colour, second, angle }) => {
  const skin = turned(
    [
      [-z, -z * 0.1],
      [-z * 0.5, -z * 0.75],
      [z * 0.5, -z * 0.75],
      [z, -z * 0.1],
      [z * 0.35, z * 0.45],
      [-z * 0.35, z * 0.45],
    ],
    angle,
  )
  const flesh = turned(
    [
      [-z * 0.75, -z * 0.05],
      [-z * 0.3, -z * 0.4],
      [z * 0.3, -z * 0.4],
      [z * 0.75, -z * 0.05],
      [0, z * 0.42],
    ],
    angle,
  )
  return (
    castShadow(skin) +
    shape(skin, shade(colour, 0.1)) +
    shape(flesh, second) +
    gloss(-z * 0.5, -z * 0.5, z * 0.35, -z * 0.1)
  )
}

/** A crescent: avocado, mango, apple. */
export const crescent: Shape = ({ z, colour, second, angle }) => {
  const skin = turned(
    [
      ...([
        [-z, z * 0.3],
        [-z * 0.75, -z * 0.55],
        [0, -z * 0.85],
        [z * 0.75, -z * 0.55],
      ] as const),
      ...([
        [z, z * 0.3],
        [z * 0.55, z * 0.15],
        [0, -z * 0.15],
        [-z * 0.55, z * 0.15],
      ] as const),
    ],
    angle,
  )
  return castShadow(skin) + shape(skin, shade(colour, 0.12)) + shape(moved(skin, 0, z * 0.02, 0.86, 0.78), second)
}

/** A cube of potato, pumpkin or tofu: its top and two sides. */
export const cube: Shape = ({ random, z, colour }) => {
  const h = z * 0.8
  const depth = z * 0.72
  const uneven = (): number => random.between(-0.8, 0.8)
  const [west, north, east, south] = [
    [-h + uneven(), -h * 0.5],
    [uneven(), -h],
    [h + uneven(), -h * 0.5],
    [0, uneven()],
  ] as const
  const side = (points: Outline, tone: string): string =>
    `<path d="${straight(points)}" fill="${tone}" stroke="${tone}"/>`
  const down = ([x, y]: Point, by = depth): Point => [x, y + by]
  return (
    `<path d="${straight(moved([west, [south[0], south[1] + depth], [east[0], east[1] + depth], east], 2, 2.6))}" class="s"/>` +
    '<g stroke-linejoin="round" stroke-width="2">' +
    side([west, south, down(south), down(west)], shade(colour, 0.12)) +
    side([south, east, down(east), down(south)], shade(colour, 0.3)) +
    side([west, north, east, south], light(colour, 0.25)) +
    '</g>'
  )
}

/** A nut. */
export const nut: Shape = ({ z, colour, angle }) => {
  const piece = turned(
    [
      [-z, 0],
      [-z * 0.5, -z * 0.8],
      [z * 0.7, -z * 0.6],
      [z * 1.1, z * 0.2],
      [z * 0.2, z * 0.6],
    ],
    angle,
  )
  return (
    castShadow(piece, 0.9, 1.5) +
    shape(piece, shade(colour, 0.22)) +
    shape(moved(piece, -0.4, -0.5, 0.72), light(colour, 0.3))
  )
}

/** A bean with its dent. */
export const kidney: Shape = ({ z, colour, angle }) => {
  const bean = turned(
    [
      ...([
        [-z, z * 0.25],
        [-z * 0.7, -z * 0.6],
        [0, -z * 0.55],
        [z * 0.7, -z * 0.6],
      ] as const),
      ...([
        [z, z * 0.25],
        [z * 0.45, z * 0.65],
        [0, z * 0.3],
        [-z * 0.45, z * 0.65],
      ] as const),
    ],
    angle,
  )
  return (
    castShadow(bean, 1, 1.6) +
    shape(bean, shade(colour, 0.22)) +
    shape(moved(bean, -0.4, -0.6, 0.74), light(colour, 0.12)) +
    classDisc([-z * 0.35, -z * 0.3], z * 0.14, 'h')
  )
}

/** A grain of corn. */
export const corn: Shape = ({ z, colour, angle }) => {
  const grain = turned(
    [
      [-z * 0.8, -z * 0.8],
      [z * 0.8, -z * 0.8],
      [z, z * 0.5],
      [0, z * 1.1],
      [-z, z * 0.5],
    ],
    angle,
  )
  return (
    castShadow(grain, 0.8, 1.4) +
    shape(grain, shade(colour, 0.22)) +
    shape(moved(grain, -0.4, -0.5, 0.72), light(colour, 0.15))
  )
}

/** A pumpkin seed. */
export const seed: Shape = ({ z, colour, angle }) => {
  const grain = turned(
    [
      [-z * 1.3, 0],
      [0, -z * 0.7],
      [z * 1.3, 0],
      [0, z * 0.7],
    ],
    angle,
  )
  return castShadow(grain, 0.6, 1.1) + shape(grain, colour) + shape(moved(grain, -0.2, -0.3, 0.55), light(colour, 0.4))
}

/** A flake of coconut. */
export const flake: Shape = ({ z, colour, angle }) => {
  const piece = turned(
    [
      [-z, 0],
      [-z * 0.2, -z * 0.55],
      [z, -z * 0.2],
      [z * 0.5, z * 0.35],
    ],
    angle,
  )
  return castShadow(piece, 0.8, 1.4) + shape(piece, colour)
}

/** A strawberry, halved. */
export const strawberry: Shape = ({ z, colour, second, angle }) => {
  const fruit = turned(
    [
      [-z * 0.8, -z * 0.6],
      [0, -z * 0.8],
      [z * 0.8, -z * 0.6],
      [z * 0.6, z * 0.3],
      [0, z * 1.15],
      [-z * 0.6, z * 0.3],
    ],
    angle * 0.5,
  )
  return (
    castShadow(fruit, 1.2, 2) +
    shape(fruit, colour) +
    shape(moved(fruit, 0, 0, 0.72), light(colour, 0.35)) +
    shape(moved(fruit, 0, 0, 0.36), second)
  )
}

/** A corn chip, a piece of pineapple or watermelon. */
export const triangle: Shape = ({ z, colour, angle }) => {
  const piece = turned(
    [
      [-z * 0.8, z * 0.55],
      [0, -z * 0.85],
      [z * 0.8, z * 0.55],
    ],
    angle,
  )
  const edge = shade(colour, 0.14)
  return (
    `<path d="${straight(moved(piece, 1.4, 2.2))}" class="s"/>` +
    `<path d="${straight(piece)}" fill="${edge}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>` +
    area(straight(moved(piece, -0.3, -0.6, 0.84)), light(colour, 0.18))
  )
}

/** A half slice of lemon or lime. */
export const citrus: Shape = ({ z, colour, second, angle }) => {
  const [from, to] = turned(
    [
      [-z, 0],
      [z, 0],
    ],
    angle,
  )
  const slice = `M${numbers(from ?? [])}A${numbers([z])} ${numbers([z])} 0 0 0 ${numbers(to ?? [])}z`
  const [heart, left, middle, right] = turned(
    [
      [0, 0],
      [-z * 0.6, z * 0.5],
      [0, z * 0.78],
      [z * 0.6, z * 0.5],
    ],
    angle,
  )
  const rays = [left, middle, right].map((end) => `M${numbers(heart ?? [])}L${numbers(end ?? [])}`)
  return (
    `<path d="${slice}" class="s" transform="translate(1.5 2)"/>` +
    area(slice, colour) +
    `<path d="${slice}" fill="${second}" transform="scale(.8)"/>` +
    line(rays.join(''), mixed(colour, '#ffffff', 0.6), 1)
  )
}
