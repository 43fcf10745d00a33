import { pool } from '../scene/bases'
import { mixed, shade } from '../scene/colour'
import type { Point } from '../scene/geometry'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

const MIDDLE: Point = [100, 102]

/** Short pasta in its sauce. */
export const pastashort: Draw = (scene) => {
  const { food } = scene
  plate(scene, 100, 102, 90)
  pool(scene, MIDDLE, 62, 58, shade(food.sauce, 0.12), 0.07)
  const slug = food.grain?.slug ?? food.mainSlug
  const isGnocchi = /gnocchi|orecch/.test(slug + food.name)
  const size = /risoni|macaroni/.test(slug) ? 5.5 : isGnocchi ? 8 : scene.random.pick([8.5, 9.5])
  const kinds = scene.top(3)
  const weight = kinds.reduce((sum, piece) => sum + piece.weight, 0) * 1.8 + 4
  const pasta = { slug, weight, shape: isGnocchi ? 'ball' : 'tube', colour: mixed('#f3cf77', food.sauce, 0.14), size }
  for (const point of scene.spread(Math.max(14, 26 - scene.detail * 3), MIDDLE, 54, 50)) scene.put(pasta, point, 1, 4)
  scene.heap([pasta, ...kinds], 22, MIDDLE, 44, 41)
  scene.sprinkle(6, [100, 100], 34, 30)
  scene.dollop([106, 94], 11)
}
