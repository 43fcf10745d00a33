import type { Staple } from '../food/staples'
import { light, shade, type Colour } from './colour'
import {
  blob,
  closed,
  moved,
  numbers,
  onEllipse,
  opened,
  turnedPoint,
  written,
  type Outline,
  type Point,
} from './geometry'
import type { Scene } from './Scene'
import { line, oval } from './svg'

const bend = (points: Outline, [x, y]: Point, rx: number, ry: number): string =>
  opened(
    points.map(([px, py]): Point => [px * rx + x, py * ry + y]),
    0,
  )

/** A liquid that fills an ellipse. */
export function liquid(scene: Scene, [x, y]: Point, rx: number, ry: number, colour: Colour): void {
  scene.add(oval([x, y], rx, ry, shade(colour, 0.2)), oval([x + 1, y + 1.5], rx - 2.5, ry - 2, colour))
  const gloss = `M${numbers([x - rx * 0.72, y - ry * 0.3], 0)}q${numbers([rx * 0.2, -ry * 0.42, rx * 0.62, -ry * 0.45], 0)}`
  scene.add(line(gloss, light(colour, 0.75), 2.4, ' opacity=".7"'))
}

/** A sauce with an uneven edge. */
export function pool(scene: Scene, [x, y]: Point, rx: number, ry: number, colour: Colour, uneven = 0.1): void {
  const edge = blob(scene.random, rx, ry, 10, uneven)
  scene.area(moved(edge, x + 1, y + 2), shade(colour, 0.45))
  scene.area(moved(edge, x, y), shade(colour, 0.12))
  scene.area(moved(edge, x - 1, y - 1.5, 0.93), colour)
  scene.add(
    line(
      bend(
        [
          [-0.7, -0.1],
          [-0.45, -0.6],
          [0.05, -0.72],
        ],
        [x, y],
        rx,
        ry,
      ),
      light(colour, 0.7),
      2.4,
      ' opacity=".65"',
    ),
  )
}

/** Grains of a staple over an area: some dark, some light; many of them as a pattern. */
export function grains(
  scene: Scene,
  [x, y]: Point,
  rx: number,
  ry: number,
  { texture, colour }: Pick<Staple, 'texture' | 'colour'>,
  count = 46,
): void {
  const length = texture === 'tiny' ? 0 : 2.6
  const { random } = scene
  const grain = (point: Point): string =>
    `M${numbers(point, 0)}${length === 0 ? 'h0' : `l${numbers(turnedPoint([length, 0], random.next() * 180))}`}`
  const isPattern = count > 60
  let [dark, bright] = ['', '']
  const drawn = isPattern ? 26 : scene.detail > 8 ? count * 0.6 : count
  for (let i = 0; i < drawn; i += 1) {
    const point: Point = isPattern
      ? [3 + (i % 5) * 8 + random.between(-2, 2), 3 + Math.floor(i / 5) * 8 + random.between(-2, 2)]
      : (moved([onEllipse(random.next() * 6.283, rx * 0.96, ry * 0.96)], 0, 0, Math.sqrt(random.next())).map(
          ([px, py]): Point => [px + x, py + y],
        )[0] ?? [x, y])
    if (i % 2 === 1) dark += grain(point)
    else bright += grain(point)
  }
  const both = line(dark, shade(colour, 0.34), length === 0 ? 2.4 : 2.2) + line(bright, light(colour, 0.7), 2)
  if (!isPattern) return scene.add(both)
  const id = scene.newId()
  scene.add(
    `<pattern id="${id}" width="42" height="42" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.whole(0, 80)})">${both}</pattern>`,
  )
  scene.area(moved(blob(random, rx * 0.97, ry * 0.97, 11, 0.05), x, y), `url(#${id})`)
}

/** Noodles or long pasta: three layers, each painted dark and wide, in its colour, and lit. */
export function strands(
  scene: Scene,
  [x, y]: Point,
  rx: number,
  ry: number,
  colour: Colour,
  count = 26,
  width = 4.2,
): void {
  const { random } = scene
  scene.area(moved(blob(random, rx * 0.9, ry * 0.9, 10, 0.06), x, y), shade(colour))
  for (let layer = 0; layer < 3; layer += 1) {
    let path = ''
    for (let i = 0; i < (count / 3) * (1 - scene.detail * 0.06); i += 1) {
      const from = random.next() * 6.28
      const radius = i % 4 === 0 ? random.between(0.08, 0.3) : random.between(0.35, 0.95 - 0.12 * layer)
      const sweep = random.between(1.1, 2.2) * random.side()
      const points = Array.from({ length: 4 }, (_, k): Point => {
        const [px, py] = onEllipse(from + (sweep * k) / 3, rx * radius, ry * radius)
        return [x + px * (1 + random.between(-0.12, 0.12)), y + py - layer * 2]
      })
      path += opened(points, 0)
    }
    const id = scene.newId()
    const pass = (tone: Colour, w: number, more = ''): string =>
      `<use href="#${id}" stroke="${tone}" stroke-width="${written(w)}"${more}/>`
    scene.add(
      `<defs><path id="${id}" d="${path}"/></defs><g class="k">`,
      pass(shade(colour, 0.38), width + 1.3),
      pass(layer === 2 ? light(colour, 0.22) : colour, width - 0.7),
      layer > 0 ? pass(light(colour, 0.6), 1, ' x="-.6" y="-.8"') : '',
      '</g>',
    )
  }
}

