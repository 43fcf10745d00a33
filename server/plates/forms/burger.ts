import { type Colour, light, shade } from '../scene/colour'
import { written } from '../scene/geometry'
import { area, box, line } from '../scene/svg'
import { CONVEX, sidePlate } from '../scene/vessels'
import type { Draw } from './Draw'

const isBread = (slug: string): boolean =>
  /bread|bun|roll|bagel|muffin|crumpet|baguette|toast|tortilla|wrap|pita|naan|croissant/.test(slug)

/** A burger or filled roll from the side. */
export const burger: Draw = (scene) => {
  const { food, form } = scene
  sidePlate(scene)
  const bun = form.flesh ?? '#d68f3e'
  let y = 140
  scene.add(area('M40 140h120q3 20-16 22H56q-19-2-16-22z', shade(bun, 0.12)), line('M44 141h112', '#f6dca6', 4))
  const slab = (colour: Colour, height: number, x = 38): void => {
    scene.add(
      box(x, y - height, 200 - 2 * x, height + 1.5, Math.min(9, height / 2), shade(colour)),
      box(x + 1, y - height, 198 - 2 * x, height - 2.5, Math.min(8, height / 2), colour),
    )
    scene.add(line(`M${x + 10} ${written(y - height + 2.5)}h${120 - 2 * x}`, light(colour, 0.45), 2, ' opacity=".6"'))
    y -= height - 0.5
  }
  const wave = (colour: Colour, height: number): void => {
    let path = `M36 ${written(y)}q-4-${height} 6-${height}h116q10 0 6 ${height}`
    for (let i = 0; i < 8; i += 1)
      path += `q-4 ${written(scene.random.between(2, 8))}-8 ${written(scene.random.between(-1, 2))}t-8 0`
    scene.add(
      area(`${path}z`, shade(colour, 0.16)),
      line(`M44 ${written(y - height + 2)}h96`, light(colour, 0.4), 2, ' opacity=".7"'),
    )
    y -= height - 1
  }
  const green =
    food.pieces.find(({ shape, size }) => shape === 'leaf' && size > 9) ??
    food.pieces.find(({ shape }) => shape === 'shreds')
  if (green) scene.shown.add(green.slug)
  if (form.kind === 'filling') {
    scene.heap(
      scene.top(3).filter(({ slug }) => !isBread(slug)),
      26,
      [100, y - 14],
      56,
      10,
      { isFlat: true },
    )
    y -= 24
  } else {
    const patty = form.colour ?? shade(food.mainColour, 0.25)
    scene.shown.add(food.mainSlug)
    slab(patty, 21, 34)
    scene.add(line(`M46 ${y + 14}h5m15-3h7m19 4h6m20-4h7m15 3h5`, shade(patty, 0.45), 3))
  }
  const cheese = food.find(/cheddar|cheese|gruyere|feta|mozzarella|provolone/)
  if (cheese !== null) {
    scene.shown.add(cheese)
    scene.add(
      area(`M34 ${written(y + 1)}h132l-16 13-16-12-24 15-22-15-26 13z`, /feta/.test(cheese) ? '#f7eed4' : '#f6b93a'),
    )
    y -= 2
  }
  const others = food.pieces
    .filter(
      ({ slug, shape }) =>
        slug !== food.mainSlug &&
        slug !== green?.slug &&
        slug !== cheese &&
        !isBread(slug) &&
        !['sprig', 'dot', 'seed', 'leaf', 'citrus', 'gratings'].includes(shape),
    )
    .slice(0, form.kind === 'filling' ? 1 : 3)
  for (const piece of others) {
    scene.shown.add(piece.slug)
    slab(/Egg$/.test(piece.shape) ? (piece.second ?? piece.colour) : piece.colour, 8, 42)
  }
  if (green) wave(green.colour, 8)
  const dome = `M36 ${written(y - 2)}q0-46 63-47t62 47q-62 5-125 0z`
  scene.add(
    area(`M34 ${written(y + 1)}q-2-52 66-52t66 52q-66 6-132 0z`, shade(bun, 0.25)),
    area(dome, bun),
    area(dome, CONVEX),
    line(`M56 ${written(y - 24)}q12-16 34-18`, '#fff3d0', 4, ' opacity=".6"'),
  )
}
