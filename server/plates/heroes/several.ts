import { light, shade } from '../scene/colour'
import { at, blob, moved, opened, straight, turned, type Point } from '../scene/geometry'
import { line, lineShadow } from '../scene/svg'
import { spots } from '../scene/bases'
import type { Hero } from './Hero'
import { marks } from './joints'

/** Slices of a roast, pink inside unless the form says what colour. */
export const slices: Hero = (scene, [x, y], colour) => {
  const inside = scene.form.flesh ?? '#d5806c'
  const cut = turned(blob(scene.random, 13, 24, 8, 0.06), 14)
  const slice = scene.symbol(() => {
    scene.shadow(moved(cut, 3, 5))
    scene.area(cut, shade(colour))
    scene.area(moved(cut, -1.5, -0.5, 0.8, 0.86), inside)
    scene.area(moved(cut, -1.5, -1, 0.5, 0.6), light(inside, 0.22))
  })
  for (let i = 0; i < 7; i += 1) scene.place(slice, [x - 42 + i * 13, y + Math.sin(i / 2) * -7])
}

/** Sausages. */
export const sausages: Hero = (scene, [x, y], colour, count) => {
  for (let i = 0; i < (count > 1 ? count : 3); i += 1) {
    const angle = scene.tilt - 16 + i * 5
    const cy = y - 17 + i * 18
    const path = opened(
      moved(
        turned(
          [
            [-40, -4],
            [-14, 6],
            [14, 6],
            [42, -5],
          ],
          angle,
        ),
        x,
        cy,
      ),
      0,
    )
    scene.add(
      lineShadow(path, 18, ' transform="translate(2 5)"'),
      line(path, shade(colour, 0.32), 18),
      line(path, colour, 13.5, ' transform="translate(-.8-1.6)"'),
      line(path, light(colour, 0.5), 2.6, ' transform="translate(-1-5)" opacity=".7"'),
    )
    marks(scene, [x, cy + 2], 18, angle + 8, colour)
  }
}

/** Patties or meatballs. */
export const patties: Hero = (scene, [x, y], colour, count) => {
  const n = count > 1 ? count : 3
  const size = n > 3 ? 15 : 23
  const both = (scene.detail > 8 ? [0] : [0, 1]).map(() =>
    scene.symbol(() => {
      scene.body(blob(scene.random, size, size * 0.92, 9, 0.06), 0, 0, colour, 0.38)
      spots(scene, 3, [0, 0], size * 0.5, size * 0.45, colour, 4)
    }),
  )
  for (let i = 0; i < n; i += 1) {
    const place: Point =
      n > 3
        ? [x - 34 + (i % 3) * 34, y - 14 + Math.floor(i / 3) * 28]
        : [x - 36 + i * (72 / (n - 1)), y - 4 + (i % 2) * 9]
    scene.place(at(both, i), place)
  }
}

/** Slabs of tofu or cheese. */
export const slabs: Hero = (scene, [x, y], colour) => {
  for (let i = 0; i < 3; i += 1) {
    const [cx, cy] = [x - 32 + i * 30, y - 6 + i * 6]
    const cut = turned(
      [
        [-22, -15],
        [22, -15],
        [22, 15],
        [-22, 15],
      ],
      scene.tilt - 12,
    )
    const edge = shade(colour, 0.25)
    scene.add(
      '<g stroke-linejoin="round" stroke-width="5">',
      `<path d="${straight(moved(cut, cx + 3, cy + 6), 0)}" class="s"/>`,
      `<path d="${straight(moved(cut, cx, cy), 0)}" fill="${edge}" stroke="${edge}"/>`,
      `<path d="${straight(moved(cut, cx - 1, cy - 2, 0.92), 0)}" fill="${colour}" stroke="${colour}"/></g>`,
    )
    marks(scene, [cx, cy], 15, scene.tilt, colour)
  }
}

/** Thick slices of a vegetable, seared. */
export const vegetableSteaks: Hero = (scene, [x, y], colour, count) => {
  const n = count > 1 ? count : 2
  for (let i = 0; i < n; i += 1) {
    const [cx, cy] = [x - 34 + i * (68 / (n - 1)), y - 4 + (i % 2) * 10]
    const cut = blob(scene.random, 26, 22, 9, 0.1)
    scene.body(cut, cx, cy, colour)
    marks(scene, [cx, cy], 16, scene.tilt + i * 20, colour)
  }
}
