import { mound, pool } from '../scene/bases'
import { shade } from '../scene/colour'
import type { Point } from '../scene/geometry'
import { deepBowl, plate } from '../scene/vessels'
import type { Draw } from './Draw'

const MIDDLE: Point = [100, 102]

/** A stir-fry in its glaze, with grain beside it. */
export const stirfry: Draw = (scene) => {
  const { food } = scene
  if (scene.random.happens(0.65)) plate(scene, 100, 102, 90)
  else deepBowl(scene, 100, 102, 86)
  const side = scene.random.side()
  if (food.grain) mound(scene, [100 + side * 36, 86], 34, 36, food.grain)
  const centre: Point = food.grain ? [100 - side * 12, 112] : MIDDLE
  pool(scene, centre, food.grain ? 52 : 60, food.grain ? 44 : 56, shade(food.sauce, 0.25), 0.12)
  scene.heap(scene.top(5), 24, centre, food.grain ? 46 : 52, food.grain ? 38 : 50, { scale: 1.05 })
  scene.sprinkle(7, centre, 34, 28)
}
