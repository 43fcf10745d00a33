import { drawHero } from '../heroes/heroes'
import { mound, pool } from '../scene/bases'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** A hero, a heap of vegetables, and mash or grain. */
export const main: Draw = (scene) => {
  const { food, form } = scene
  plate(scene, 100, 102, 92)
  const side = scene.random.side()
  // Slabs of polenta have no heap of it beside them.
  const grain = form.hero === 'slab' && food.grain?.slug === food.mainSlug ? null : food.grain
  const staple = form.isMashed === true ? food.mash : grain
  if (staple) mound(scene, [100 - side * 30, 76], 34, 30, staple)
  const isHero = form.hero !== undefined
  const sides = food.body
    .filter(({ slug }) => !(isHero && slug === food.mainSlug) && slug !== staple?.slug)
    .slice(0, scene.detail > 2 ? 2 : 4)
  if (staple) scene.heap(sides, 12, [100 + side * 30, 70], 32, 22)
  else scene.heap(sides, 19, [100 - side * 22, 76], 44, 27)
  if (form.isSaucy === true) pool(scene, [100, 128], 56, 34, food.sauce, 0.12)
  if (form.hero) drawHero(scene, [100 + side * 4, 126], form.hero, form.count ?? 1)
  else scene.heap(scene.top(3), 16, [100, 128], 46, 26)
  scene.sprinkle(6, [100, 120], 42, 20)
  scene.citrus([100 - side * 52, 136])
}
