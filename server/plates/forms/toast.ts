import { isGarnish } from '../food/piecesOf'
import { shade } from '../scene/colour'
import { around, blob, moved, numbers, type Point, turned } from '../scene/geometry'
import { disc, line } from '../scene/svg'
import { board, plate } from '../scene/vessels'
import type { Draw } from './Draw'

const isBread = (slug: string): boolean =>
  /bread|bun|roll|bagel|muffin|crumpet|baguette|toast|tortilla|wrap|pita|naan|croissant/.test(slug)

/** Toast, bagels, crumpets and muffins with what is on them. */
export const toast: Draw = (scene) => {
  const { food, form } = scene
  if (scene.random.happens(0.55)) plate(scene, 100, 102, 92)
  else board(scene)
  const crust = form.colour ?? '#c98a45'
  const kind = form.kind ?? 'slice'
  const isRound = kind !== 'slice'
  const pieces = food.pieces.filter((piece) => !isBread(piece.slug) && !/Egg$/.test(piece.shape))
  const body = pieces.filter((piece) => !isGarnish(piece)).slice(0, 3)
  // A spoonful of something lies beside the fruit that comes with it.
  const isSpooned = body.length > 0 && body.every(({ shape }) => shape === 'dollop')
  const on = isSpooned ? pieces.slice(0, 3) : body
  const slice = (x: number, y: number, angle: number, k: number): void => {
    const outline = isRound
      ? blob(scene.random, 41, 40, 12, 0.02)
      : turned(
          [
            [-34, -8],
            [-40, -34],
            [-16, -42],
            [16, -42],
            [40, -34],
            [34, -6],
            [35, 34],
            [30, 42],
            [-30, 42],
            [-35, 34],
          ],
          angle,
        )
    const p = moved(outline, x, y, k)
    scene.shadow(moved(p, 3, 6))
    scene.area(p, shade(crust, 0.25))
    scene.area(around(p, [x, y], 0.9, -0.5, -1), isRound ? '#e9bd76' : '#efca8a')
    if (kind === 'crumpet') {
      const holes = scene
        .spread(16, [x, y], 30 * k, 29 * k)
        .map((point) => `M${numbers(point, 0)}h0`)
        .join('')
      scene.add(line(holes, '#c08a45', 3.6))
    }
    if (form.spread) {
      const spread = turned(blob(scene.random, 28 * k, 30 * k, 9, 0.1), angle)
      scene.area(moved(spread, x + 1, y + 2), shade(form.spread, 0.3))
      scene.area(moved(spread, x, y), form.spread)
    }
    scene.heap(on, isSpooned ? 6 : k > 1 ? 20 : 12, [x, y + 1], 25 * k, 27 * k, { scale: k > 1 ? 1.2 : 1 })
    if (kind === 'bagel') scene.add(disc([x, y], 10, shade(crust, 0.3)), disc([x + 1, y + 1.5], 8.5, scene.surface))
  }
  const isTwo = isRound || scene.random.happens()
  if (isTwo) {
    slice(66, 92, scene.tilt - 10, 0.94)
    slice(136, 112, scene.tilt + 8, 0.94)
  } else slice(100, 102, scene.tilt, 1.42)
  const egg = form.count === 1 ? food.find(/\begg$/) : null
  if (egg !== null)
    for (const point of isTwo
      ? ([
          [66, 90],
          [136, 110],
        ] as Point[])
      : ([[100, 98]] as Point[]))
      scene.put({ slug: egg, weight: 1, shape: 'friedEgg', colour: '#f7ab1d', size: 20, second: '#fffaf0' }, point)
  scene.sprinkle(7, [100, 102], 40, 34)
}
