import { shade } from '../scene/colour'
import { blob, moved, written } from '../scene/geometry'
import { line, oval } from '../scene/svg'
import { sidePlate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Muffins in their papers. */
export const muffins: Draw = (scene) => {
  sidePlate(scene, 155, 23)
  const colour = scene.form.colour ?? '#d29448'
  const wrapper = scene.random.pick(['#f2e4c6', '#8a4a34', '#7fa08c', '#e9bda6'])
  const muffin = (x: number, y: number, s: number): void => {
    const w = 36 * s
    scene.add(oval([x + 4, y + 32 * s], w * 0.85, 8 * s, '#210', ' opacity=".3"'))
    scene.area(
      `M${written(x - w)} ${written(y - 8 * s)}l${written(8 * s)} ${written(42 * s)}q${written(28 * s)} ${written(8 * s)} ${written(56 * s)} 0l${written(8 * s)}-${written(42 * s)}z`,
      wrapper,
    )
    const pleats = [1, 2, 3, 4, 5, 6, 7].map(
      (i) => `M${written(x - w + i * 9 * s)} ${written(y - 6 * s)}l${written((4 - i) * 2 * s)} ${written(42 * s)}`,
    )
    scene.add(line(pleats.join(''), shade(wrapper, 0.22), 2))
    const dome = blob(scene.random, w * 1.16, w * 0.82, 10, 0.05)
    scene.area(moved(dome, x, y - 18 * s), shade(colour, 0.28))
    scene.area(moved(dome, x - 1.5, y - 20 * s, 0.9), colour)
    scene.heap(
      scene.top(3).map((piece) => ({ ...piece, size: Math.min(piece.size, 6.5) })),
      8,
      [x, y - 22 * s],
      w * 0.85,
      w * 0.5,
    )
  }
  muffin(132, 98, 1.02)
  muffin(66, 112, 1.1)
  scene.sprinkle(3, [96, 72], 50, 10, 0.8)
}
