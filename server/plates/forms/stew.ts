import { mash, pool } from '../scene/bases'
import type { Point } from '../scene/geometry'
import { deepBowl, pot } from '../scene/vessels'
import type { Draw } from './Draw'

const MIDDLE: Point = [100, 102]

/** A stew in a pot or a bowl; on its mash when it has one. */
export const stew: Draw = (scene) => {
  const { food, form } = scene
  const isPot = form.kind === 'pot' || (form.isMashed !== true && scene.random.happens())
  if (isPot) pot(scene, 100, 102, 80)
  else deepBowl(scene, 100, 102, 86)
  const r = isPot ? 66 : 72
  if (form.isMashed === true && food.mash) {
    scene.shown.add(food.mash.slug)
    mash(scene, MIDDLE, r, r * 0.96, food.mash.colour)
    pool(scene, [102, 106], 46, 40, food.sauce, 0.08)
    scene.heap(
      scene.top(4).filter(({ slug }) => slug !== food.mash?.slug),
      20,
      [102, 106],
      38,
      32,
    )
  } else {
    pool(scene, MIDDLE, r, r, food.sauce, 0.03)
    scene.heap(scene.top(5), 24, MIDDLE, 54)
  }
  scene.dollop([100 + scene.random.whole(-14, 14), 96], 13)
  scene.sprinkle(7, MIDDLE, 46)
}
