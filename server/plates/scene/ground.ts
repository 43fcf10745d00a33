import { brightness, distance, light, shade, type Colour } from './colour'
import type { Random } from './Random'
import { area, line } from './svg'

const GROUNDS = [
  '#e9d9b6',
  '#b5c7a8',
  '#2f5d45',
  '#d98f6a',
  '#f1cf7c',
  '#8ba7b3',
  '#e6b39c',
  '#5b4a47',
  '#c9b299',
  '#7d8f5a',
]

/** The ground that stands out from vessel and food; where none does from both, the one farthest from the vessel. */
export function chooseGround(random: Random, vessel: Colour, food: Colour): Colour {
  const apart = GROUNDS.filter((ground) => distance(ground, vessel) > 75 && distance(ground, food) > 55)
  if (apart.length > 0) return random.pick(apart)
  return GROUNDS.reduce((best, ground) => (distance(ground, vessel) > distance(best, vessel) ? ground : best))
}

/** Table or cloth, far beyond the canvas, so that a wide frame shows no end of it. */
export function drawGround(random: Random, ground: Colour): string {
  const tone = brightness(ground) > 0.5 ? shade(ground, 0.12) : light(ground, 0.12)
  const base = `<path d="M-400-400h1000v1000h-1000z" fill="${ground}"/>`
  const kind = random.whole(0, 3)
  if (kind === 0) {
    const tilt = random.whole(-14, 14)
    return base + area(`M-400 ${140 + tilt}L600 ${60 + tilt}v540h-1000z`, tone)
  }
  if (kind === 1) {
    const [a, b] = [random.whole(60, 120), random.whole(150, 190)]
    return base + line(`M-400 ${a + 400}L${a + 400}-400M-400 ${b + 400}L${b + 400}-400`, tone, 7)
  }
  if (kind === 2)
    return base + area(`M${random.whole(110, 150)} 600L${random.whole(150, 180)} 90 600-60v660z`, light(ground, 0.2))
  const y = random.whole(26, 40)
  return base + line(`M-400 ${y}h1000M-400 ${y + 60}h1000M-400 ${y + 122}h1000`, tone, 2.5)
}
