import { light, shade } from '../scene/colour'
import { blob, moved, written } from '../scene/geometry'
import { box, line } from '../scene/svg'
import { board } from '../scene/vessels'
import type { Draw } from './Draw'

/** A log in pastry, two slices cut from it. */
export const wellington: Draw = (scene) => {
  const { food } = scene
  const pastry = '#d9973f'
  board(scene)
  scene.add(
    `<g transform="rotate(${written(scene.tilt / 2, 0)} 100 100)">`,
    box(30, 64, 118, 62, 26),
    box(24, 56, 118, 60, 26, shade(pastry, 0.28)),
    box(24, 54, 118, 54, 25, pastry),
  )
  const lattice = [0, 1, 2, 3].map((i) => `M${40 + i * 22} 60l22 40M${62 + i * 22} 60l-22 40`).join('')
  scene.add(line(lattice, light(pastry, 0.45), 4), line('M40 62q40-8 84 0', '#fff3d0', 3, ' opacity=".5"'))
  for (const [x, y] of [
    [150, 88],
    [146, 140],
  ] as const) {
    const slice = blob(scene.random, 24, 27, 10, 0.04)
    scene.body(slice, x, y, pastry, 0.32, 0.96)
    scene.area(moved(slice, x - 1, y - 1, 0.82), shade(food.mainColour, 0.35))
    scene.heap(scene.top(3), 9, [x, y], 14, 16, { scale: 0.75 })
  }
  scene.add('</g>')
  scene.sprinkle(6, [70, 145], 34, 10)
}
