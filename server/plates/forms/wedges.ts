import { spots } from '../scene/bases'
import { type Colour, shade } from '../scene/colour'
import { numbers, type Point, turnedPoint } from '../scene/geometry'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

const isBread = (slug: string): boolean =>
  /bread|bun|roll|bagel|muffin|crumpet|baguette|toast|tortilla|wrap|pita|naan|croissant/.test(slug)

/** Quesadillas, gözleme, bars: wedges with their filling at the cuts. */
export const wedges: Draw = (scene) => {
  const { food, form } = scene
  plate(scene, 100, 102, 92)
  const dough = form.colour ?? '#e7b965'
  const kinds = food.pieces.filter(({ shape, slug }) => shape !== 'citrus' && !isBread(slug)).slice(0, 4)
  for (let i = 0; i < 4; i += 1) {
    const from = scene.tilt * 3 + i * 90 + 5
    const [ox, oy] = turnedPoint([i === 1 ? 15 : 4, 0], from + 40)
    const p = (r: number, angle: number): Point => {
      const [x, y] = turnedPoint([r, 0], from + angle)
      return [96 + ox + x, 98 + oy + y]
    }
    const path = `M${numbers(p(4, 40), 0)}L${numbers(p(62, 0), 0)}A62 62 0 0 1 ${numbers(p(62, 80), 0)}z`
    const edge = (colour: Colour, more = ''): string =>
      `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="4" stroke-linejoin="round"${more}/>`
    scene.add(
      `<path d="${path}" class="s" transform="translate(4 10)"/>`,
      edge(shade(food.mainColour, 0.1), ' transform="translate(1 5)"'),
    )
    for (const u of [18, 34, 50])
      for (const angle of [2, 78]) {
        const piece = kinds[(u + angle + i) % Math.max(1, kinds.length)]
        const [x, y] = p(u, angle)
        if (piece && scene.detail < 4) scene.put({ ...piece, size: Math.min(piece.size, 7) }, [x + 1, y + 4])
      }
    scene.add(edge(shade(dough, 0.2)), edge(dough, ' transform="translate(-.5-1.5)"'))
    const [mx, my] = p(40, 40)
    spots(scene, 4, [mx, my], 14, 14, dough, 6)
  }
  scene.dollop([100, 100], 11)
  scene.sprinkle(7, [100, 102], 40)
  scene.citrus([158, 154])
}
