import { grains } from '../scene/bases'
import { around, moved, type Point } from '../scene/geometry'
import { box } from '../scene/svg'
import { board } from '../scene/vessels'
import type { Draw } from './Draw'

const THREE: readonly Point[] = [
  [66, 80],
  [132, 82],
  [98, 136],
]

/** Onigiri with their band of nori. */
export const onigiri: Draw = (scene) => {
  board(scene, '#8a5a38')
  const { food } = scene
  const [first] = food.body.filter(({ shape }) => shape !== 'nori')
  const nori = food.find(/nori/)
  if (food.grain) scene.shown.add(food.grain.slug)
  for (const [x, y] of THREE) {
    const p = moved(
      [
        [-32, 26],
        [-26, -4],
        [0, -34],
        [26, -4],
        [32, 26],
        [0, 32],
      ],
      x,
      y,
      1.1,
    )
    scene.shadow(moved(p, 3, 6))
    scene.area(p, '#e6dcc4')
    scene.area(around(p, [x, y], 0.93, -1, -2), '#fbf6ea')
    grains(scene, [x, y], 24, 20, { texture: 'rice', colour: '#f8f2e2' }, 26)
    if (nori !== null) {
      scene.shown.add(nori)
      scene.add(box(x - 12, y + 6, 24, 26, 3, '#24392e'))
    }
    if (first) scene.put(first, [x, y - 12])
  }
  scene.sprinkle(6, [100, 100], 50, 44)
}
