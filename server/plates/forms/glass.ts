import { light, shade } from '../scene/colour'
import type { Point } from '../scene/geometry'
import { line, oval } from '../scene/svg'
import { sidePlate } from '../scene/vessels'
import type { Draw } from './Draw'

/** A drink in a glass with a straw. */
export const glass: Draw = (scene) => {
  const { food } = scene
  sidePlate(scene, 176, 14)
  const colour = food.sauce
  const isTall = scene.random.happens()
  const [a, b] = isTall ? [62, 72] : [52, 68]
  const bottom = 200 - 2 * b - 28
  scene.area(`M${a} 46l${b - a} 128q2 10 14 10h${bottom}q12 0 14-10l${b - a}-128z`, shade(colour, 0.14))
  scene.area(`M${a + 5} 46l${b - a} 126q2 7 11 7h${Math.floor(bottom * 0.62)}l8-133z`, light(colour, 0.14))
  scene.add(oval([100, 46], 100 - a, 13, light(colour, 0.5)), oval([100, 47], 94 - a, 10, colour))
  scene.add(
    line('M120 50L142-8', '#210', 7, ' opacity=".2"'),
    line('M118 48L140-10', scene.random.pick(['#d9503a', '#2d6a45', '#e3a93c']), 7),
  )
  const fruit = food.pieces.filter(({ slug }) => !/spin|milk|yogh/.test(slug)).slice(0, 2)
  const [first, second] = fruit
  if (first) {
    for (const point of [
      [82, 42],
      [94, 38],
      [76, 47],
    ] as Point[])
      scene.put(first, point)
    for (const point of [
      [38, 178],
      [156, 180],
    ] as Point[])
      scene.put({ ...first, size: Math.max(first.size, 9) }, point, 1.15)
  }
  if (second) scene.put(second, [106, 44], 0.9)
  scene.add(
    line(`M${a - 1} 46l${b - a} 129q2 11 15 11h${bottom}q13 0 15-11l${b - a}-129`, '#fff', 2.6, ' opacity=".6"'),
    line(`M${a + 13} 66l5 92`, '#fff', 7, ' opacity=".5"'),
  )
}
