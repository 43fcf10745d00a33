import { spots } from '../scene/bases'
import { mixed } from '../scene/colour'
import { at, blob, type Point } from '../scene/geometry'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Fritters, patties and cakes of a batter. */
export const fritters: Draw = (scene) => {
  const { food, form } = scene
  plate(scene, 100, 102, 90)
  const colour = form.colour ?? mixed(food.mainColour, '#c07a2c', 0.6)
  const places: Point[] = [
    [78, 82],
    [122, 84],
    [84, 122],
    [126, 126],
    [102, 104],
  ]
  scene.heap(
    food.pieces
      .filter(({ shape }) => ['leaf', 'shreds', 'slice', 'wedge', 'half', 'pod', 'strip'].includes(shape))
      .slice(0, 2),
    9,
    [142, 108],
    24,
    44,
  )
  const fritter = (): string =>
    scene.symbol(() => {
      scene.body(blob(scene.random, 28, 26, 11, 0.07), 0, 0, colour, 0.42, 0.9)
      spots(scene, 4, [0, 0], 14, 13, colour, 5.5)
      const speck = food.body[0]
      if (!speck || speck.size > 12 || scene.detail > 3) return
      const small = { ...speck, size: Math.min(speck.size, 5) }
      for (const point of scene.spread(2, [0, 0], 13, 12)) scene.put(small, point, 1, 1)
    })
  const both = [fritter(), fritter()]
  for (const [i, place] of places.slice(0, form.count ?? 4).entries()) scene.place(at(both, i), place)
  scene.dollop([form.count === 5 ? 140 : 104, 102], 17)
  scene.sprinkle(6, [104, 98], 34, 30)
  scene.citrus([52, 132])
}
