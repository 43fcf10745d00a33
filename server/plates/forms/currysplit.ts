import { mound, pool } from '../scene/bases'
import { onEllipse, type Point } from '../scene/geometry'
import { deepBowl, plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Two thirds of a sauce, one third of a grain. */
export const currysplit: Draw = (scene) => {
  const { food } = scene
  if (scene.random.happens()) deepBowl(scene, 100, 102, 86)
  else plate(scene, 100, 102, 90)
  const [dx, dy] = onEllipse((scene.random.pick([180, 205, 155, 20, -20]) * Math.PI) / 180, 1, 0.8)
  pool(scene, [100 - dx * 7, 102 - dy * 7], 54, 53, food.sauce, 0.04)
  if (food.grain) mound(scene, [100 + dx * 30, 102 + dy * 30], 29, 42, food.grain)
  const sauce: Point = [100 - dx * 20, 102 - dy * 20]
  scene.heap(scene.top(4), 19, sauce, 31, 38, { scale: 1.12 })
  scene.sprinkle(6, sauce, 24, 30)
  scene.citrus([100 + dx * 52, 124 + dy * 52])
}
