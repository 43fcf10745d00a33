import { light, shade } from '../scene/colour'
import { at, blob, closed, moved, numbers, opened, turned, turnedPoint, written, type Outline } from '../scene/geometry'
import { area, disc, line, lineShadow, shadowed, shape } from '../scene/svg'
import type { Shape } from './Look'

/** A slice of onion. */
export const arc: Shape = ({ z, colour, second, angle }) => {
  const bend = turned(
    [
      [-z, z * 0.45],
      [-z * 0.5, -z * 0.6],
      [z * 0.5, -z * 0.6],
      [z, z * 0.45],
    ],
    angle,
  )
  return (
    lineShadow(opened(moved(bend, 1, 1.6)), z * 0.36) +
    line(opened(bend), colour, z * 0.36) +
    line(opened(moved(bend, -0.2, -0.4)), second, z * 0.2)
  )
}

/** A strip of capsicum or of meat. */
export const strip: Shape = ({ random, z, colour, angle }) => {
  const low = (): number => random.between(0, z * 0.4)
  const bend = turned(
    [
      [-z, low()],
      [0, -z * random.between(0.2, 0.5)],
      [z, low()],
    ],
    angle,
  )
  return (
    lineShadow(opened(moved(bend, 1, 1.8)), z * 0.42) +
    line(opened(bend), shade(colour, 0.28), z * 0.42) +
    line(opened(moved(bend, -0.5, -0.8)), light(colour, 0.1), z * 0.26) +
    line(opened(moved(bend, -0.8, -1.4, 0.7)), '#fff', z * 0.07, ' opacity=".5"')
  )
}

/** A tube of pasta, open to one end. */
export const tube: Shape = ({ z, colour, angle }) => {
  const ends = turned(
    [
      [-z, 0],
      [z, 0],
    ],
    angle,
  )
  const [x, y] = at(ends, 1)
  const path = `M${numbers(at(ends, 0))}L${numbers([x, y])}`
  const width = z * 0.78
  return (
    lineShadow(path, width, ' transform="translate(1.2 2.2)"') +
    line(path, shade(colour, 0.26), width) +
    line(path, light(colour, 0.14), width * 0.62, ' transform="translate(-.5-.9)"') +
    disc([x, y], width * 0.27, shade(colour, 0.5))
  )
}

/** A green bean, a snow pea. */
export const pod: Shape = ({ random, z, colour, angle }) => {
  const bend = turned(
    [
      [-z, 2],
      [-z * 0.3, -z * 0.12],
      [z * 0.4, -z * 0.1],
      [z, random.between(-3, 3)],
    ],
    angle,
  )
  return (
    lineShadow(opened(moved(bend, 1, 1.8)), 4.4) +
    line(opened(bend), shade(colour), 4.6) +
    line(opened(moved(bend, -0.4, -0.7)), light(colour, 0.12), 2.8)
  )
}

/** A spear of asparagus or broccolini. */
export const stalk: Shape = ({ z, colour, angle }) => {
  const stem = turned(
    [
      [-z, 1],
      [0, -1.5],
      [z * 0.8, 0],
    ],
    angle,
  )
  const tip = turned(
    [
      [z * 0.5, -2.6],
      [z * 0.8, -3.6],
      [z * 1.25, 0],
      [z * 0.8, 3.4],
      [z * 0.5, 2.4],
    ],
    angle,
  )
  return (
    lineShadow(opened(moved(stem, 1, 2)), 5) +
    line(opened(stem), shade(colour, 0.2), 5) +
    line(opened(moved(stem, -0.5, -0.8)), light(colour, 0.35), 3) +
    shape(tip, shade(colour, 0.35)) +
    shape(moved(tip, -0.4, -0.8, 0.86), colour)
  )
}

/** Shreds in a small heap: cabbage, grated carrot. */
export const shreds: Shape = ({ random, z, colour }) => {
  let path = ''
  for (let i = 0; i < 5; i += 1) {
    const angle = random.next() * 180
    const thread = turned(
      [
        [-z * random.between(0.6, 1), 0],
        [0, random.between(-3, 3)],
        [z * random.between(0.6, 1), random.between(-2, 2)],
      ],
      angle,
    )
    path += opened(moved(thread, random.between(-3, 3), random.between(-2, 2)))
  }
  return line(path, shade(colour, 0.32), 2.6) + line(path, light(colour, 0.12), 1.5, ' transform="translate(-.4-.6)"')
}

