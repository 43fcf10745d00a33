/** A colour as `#rrggbb`. */
export type Colour = string

const channels = (colour: Colour): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16))

/** The colour of three channels, each kept between 0 and 255. */
export const fromChannels = (values: readonly number[]): Colour =>
  `#${values
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** One colour with a share of another. */
export function mixed(from: Colour, to: Colour, share: number): Colour {
  const end = channels(to)
  return fromChannels(channels(from).map((v, i) => v + ((end[i] ?? 0) - v) * share))
}

/** The tone of a side that lies in the shade: toward a warm brown, never black. */
export const shade = (colour: Colour, share = 0.3): Colour => mixed(colour, '#4a1a08', share)

/** The tone of a side in the light: toward a warm white. */
export const light = (colour: Colour, share = 0.3): Colour => mixed(colour, '#fff3d0', share)

/** How bright a colour is, from 0 to 1. */
export function brightness(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = channels(colour)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}

/** How far two colours are from each other, in units of their channels. */
export function distance(a: Colour, b: Colour): number {
  const other = channels(b)
  return Math.sqrt(channels(a).reduce((sum, v, i) => sum + (v - (other[i] ?? 0)) ** 2, 0))
}

/** The mean of colours by their weights, a little more saturated; null without any weight. */
export function meanColour(parts: readonly { colour: Colour; weight: number }[], saturation = 1.06): Colour | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (!(total > 0)) return null
  const sums = [0, 0, 0]
  for (const { colour, weight } of parts) channels(colour).forEach((v, i) => (sums[i] = (sums[i] ?? 0) + v * weight))
  const means = sums.map((sum) => sum / total)
  const grey = means.reduce((sum, v) => sum + v, 0) / 3
  return fromChannels(means.map((v) => grey + (v - grey) * saturation))
}

/** Writes the colours of a piece of SVG with 12 bits, which is shorter. */
export const coarse = (svg: string): string =>
  svg.replace(/#[0-9a-f]{6}/g, (colour) => {
    const short = channels(colour).map((v) => Math.min(15, Math.round(v / 17)).toString(16))
    return `#${short.join('')}`
  })
