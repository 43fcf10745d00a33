import { blob, moved } from '../scene/geometry'
import { deepBowl, plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Nachos, chilaquiles and chaat. */
export const nachos: Draw = (scene) => {
  if (scene.random.happens()) plate(scene, 100, 102, 93)
  else deepBowl(scene, 100, 102, 88)
  const { food } = scene
  const chip = food.find(/corn-chip|tortilla|taco-shell|puffed|cracker/)
  if (chip !== null)
    for (const point of scene.spread(Math.max(12, 24 - scene.detail * 3), [100, 102], 62))
      scene.put({ slug: chip, weight: 1, shape: 'triangle', colour: '#eeb548', size: 17 }, point, 1, 3)
  scene.area(moved(blob(scene.random, 38, 36, 10, 0.2), 100, 102), food.sauce)
  scene.heap(
    scene.top(5).filter(({ slug }) => slug !== chip),
    23,
    [100, 102],
    48,
    46,
  )
  scene.dollop([108, 92], 14)
  scene.sprinkle(8, [100, 102], 42)
}
