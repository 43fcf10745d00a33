import type { Scene } from '../scene/Scene'
import { type Colour, light, shade } from '../scene/colour'
import { numbers, type Point, written } from '../scene/geometry'
import { area, box, line } from '../scene/svg'
import { board } from '../scene/vessels'
import type { Draw } from './Draw'

const isBread = (slug: string): boolean =>
  /bread|bun|roll|bagel|muffin|crumpet|baguette|toast|tortilla|wrap|pita|naan|croissant/.test(slug)

const layersOf = (scene: Scene, count: number): Colour[] =>
  scene.food.pieces
    .filter(({ shape, slug }) => !['sprig', 'dot', 'citrus', 'seed'].includes(shape) && !isBread(slug))
    .slice(0, count)
    .map((piece) => {
      scene.shown.add(piece.slug)
      const inside = piece.second
      if (/Egg$/.test(piece.shape)) return inside ?? piece.colour
      return piece.colour
    })

/** Stacked halves of a sandwich, cut side out. */
export const sandwich: Draw = (scene) => {
  const { form } = scene
  board(scene, scene.random.pick(['#c08a52', '#a8703f', '#8a5a38']))
  const crust = form.colour ?? '#dcae6a'
  const crumb = form.kind === 'toasted' ? '#f0cf92' : '#f7e6c2'
  const layers = layersOf(scene, 5)
  const half = (x: number, y: number): void => {
    scene.add(box(x - 50, y + 20, 110, 22, 9))
    let top = y + 34
    const slab = (height: number, colour: Colour, uneven: number): void => {
      top -= height
      const j = (): number => scene.random.between(-uneven, uneven)
      const p: Point[] = [
        [x - 50, top],
        [x - 20, top + j()],
        [x + 20, top + j()],
        [x + 50, top],
        [x + 51, top + height + 1],
        [x, top + height + 1],
        [x - 51, top + height + 1],
      ]
      scene.add(
        `<path d="M${p.map((q) => numbers(q, 0)).join('L')}z" fill="${colour}" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>`,
        line(`M${x - 46} ${written(top + 1)}h80`, light(colour, 0.5), 1.6, ' opacity=".6"'),
      )
    }
    slab(13, crumb, 1)
    scene.add(line(`M${x - 50} ${y + 33}h100`, shade(crust, 0.2), 4))
    for (const colour of layers) slab(30 / Math.max(3, layers.length), colour, 3.5)
    slab(13, crumb, 1)
    scene.add(
      area(`M${x - 52} ${written(top + 1)}q2-10 14-11h76q12 1 14 11z`, crust),
      line(`M${x - 40} ${written(top - 6)}h56`, light(crust, 0.5), 2.4),
    )
    if (form.kind === 'toasted')
      scene.add(line(`M${x - 30} ${written(top - 4)}l8-4m14 4l8-4m14 4l8-4`, shade(crust, 0.45), 3.2))
  }
  half(88, 72)
  half(112, 134)
}
