import { isGarnish } from '../food/piecesOf'
import { light, shade } from '../scene/colour'
import { around, closed, moved, opened } from '../scene/geometry'
import { line } from '../scene/svg'
import { board } from '../scene/vessels'
import type { Draw } from './Draw'

/** Slices of a loaf. */
export const loaf: Draw = (scene) => {
  board(scene, '#8a5a38')
  const crust = scene.form.colour ?? '#b8763a'
  for (let i = 0; i < 3; i += 1) {
    const [x, y] = [60 + i * 32, 84 + i * 17]
    const p = moved(
      [
        [-34, 40],
        [-36, -20],
        [-28, -38],
        [0, -46],
        [28, -38],
        [36, -20],
        [34, 40],
      ],
      x,
      y,
    )
    scene.shadow(moved(p, 6, 6))
    scene.area(closed(p, 0), shade(crust, 0.25))
    scene.area(around(p, [x, y], 0.87, 0, 0, 0.9), light(crust, 0.45))
    scene.heap(
      scene.food.pieces
        .filter((piece) => !isGarnish(piece) || piece.shape === 'nut' || piece.shape === 'flake')
        .slice(0, 2)
        .map((piece) => ({ ...piece, size: Math.min(piece.size, 5) })),
      9,
      [x, y],
      24,
      32,
    )
  }
  scene.add(
    line(
      opened([
        [44, 60],
        [60, 48],
        [76, 58],
      ]),
      '#fff3d0',
      2,
      ' opacity=".4"',
    ),
  )
}
