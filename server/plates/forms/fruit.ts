import { isGarnish } from '../food/piecesOf'
import { opened } from '../scene/geometry'
import { line } from '../scene/svg'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Fruit on a plate, a spoonful in the middle. */
export const fruit: Draw = (scene) => {
  plate(scene, 100, 102, 92)
  const pieces = scene.food.pieces.filter(({ shape }) => shape !== 'dollop')
  const all = pieces.filter((piece) => !isGarnish(piece) || piece.shape === 'citrus').slice(0, 3)
  scene.heap(
    all.map((piece) => ({ ...piece, size: piece.size * 1.35 })),
    20,
    [100, 102],
    54,
    50,
  )
  scene.dollop([104, 104], 22)
  scene.sprinkle(8, [100, 102], 44, 40)
  scene.add(
    line(
      opened([
        [64, 64],
        [80, 54],
        [98, 52],
      ]),
      '#fff',
      2,
      ' opacity=".25"',
    ),
  )
}
