import { liquid, steam, strands } from '../scene/bases'
import type { Point } from '../scene/geometry'
import { line } from '../scene/svg'
import { sideBowl } from '../scene/vessels'
import type { Draw } from './Draw'

const STICKS = 'M128 96L204 22M136 100L210 34'

/** Noodles in broth, with chopsticks. */
export const noodlesoup: Draw = (scene) => {
  const { food } = scene
  sideBowl(scene)
  liquid(scene, [100, 89], 78, 46, food.sauce)
  if (food.grain) scene.shown.add(food.grain.slug)
  strands(scene, [94, 92], 60, 32, food.grain?.texture === 'strand' ? food.grain.colour : '#f3dc9c', 15, 4.4)
  const places: Point[] = [
    [70, 80],
    [126, 84],
    [104, 102],
    [84, 104],
  ]
  for (const [i, piece] of scene.top(4).entries()) {
    const [x, y] = places[i] ?? [100, 90]
    const count = piece.shape === 'boiledEgg' ? 1 : piece.size > 9 ? 3 : 5
    for (let k = 0; k < count; k += 1)
      scene.put(piece, [x + scene.random.between(-14, 14), y + scene.random.between(-8, 8)], 1.15)
  }
  scene.sprinkle(5, [100, 88], 34, 17)
  scene.add(line(STICKS, '#210', 4, ' opacity=".3" transform="translate(2 5)"'), line(STICKS, '#a8552c', 4))
  scene.add(line(STICKS, '#d58a52', 1.4, ' transform="translate(0-1)"'))
  steam(scene, 70, 34)
}