/** Grated cheese. */
export const gratings: Shape = ({ random, z, colour }) => {
  let path = ''
  for (let i = 0; i < 5; i += 1) {
    const from = [random.between(-z, z), random.between(-z * 0.7, z * 0.7)]
    path += `M${numbers(from)}l${numbers(turnedPoint([random.between(4, 7), 0], random.next() * 180))}`
  }
  return line(path, shade(colour), 2, ' transform="translate(.6 1)"') + line(path, colour, 1.7)
}

/** Bean sprouts: pale threads with a yellow head. */
export const sprouts: Shape = ({ random, z, colour, second }) => {
  let path = ''
  let heads = ''
  for (let i = 0; i < 4; i += 1) {
    const thread: Outline = moved(
      turned(
        [
          [-z, 0],
          [-z * 0.2, random.between(-5, 5)],
          [z, random.between(-2, 2)],
        ],
        random.next() * 180,
      ),
      random.between(-3, 3),
      random.between(-3, 3),
    )
    path += opened(thread)
    heads += `M${numbers(at(thread, 2))}h0`
  }
  return (
    line(path, shade(colour, 0.3), 3) +
    line(path, colour, 1.9, ' transform="translate(-.4-.6)"') +
    line(heads, second, 3.6)
  )
}

/** A rasher of bacon. */
export const rasher: Shape = ({ z, colour, second, angle }) => {
  const wave = turned(
    [
      [-z * 1.3, 1],
      [-z * 0.6, -4],
      [0, 2],
      [z * 0.6, -4],
      [z * 1.3, 0],
    ],
    angle,
  )
  return (
    lineShadow(opened(moved(wave, 1, 2)), 7) +
    line(opened(wave), shade(colour, 0.2), 7) +
    line(opened(moved(wave, -0.3, -0.5)), colour, 5) +
    line(opened(moved(wave, -0.2, -0.6)), second, 1.7)
  )
}

/** A prawn with its tail. */
export const prawn: Shape = ({ z, colour, second, angle }) => {
  const back = turned(
    Array.from({ length: 7 }, (_, i) => [Math.cos(-2.3 + i * 0.72) * z * 0.72, Math.sin(-2.3 + i * 0.72) * z * 0.72]),
    angle,
  )
  const [ex, ey] = at(back, 6)
  const tail = moved(
    turned(
      [
        [0, 0],
        [z * 0.5, -z * 0.3],
        [z * 0.55, z * 0.3],
      ],
      angle + 150,
    ),
    ex,
    ey,
  )
  let rings = ''
  for (const [x, y] of back.slice(1, 5)) rings += `M${numbers([x * 0.72, y * 0.72])}L${numbers([x * 1.3, y * 1.3])}`
  return (
    lineShadow(opened(moved(back, 1.2, 2.2)), z * 0.6) +
    shape(tail, shade(colour, 0.1)) +
    line(opened(back), shade(colour, 0.12), z * 0.62) +
    line(opened(moved(back, -0.4, -0.7, 0.97)), second, z * 0.38) +
    line(rings, colour, 1.2)
  )
}

/** A sprig of a small herb. */
export const sprig: Shape = ({ random, z, colour, angle }) => {
  let [shadow, dark, bright] = ['', '', '']
  for (let i = 0; i < 4; i += 1) {
    const leaf = blob(random, z * 0.55, z * 0.42, 5, 0.25)
    const [x, y] = turnedPoint([z * 0.58, 0], angle + i * 95 + random.between(-15, 15))
    shadow += closed(moved(leaf, x + 0.8, y + 1.3))
    if (i % 2 === 1) dark += closed(moved(leaf, x, y))
    else bright += closed(moved(leaf, x, y))
  }
  return shadowed(shadow) + area(dark, shade(colour, 0.12)) + area(bright, light(colour, 0.18))
}

/** A sheet of nori. */
export const nori: Shape = ({ z, colour, angle }) => {
  const sheet = turned(
    [
      [-z, -z * 0.5],
      [z, -z * 0.4],
      [z * 0.9, z * 0.5],
      [-z, z * 0.4],
    ],
    angle,
  )
  const path = `M${sheet.map((point) => numbers(point)).join('L')}z`
  return (
    `<path d="${path}" class="s" transform="translate(1.2 2)"/>` +
    area(path, colour) +
    `<path d="M${written(-z * 0.5)} ${written(-z * 0.2)}l${numbers([z * 0.5, -z * 0.1])}" class="g"/>`
  )
}
