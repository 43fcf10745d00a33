import { liquid, steam } from '../scene/bases'
import type { Point } from '../scene/geometry'
import { line } from '../scene/svg'
import { sideBowl } from '../scene/vessels'
import type { Draw } from './Draw'

const CHUNKY: Point = [60, 32]

/** Soup in a bowl from the front. */
export const soup: Draw = (scene) => {
  const { food, form } = scene
  sideBowl(scene)
  liquid(scene, [100, 89], 78, 46, food.sauce)
  const isChunky = form.kind === 'chunky'
  const [rx, ry] = isChunky ? CHUNKY : [48, 26]
  scene.heap(scene.top(4), isChunky ? 22 : 9, [isChunky ? 100 : 108, 94], rx, ry, {
    scale: isChunky ? 1.1 : 0.95,
    isFlat: true,
  })
  const cream = isChunky ? null : food.find(/cream|yoghurt|coconut-milk/)
  if (cream !== null) {
    scene.shown.add(cream)
    scene.add(line('M70 90q7-17 22-11t13 12t-22 6', '#fff6e0', 3.6, ' opacity=".92"'))
  }
  scene.sprinkle(5, [100, 88], 40, 20)
  if (form.isCold !== true) steam(scene, 96, 34)
}
