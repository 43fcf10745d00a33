import { light, shade } from '../scene/colour'
import { around, blob, moved, type Point } from '../scene/geometry'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

const THREE: readonly Point[] = [
  [66, 80],
  [132, 82],
  [98, 136],
]

/** Cups of lettuce with a filling. */
export const cups: Draw = (scene) => {
  plate(scene, 100, 102, 93)
  const { food, random } = scene
  const leaf = food.find(/lettuce|cos|iceberg|cabbage|leaf/)
  if (leaf !== null) scene.shown.add(leaf)
  for (const [x, y] of THREE) {
    const green = random.pick(['#9cc455', '#8ab748', '#b1d06a'])
    const p = moved(blob(random, 36, 33, 14, 0.13), x, y)
    scene.shadow(moved(p, 3, 6))
    scene.area(p, shade(green, 0.14))
    scene.area(around(p, [x, y], 0.86, -1, -2), light(green, 0.22))
    scene.heap(food.body.filter(({ shape, slug }) => shape !== 'leaf' && slug !== leaf).slice(0, 4), 12, [x, y], 21, 20)
  }
  scene.sprinkle(8, [99, 98], 46, 42)
  scene.citrus([100, 94])
}
