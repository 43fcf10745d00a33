import { drawHero } from '../heroes/heroes'
import { pool, strands } from '../scene/bases'
import { mixed } from '../scene/colour'
import type { Point } from '../scene/geometry'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

const MIDDLE: Point = [100, 102]

/** A nest of long pasta. */
export const pastalong: Draw = (scene) => {
  const { food, form } = scene
  plate(scene, 100, 102, 90)
  const isDry = form.kind === 'dry'
  if (food.grain) scene.shown.add(food.grain.slug)
  strands(scene, MIDDLE, 58, 54, mixed(food.grain?.colour ?? '#f3cf77', food.sauce, isDry ? 0.1 : 0.22), 27, 5.2)
  if (!isDry) pool(scene, [102, 98], 34, 30, food.sauce, 0.16)
  if (/meatball/.test(food.name)) drawHero(scene, [102, 100], 'patty', 5)
  scene.heap(scene.top(4), 14, [100, 100], isDry ? 46 : 30, isDry ? 42 : 26)
  scene.sprinkle(5, [100, 98], 26, 24)
}
