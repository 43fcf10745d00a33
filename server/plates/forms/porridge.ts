import { liquid, steam } from '../scene/bases'
import { light, mixed, shade } from '../scene/colour'
import type { Point } from '../scene/geometry'
import { line } from '../scene/svg'
import { sideBowl } from '../scene/vessels'
import type { Draw } from './Draw'

/** Porridge, congee or a smoothie bowl: the topping lies in one crescent. */
export const porridge: Draw = (scene) => {
  const { food, form, random } = scene
  sideBowl(scene)
  const colour = form.kind === 'fruit' ? food.sauce : mixed(food.sauce, '#f3e3be', form.pale ?? 0.6)
  liquid(scene, [100, 89], 78, 46, colour)
  scene.add(
    line('M58 92q24-16 50-4t38-6', light(colour, 0.5), 2.5),
    line('M70 104q30-10 56 0', shade(colour, 0.12), 2.5),
  )
  const side = random.side()
  // Citrus is squeezed over, and seen only where the name has it.
  const seen = food.garnish.filter(({ shape, slug }) => shape !== 'citrus' || food.name.includes(slug))
  const kinds = [...scene.top(3), ...seen.slice(0, 1)]
  const points = Array.from({ length: 17 - Math.min(6, scene.detail) }, (): Point => {
    const angle = random.between(-1.25, 1.25)
    const radius = random.between(0.34, 0.72)
    return [100 + side * Math.cos(angle) * radius * 74, 90 + Math.sin(angle) * radius * 44]
  }).sort((a, b) => a[1] - b[1])
  for (const [i, point] of points.entries()) {
    const kind = kinds[i % kinds.length]
    if (kind) scene.put(kind, point, 1.25)
  }
  if (form.isCold !== true) steam(scene, 96, 34)
}
