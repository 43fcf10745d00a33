import { grains } from '../scene/bases'
import { light, shade } from '../scene/colour'
import { at, blob, moved, type Point, turned, turnedPoint } from '../scene/geometry'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

const skinOf = (slug: string): boolean => /butter$/.test(slug)

/** Halves and shells with a filling: capsicums, jacket potatoes, zucchini. */
export const boats: Draw = (scene) => {
  const { food, form, random } = scene
  plate(scene, 100, 102, 93)
  const skin = form.colour ?? food.mainColour
  const flesh = form.flesh ?? light(skin, 0.5)
  const [rx, ry] = form.kind === 'round' ? [36, 34] : form.kind === 'narrow' ? [62, 24] : [58, 31]
  const filling = food.pieces
    .filter(({ slug, shape }) => slug !== food.mainSlug && shape !== 'citrus' && !skinOf(slug))
    .slice(0, 4)
  const angle = form.kind === 'round' ? 0 : scene.tilt - 4
  const boat = (): string =>
    scene.symbol(() => {
      const outline = turned(blob(random, rx, ry, 11, 0.05, 0), angle)
      scene.body(outline, 0, 0, skin, 0.2, 0.95)
      scene.area(moved(outline, 0, -1.5, 0.83), flesh)
      scene.area(moved(outline, 0, -1.5, 0.68), shade(food.sauce, 0.15))
      if (food.grain) {
        scene.shown.add(food.grain.slug)
        grains(scene, [0, 0], rx * 0.62, ry * 0.6, food.grain, 30)
      }
      const points = scene.spread(form.kind === 'round' ? 9 : 13, [0, 0], rx * 0.6, ry * 0.6)
      const turnedPoints = points.map((point) => turnedPoint(point, angle)).sort((p, q) => p[1] - q[1])
      for (const [i, [px, py]] of turnedPoints.entries()) {
        const piece = filling[i % Math.max(1, filling.length)]
        if (piece && !(food.grain && i % 2 === 1)) scene.put(piece, [px, py - 1], 0.9)
      }
      scene.dollop([0, -4], 10)
    })
  const both = scene.detail > 1 ? [boat()] : [boat(), boat()]
  const round: Point[] = [
    [68, 76],
    [132, 76],
    [70, 134],
    [134, 134],
  ]
  const places: Point[] =
    form.kind === 'round'
      ? round.slice(0, form.count ?? 4)
      : [
          [96, 72],
          [104, 132],
        ]
  for (const [i, place] of places.entries()) scene.place(at(both, i), place)
  scene.sprinkle(8, [100, 102], 48)
}
