import { spots } from '../scene/bases'
import { light, shade } from '../scene/colour'
import { turnedPoint, written } from '../scene/geometry'
import { area, box, line, oval } from '../scene/svg'
import { board, plate } from '../scene/vessels'
import type { Draw } from './Draw'

const isBread = (slug: string): boolean =>
  /bread|bun|roll|bagel|muffin|crumpet|baguette|toast|tortilla|wrap|pita|naan|croissant/.test(slug)

/** Wraps, cut to show what they hold. */
export const wrap: Draw = (scene) => {
  const { food, form } = scene
  const dough = form.colour ?? '#efd9a6'
  if (scene.random.happens()) board(scene)
  else plate(scene, 100, 102, 92)
  const filling = food.pieces.filter(({ shape, slug }) => shape !== 'citrus' && !isBread(slug)).slice(0, 5)
  const angle = scene.tilt - 6
  const one = scene.symbol(() => {
    scene.add(`<g transform="rotate(${written(angle, 0)})">`, box(-66, -20, 104, 48, 22))
    scene.add(
      area('M-64-14q4-12 18-12h80v50h-82q-14-2-16-14z', shade(dough, 0.12)),
      area('M-64-14q4-12 18-12h80v26h-98z', light(dough, 0.3)),
    )
    spots(scene, 8, [-16, 0], 40, 18, dough, 4)
    if (form.kind === 'foil')
      scene.add(
        area('M-66-10q-2-16 16-16h34l-6 10 8 10-8 12 7 18h-36q-14-2-15-14z', '#c3c9c8'),
        line('M-56-18h30M-60-2h36M-56 12h32', '#fff', 2, ' opacity=".7"'),
      )
    scene.add(
      oval([36, -1], 16, 25, shade(dough, 0.22)),
      oval([37, -1], 14, 22, light(dough)),
      oval([37, -1], 11.5, 19, shade(food.mainColour, 0.4)),
      '</g>',
    )
    const [ox, oy] = turnedPoint([37, -1], angle)
    for (const [i, point] of scene
      .spread(9, [0, 0], 9, 15)
      .sort((a, b) => a[1] - b[1])
      .entries()) {
      const piece = filling[i % Math.max(1, filling.length)]
      const [dx, dy] = turnedPoint(point, angle)
      if (piece) scene.put({ ...piece, size: Math.min(piece.size, 7.5) }, [ox + dx, oy + dy], 0.85)
    }
  })
  scene.place(one, [94, 72])
  scene.place(one, [106, 132])
  scene.sprinkle(6, [150, 104], 20, 44)
}
