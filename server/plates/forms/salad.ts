import { grains, mound } from '../scene/bases'
import { light } from '../scene/colour'
import { deepBowl } from '../scene/vessels'
import type { Draw } from './Draw'

/** A salad on its leaves or its grain. */
export const salad: Draw = (scene) => {
  const { food } = scene
  const leaf = food.pieces.find(({ shape, size }) => shape === 'leaf' && size > 9)
  const isWood = scene.random.happens(0.3)
  deepBowl(scene, 100, 102, 88, isWood ? '#b98149' : scene.vessel)
  if (leaf) {
    const pale = { ...leaf, colour: light(leaf.colour, 0.28), size: 17 }
    for (const point of scene.spread(Math.max(9, 24 - scene.detail * 4), [100, 102], 60))
      scene.put(scene.random.happens(0.55) ? { ...leaf, size: 17 } : pale, point, 1, 3)
    if (food.grain) {
      scene.shown.add(food.grain.slug)
      grains(
        scene,
        [100, 102],
        50,
        50,
        food.grain.texture === 'strand' ? { texture: 'rice', colour: food.grain.colour } : food.grain,
        70,
      )
    }
  } else if (food.grain) mound(scene, [100, 102], 62, 60, food.grain)
  else scene.heap(scene.top(3), 22, [100, 102], 62, 60, { scale: 1.2 })
  scene.heap(food.body.filter(({ shape }) => shape !== 'leaf').slice(0, 5), 25, [100, 102], 52, 52, { scale: 1.12 })
  scene.sprinkle(6, [100, 102], 40, 40, 0.9)
  scene.citrus([144, 142])
}
