import { drawHero } from '../heroes/heroes'
import { pool } from '../scene/bases'
import { onEllipse } from '../scene/geometry'
import { pan } from '../scene/vessels'
import type { Draw } from './Draw'

/** Eggs, or a hash, in its pan. */
export const eggpan: Draw = (scene) => {
  const { food, form } = scene
  const isHash = form.kind === 'hash'
  pan(scene, 92, 96, 80)
  pool(scene, [92, 96], 70, 68, isHash ? '#4a3a30' : food.sauce, 0.03)
  const rest = scene.top(5).filter(({ shape }) => !/Egg$/.test(shape))
  scene.heap(rest, form.hero ? 10 : isHash ? 26 : 17, [92, 96], 58, 56, { isFlat: true, scale: 1.1 })
  if (form.hero) drawHero(scene, [88, 112], form.hero)
  const egg = food.find(/\begg$/)
  const count = egg === null ? 0 : (form.count ?? 3)
  for (let i = 0; i < count; i += 1) {
    const [dx, dy] = form.hero
      ? [i * 44 - 22, -34]
      : onEllipse((i / count) * 6.283 + scene.tilt / 9, count === 1 ? 0 : 33)
    scene.put({ slug: egg ?? '', weight: 1, shape: 'friedEgg', colour: '#f7ab1d', size: 22, second: '#fffaf0' }, [
      92 + dx,
      96 + dy,
    ])
  }
  scene.dollop([104, 92], 12)
  scene.sprinkle(8, [92, 96], 56, 54)
}
