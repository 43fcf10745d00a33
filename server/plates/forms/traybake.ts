import { drawHero } from '../heroes/heroes'
import type { Point } from '../scene/geometry'
import { tray } from '../scene/vessels'
import type { Draw } from './Draw'

const MIDDLE: Point = [100, 100]

/** A tray from the oven. */
export const traybake: Draw = (scene) => {
  const { form, food } = scene
  tray(scene)
  const sides = scene.top(5).filter(({ slug }) => !(form.hero && slug === food.mainSlug))
  scene.heap(sides, form.hero ? 24 : 34, MIDDLE, 70, 48, { scale: 1.3, isFlat: true })
  if (form.hero) drawHero(scene, [100, 96], form.hero, form.count ?? 3)
  scene.dollop([104, 100], 13)
  scene.sprinkle(8, MIDDLE, 60, 40)
  scene.citrus([150, 134])
  scene.add('</g>')
}
