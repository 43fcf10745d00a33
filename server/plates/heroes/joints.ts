import { light, shade } from '../scene/colour'
import { at, blob, moved, numbers, opened, turned, written, type Outline, type Point } from '../scene/geometry'
import type { Scene } from '../scene/Scene'
import { line, lineShadow } from '../scene/svg'
import type { Hero } from './Hero'

const BONE = '#f1e3c6'

/** Marks of a grill. */
export const marks = (scene: Scene, [x, y]: Point, w: number, angle: number, colour: string): void =>
  scene.add(
    `<g class="k" stroke="${shade(colour, 0.6)}" stroke-width="3.6" opacity=".75" transform="translate(${written(x)} ${written(y)})rotate(${written(angle, 0)})">`,
    `<path d="M-${w} -10l${Math.floor(w * 0.5)} 20M-${Math.floor(w * 0.4)} -13l${Math.floor(w * 0.5)} 26M${Math.floor(w * 0.2)} -13l${Math.floor(w * 0.5)} 24"/></g>`,
  )

const bone = (scene: Scene, from: Point, to: Point, width: number): void => {
  const path = `M${numbers(from, 0)}L${numbers(to, 0)}`
  scene.add(lineShadow(path, width + 1, ' transform="translate(2 5)"'), line(path, BONE, width))
}

/** A bright patch where the light falls. */
export const shine = (scene: Scene, x: number, y: number, rx: number, ry: number, colour: string): void =>
  scene.area(moved(blob(scene.random, rx, ry, 6, 0.2), x, y), light(colour, 0.45), 0.75)

/** A steak with its rim of fat. */
export const steak: Hero = (scene, [x, y], colour) => {
  const cut = turned(
    moved(
      [
        [-44, 4],
        [-36, -20],
        [-8, -26],
        [24, -24],
        [46, -10],
        [44, 12],
        [18, 22],
        [-20, 24],
      ],
      0,
      0,
      1.05,
    ),
    scene.tilt,
  )
  scene.body(cut, x, y, colour)
  scene.add(line(opened(moved(cut.slice(0, 4), x - 1, y - 1, 0.92), 0), '#f0d9ae', 3.4))
  marks(scene, [x, y], 26, scene.tilt, colour)
  scene.add(line(`M${written(x - 20)} ${written(y - 12)}q12-7 24-5`, '#fff', 2.6, ' opacity=".55"'))
}

/** Two chops with their bones. */
export const chop: Hero = (scene, [x, y], colour) => {
  for (const i of [0, 1]) {
    const [cx, cy] = [x - 16 + i * 30, y - 5 + i * 8]
    const cut = turned(
      [
        [-20, 6],
        [-18, -20],
        [6, -26],
        [22, -10],
        [16, 16],
        [-4, 22],
      ],
      i * 8,
    )
    const ends = moved(
      turned(
        [
          [14, 10],
          [46, 34],
        ],
        i * 8,
      ),
      cx,
      cy,
    )
    bone(scene, at(ends, 0), at(ends, 1), 8)
    scene.body(cut, cx, cy, colour)
    scene.area(moved(cut, cx - 3, cy - 3, 0.5), light(colour, 0.22))
    marks(scene, [cx, cy], 14, scene.tilt, colour)
  }
}

/** Drumsticks. */
export const drumsticks: Hero = (scene, [x, y], colour, count) => {
  const n = count > 1 ? count : 3
  for (let i = 0; i < n; i += 1) {
    const angle = at([-30, 18, 62], i) + scene.tilt
    const [cx, cy] = [x - 30 + i * 30, y - 4 + (i % 2) * 10]
    const ends = moved(
      turned(
        [
          [18, 0],
          [40, 2],
        ],
        angle,
      ),
      cx,
      cy,
    )
    bone(scene, at(ends, 0), at(ends, 1), 8)
    scene.add(line(`M${numbers(at(ends, 1), 0)}h0`, BONE, 12))
    scene.body(
      turned(
        [
          [-24, -4],
          [-16, -20],
          [6, -18],
          [26, -5],
          [26, 5],
          [6, 17],
          [-16, 20],
        ],
        angle,
      ),
      cx,
      cy,
      colour,
    )
    shine(scene, cx - 6, cy - 7, 9, 5, colour)
  }
}

/** A whole roast bird. */
export const wholeBird: Hero = (scene, [x, y], colour) => {
  const legs = `M${written(x - 44)} ${written(y + 18)}l-18 18M${written(x + 42)} ${written(y + 18)}l18 18`
  scene.add(line(legs, BONE, 8))
  scene.body(
    [
      [-54, 8],
      [-46, -22],
      [-14, -36],
      [22, -34],
      [50, -16],
      [54, 12],
      [24, 30],
      [-24, 32],
    ],
    x,
    y,
    colour,
  )
  scene.add(line(`M${written(x - 2)} ${written(y - 32)}q-7 26 0 56`, shade(colour, 0.22), 3))
  const thigh: Outline = [
    [-48, 18],
    [-56, -2],
    [-30, -12],
    [-12, 6],
    [-20, 28],
  ]
  scene.area(moved(thigh, x, y), shade(colour, 0.16))
  scene.area(moved(thigh, x - 2, y - 1, 0.9), light(colour, 0.12))
  scene.area(moved(thigh, x, y, -1, 1), shade(colour, 0.24))
  scene.area(moved(thigh, x - 2, y - 1, -0.88, 0.9), shade(colour, 0.04))
  shine(scene, x - 18, y - 20, 15, 7, colour)
}

/** A shank on its bone. */
export const shank: Hero = (scene, [x, y], colour) => {
  bone(scene, [x + 24, y - 8], [x + 64, y - 38], 12)
  scene.body(
    turned(
      [
        [-34, 8],
        [-30, -24],
        [4, -32],
        [30, -16],
        [36, 6],
        [10, 26],
        [-16, 26],
      ],
      scene.tilt,
    ),
    x,
    y,
    colour,
  )
  scene.add(
    line(
      `M${written(x - 20)} ${written(y - 10)}q16-12 34-6M${written(x - 22)} ${written(y + 6)}q20-8 40 0`,
      shade(colour, 0.35),
      2.4,
    ),
  )
  shine(scene, x - 10, y - 16, 10, 5, colour)
}