/** Mash with the marks of a spoon. */
export function mash(scene: Scene, [x, y]: Point, rx: number, ry: number, colour: Colour): void {
  const heap = blob(scene.random, rx, ry, 10, 0.09)
  scene.shadow(moved(heap, x + 2, y + 4))
  scene.area(moved(heap, x, y), shade(colour, 0.16))
  scene.area(moved(heap, x - 1.5, y - 2.5, 0.9), colour)
  const marks =
    bend(
      [
        [-0.6, 0.1],
        [-0.3, -0.5],
        [0.2, -0.15],
        [0.6, -0.35],
      ],
      [x, y],
      rx,
      ry,
    ) +
    bend(
      [
        [-0.4, 0.5],
        [0, 0.15],
        [0.5, 0.4],
      ],
      [x, y],
      rx,
      ry,
    )
  scene.add(
    line(marks, shade(colour, 0.24), 2.6),
    line(
      bend(
        [
          [-0.55, -0.02],
          [-0.3, -0.6],
          [0.2, -0.25],
        ],
        [x, y - 2],
        rx,
        ry,
      ),
      light(colour, 0.6),
      2.2,
    ),
  )
}

/** A mound of a staple, with the texture that it has. */
export function mound(scene: Scene, [x, y]: Point, rx: number, ry: number, staple: Staple): void {
  scene.shown.add(staple.slug)
  const { texture, colour } = staple
  if (texture === 'mash') return mash(scene, [x, y], rx, ry, colour)
  if (texture === 'strand') return strands(scene, [x, y], rx, ry, colour, 18)
  const heap = blob(scene.random, rx, ry, 10, 0.06)
  scene.shadow(moved(heap, x + 2, y + 4))
  scene.area(moved(heap, x, y), shade(colour, 0.2))
  scene.area(moved(heap, x - 1.5, y - 2.5, 0.9), colour)
  let edge = ''
  for (let i = 0; i < 16; i += 1) {
    const [ex, ey] = onEllipse((i / 16) * 6.28 + scene.random.between(-0.15, 0.15), rx * 0.96, ry * 0.96)
    edge += `M${numbers([x + ex, y + ey], 0)}${texture === 'tiny' ? 'h0' : `l${numbers(turnedPoint([3, 0], scene.random.next() * 180))}`}`
  }
  scene.add(line(edge, shade(colour, 0.12), 4), line(edge, colour, 2.6, ' transform="translate(-.5-.8)"'))
  grains(scene, [x, y], rx * 0.95, ry * 0.95, staple, Math.round((rx * ry) / 24))
}

/** Browned and pale spots of what was baked or fried. */
export function spots(
  scene: Scene,
  count: number,
  centre: Point,
  rx: number,
  ry: number,
  colour: Colour,
  size = 8,
): void {
  let [dark, bright] = ['', '']
  for (const [i, [x, y]] of scene.spread(count, centre, rx, ry).entries()) {
    const spot = closed(
      moved(
        blob(
          scene.random,
          scene.random.between(size * 0.6, size * 1.4),
          scene.random.between(size * 0.4, size),
          6,
          0.25,
        ),
        x,
        y,
      ),
      0,
    )
    if (i % 2 === 0) dark += spot
    else bright += spot
  }
  if (dark) scene.area(dark, shade(colour, 0.32), 0.7)
  if (bright) scene.area(bright, light(colour, 0.42), 0.7)
}

/** Steam over a bowl of something hot, seen from the side. */
export const steam = (scene: Scene, x: number, y: number): void =>
  scene.add(
    `<g class="k steam" stroke="#fff" stroke-width="4" opacity=".5">`,
    [-20, 2, 23].map((dx, i) => `<path d="M${x + dx} ${y}q-8-9 0-18t0-${14 + (i % 2) * 5}"/>`).join(''),
    '</g>',
  )
