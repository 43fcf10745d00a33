import { light, shade } from '../scene/colour'
import { written } from '../scene/geometry'
import { area, box, line } from '../scene/svg'
import { board } from '../scene/vessels'
import type { Draw } from './Draw'

const isBread = (slug: string): boolean =>
  /bread|bun|roll|bagel|muffin|crumpet|baguette|toast|tortilla|wrap|pita|naan|croissant/.test(slug)

/** A baguette, split and filled: banh mi. */
export const baguette: Draw = (scene) => {
  board(scene, '#a8703f')
  const crust = '#d49a4c'
  for (const [x, y, turn] of [
    [96, 74, -10],
    [106, 130, -4],
  ] as const) {
    scene.add(
      `<g transform="translate(${x} ${y})rotate(${written(turn + scene.tilt / 3, 0)})">`,
      box(-76, -14, 158, 44, 22),
      box(-80, -20, 158, 44, 22, shade(crust, 0.25)),
      box(-80, -20, 158, 22, 11, crust),
      box(-74, 2, 146, 14, 7, '#f4dcaa'),
    )
    scene.heap(
      scene.food.pieces.filter(({ shape, slug }) => shape !== 'citrus' && !isBread(slug)).slice(0, 5),
      17,
      [0, 4],
      66,
      8,
      { isFlat: true },
    )
    scene.add(
      area('M-80-3q2-24 26-25h106q24 1 26 25-60 7-158 0z', light(crust, 0.1)),
      line('M-50-20l14 9M-16-22l14 10M18-22l14 10M50-19l12 8', shade(crust, 0.4), 3),
      '</g>',
    )
  }
}
