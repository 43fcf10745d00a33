import { light, shade } from '../scene/colour'
import { at, moved, numbers, opened, turned, turnedPoint, type Outline } from '../scene/geometry'
import { line, disc } from '../scene/svg'
import type { Hero } from './Hero'
import { marks, shine } from './joints'

const BREAST: Outline = [
  [-46, 6],
  [-38, -18],
  [-6, -27],
  [30, -22],
  [48, -2],
  [36, 17],
  [4, 25],
  [-30, 22],
]

/** A fillet of fish with its flakes. */
export const fish: Hero = (scene, [x, y], colour) => {
  const cut = turned(
    moved(
      [
        [-52, 4],
        [-44, -16],
        [-8, -24],
        [30, -17],
        [54, 0],
        [34, 15],
        [-4, 22],
        [-40, 17],
      ],
      0,
      0,
      1.08,
    ),
    scene.tilt,
  )
  scene.body(cut, x, y, colour, 0.24)
  const flakes = Array.from({ length: 5 }, (_, i) =>
    opened(
      moved(
        turned(
          [
            [-30 + i * 15, -15],
            [-23 + i * 15, 0],
            [-32 + i * 15, 15],
          ],
          scene.tilt,
        ),
        x,
        y,
      ),
      0,
    ),
  )
  const flake = scene.form.hero === 'salmon' ? light(colour, 0.5) : shade(colour, 0.22)
  scene.add(line(flakes.join(''), flake, 2.4))
  for (const [sx, sy] of scene.spread(5, [x, y - 3], 34, 11))
    scene.area(
      moved(
        [
          [-8, 0],
          [0, -4],
          [8, 0],
          [0, 4],
        ],
        sx,
        sy,
      ),
      '#c98838',
      0.5,
    )
}

/** A whole fish. */
export const wholeFish: Hero = (scene, [x, y], colour) => {
  scene.body(
    turned(
      [
        [-58, 4],
        [-40, -16],
        [-6, -22],
        [28, -10],
        [44, 0],
        [66, -18],
        [62, 2],
        [68, 20],
        [44, 8],
        [20, 18],
        [-20, 22],
        [-46, 16],
      ],
      scene.tilt,
    ),
    x,
    y,
    colour,
  )
  scene.add(disc([x - 38, y - 2], 3, '#fff'), disc([x - 38, y - 2], 1.6, '#222'))
}

/** Chicken or meat without bone, grilled. */
export const fillet: Hero = (scene, [x, y], colour, count) => {
  for (let i = 0; i < count; i += 1) {
    const [cx, cy, k] = count === 1 ? [x, y, 1.12] : [x - 30 + i * (60 / (count - 1)), y + (i % 2) * 10 - 4, 0.72]
    scene.body(turned(moved(BREAST, 0, 0, k), scene.tilt + i * 25), cx, cy, colour)
    marks(scene, [cx, cy], Math.floor(24 * k), scene.tilt, colour)
    shine(scene, cx - 12 * k, cy - 11 * k, 15 * k, 6 * k, colour)
  }
}

/** What is crumbed and fried. */
export const crumbed: Hero = (scene, [x, y], colour, count) => {
  const k = count === 1 ? 1.12 : 0.68
  const piece = (turn: number): string =>
    scene.symbol(() => {
      scene.body(turned(moved(BREAST, 0, 0, k), scene.tilt + turn), 0, 0, colour)
      const places = scene.spread(Math.round(28 * k), [0, -2], 40 * k, 18 * k)
      const crumbs = places.map((point) => `M${numbers(turnedPoint(point, scene.tilt + turn), 0)}l2 1`).join('')
      scene.add(
        line(crumbs, light(colour, 0.5), 2.6),
        line(crumbs, shade(colour, 0.35), 2.2, ' transform="translate(4 3)"'),
      )
    })
  const kinds = count === 1 || scene.detail > 3 ? [piece(0)] : [piece(0), piece(28)]
  for (let i = 0; i < count; i += 1)
    scene.place(at(kinds, i), count === 1 ? [x, y] : [x - 30 + i * (60 / (count - 1)), y + (i % 2) * 10 - 4])
}
