import { shade } from '../scene/colour'
import { blob, numbers, written } from '../scene/geometry'
import { area, line } from '../scene/svg'
import { CONVEX, plate, sidePlate } from '../scene/vessels'
import type { Draw } from './Draw'

const isBread = (slug: string): boolean =>
  /bread|bun|roll|bagel|muffin|crumpet|baguette|toast|tortilla|wrap|pita|naan|croissant/.test(slug)

/** Tacos, pockets and pitas from the side; `flat` ones lie on the plate. */
export const taco: Draw = (scene) => {
  const { food, form, random } = scene
  const shell = form.colour ?? random.pick(['#ecc26c', '#f0d49c', '#d9953c'])
  const filling = food.pieces.filter(({ shape, slug }) => shape !== 'citrus' && !isBread(slug)).slice(0, 5)
  if (form.kind === 'flat') {
    plate(scene, 100, 102, 92)
    for (const [x, y] of [
      [70, 78],
      [130, 84],
      [94, 132],
    ] as const) {
      scene.body(blob(random, 36, 35, 12, 0.03), x, y, shell, 0.25, 0.94)
      scene.heap(filling, 11, [x, y], 24, 23)
    }
    scene.sprinkle(8, [98, 98], 44, 40)
    return scene.citrus([150, 138])
  }
  sidePlate(scene, 148, 34)
  const one = (x: number, y: number, s: number): void => {
    const w = 46 * s
    scene.area(
      `M${written(x - w)} ${y}q0-${written(62 * s)} ${written(w)}-${written(64 * s)}t${written(w)} ${written(64 * s)}z`,
      shade(shell, 0.35),
    )
    for (let i = 0; i < 11 - scene.detail; i += 1) {
      const angle = Math.PI * (1 - (i / 10) * 0.88 - 0.06)
      const piece = filling[i % Math.max(1, filling.length)]
      if (piece) scene.put(piece, [x + Math.cos(angle) * w * 0.9, y - 13 - Math.sin(angle) * 52 * s], 1.2)
    }
    const front = `M${written(x - w + 4)} ${y + 4}q-2-${written(50 * s)} ${written(w - 2)}-${written(52 * s)}t${written(w)} ${written(52 * s)}q-${written(w)} 8-${written(2 * w - 2)} 0z`
    scene.add(
      `<path d="${front}" class="s" transform="translate(-1-3)"/>`,
      area(front, shade(shell, 0.1)),
      area(front, CONVEX),
    )
    const flecks = Array.from(
      { length: 7 },
      () => `M${numbers([x + random.between(-26, 28) * s, y - random.between(2, 34) * s], 0)}l3 1`,
    )
    scene.add(line(flecks.join(''), shade(shell, 0.34), 3.4, ' opacity=".6"'))
  }
  if (random.happens())
    [
      [66, 112, 1.05],
      [134, 120, 1.05],
      [94, 152, 1.1],
    ].forEach(([x = 0, y = 0, s = 1]) => one(x, y, s))
  else {
    one(74, 124, 1.2)
    one(130, 144, 1.2)
  }
  scene.citrus([54, 162])
}
