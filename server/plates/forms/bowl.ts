import { mound, pool } from '../scene/bases'
import { light, shade } from '../scene/colour'
import { blob, moved } from '../scene/geometry'
import { deepBowl } from '../scene/vessels'
import type { Draw } from './Draw'

/** A bowl whose toppings lie in sectors on a grain. */
export const bowl: Draw = (scene) => {
  const { food, random } = scene
  deepBowl(scene, 100, 102, 88)
  if (food.grain) mound(scene, [100, 102], 69, 69, food.grain)
  else pool(scene, [100, 102], 69, 69, light(food.sauce, 0.3), 0.04)
  const kinds = scene.top(5)
  const from = random.next() * 6.28
  for (const [i, piece] of kinds.entries()) {
    const angle = from + (i / kinds.length) * 6.283
    const [x, y] = [100 + Math.cos(angle) * 45, 102 + Math.sin(angle) * 45]
    const usual =
      piece.shape === 'boiledEgg' || piece.shape === 'friedEgg'
        ? 2
        : piece.size > 10
          ? 5
          : piece.size > 7
            ? 7
            : piece.size > 4
              ? 9
              : 12
    const isBright = ['slice', 'crescent', 'boiledEgg', 'friedEgg'].includes(piece.shape)
    scene.area(
      moved(blob(random, 25, 22, 8, 0.1), x, y),
      shade(isBright ? (piece.second ?? piece.colour) : piece.colour, 0.42),
      0.5,
    )
    const points = scene
      .spread(Math.max(1, Math.round(usual * (1 - scene.detail * 0.08))), [x, y], 21, 19)
      .sort((a, b) => a[1] - b[1])
    for (const point of points) scene.put(piece, point, piece.shape.endsWith('Egg') ? 1.5 : 1)
  }
  scene.dollop([100, 102], 12)
  scene.sprinkle(7, [100, 102], 26)
  scene.citrus([150, 148])
}
