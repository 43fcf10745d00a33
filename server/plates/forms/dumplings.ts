import { pool } from '../scene/bases'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Dumplings on a plate, with their dip. */
export const dumplings: Draw = (scene) => {
  plate(scene, 100, 102, 92)
  const slug = scene.food.find(/dumpling|wonton|gyoza/) ?? scene.food.mainSlug
  for (const point of scene.spread(9, [92, 106], 50, 46))
    scene.put({ slug, weight: 1, shape: 'dumpling', colour: '#f2dfae', size: 17 }, point, 1, 3)
  pool(scene, [148, 60], 17, 16, scene.food.sauce, 0.03)
  scene.sprinkle(8, [92, 106], 46, 42)
}
