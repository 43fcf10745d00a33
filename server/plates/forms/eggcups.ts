import { shade } from '../scene/colour'
import type { Point } from '../scene/geometry'
import { area, box, oval } from '../scene/svg'
import { sidePlate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Boiled eggs in their cups, with soldiers. */
export const eggcups: Draw = (scene) => {
  const { food } = scene
  sidePlate(scene, 150, 30)
  const egg = food.find(/\begg$/)
  if (egg !== null) scene.shown.add(egg)
  for (const x of [62, 128]) {
    const cup = scene.contrast(scene.vessel)
    scene.add(
      area(`M${x - 24} 92h48q-2 32-16 36l6 20h-28l6-20q-14-4-16-36z`, cup),
      area(`M${x + 6} 92h18q-2 32-16 36l6 20h-8z`, shade(cup, 0.25)),
    )
    scene.area(`M${x - 21} 92q-1-34 21-36t21 36q-21 8-42 0z`, '#f0d7b0')
    scene.area(`M${x - 16} 72q4-12 16-12t16 12q-16 10-32 0z`, '#fffaf0')
    scene.add(oval([x, 72], 10, 5, '#f5ab1f'), oval([x - 2, 71], 4, 1.6, '#ffd873'))
  }
  const soldier = food.find(/bread|toast|sourdough/)
  if (soldier !== null) {
    scene.shown.add(soldier)
    for (const [x, y] of [
      [84, 150],
      [96, 156],
      [110, 150],
    ])
      scene.add(
        `<g transform="rotate(-18 ${x} ${y})">`,
        box((x ?? 0) - 24, (y ?? 0) - 5, 48, 12, 3, '#b9803c'),
        box((x ?? 0) - 23, (y ?? 0) - 5, 46, 7, 3, '#efca8a'),
        '</g>',
      )
  }
  const spear = food.body.find(({ shape }) => shape === 'stalk')
  if (spear)
    for (const point of [
      [150, 152],
      [156, 160],
      [40, 156],
    ] as Point[])
      scene.put(spear, point)
}
