import { themes, type ColorName, type Palette } from '../../../web/styles/themes'

function channel(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => channel(parseInt(hex.slice(start, start + 2), 16)))
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN)
}

function contrast(first: string, second: string): number {
  const [lighter = NaN, darker = NaN] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const surfaces: ColorName[] = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover']
const on = (text: ColorName, grounds: ColorName[]) => grounds.map((ground) => [text, ground] as const)

/** Main text: shopping and cooking are read in it. */
const mainText = [
  ...on('text', [...surfaces, 'plate', 'accentSoft', 'dangerSoft', 'warningSoft', 'successSoft', 'infoSoft']),
  ...on('text', ['stateSoft', 'breakfastSoft', 'lunchSoft', 'dinnerSoft']),
  ...on('onInverse', ['inverse']),
]

const otherText = [
  ...on('textMuted', surfaces),
  ...(
    ['accent', 'accentHover', 'state', 'danger', 'warning', 'success', 'info', 'breakfast', 'lunch', 'dinner'] as const
  ).flatMap((name) => on(name, surfaces)),
  ...on('onAccent', ['accent', 'accentHover']),
  ...on('onDanger', ['danger', 'dangerHover']),
  ...(['Accent', 'State', 'Danger', 'Warning', 'Success', 'Info', 'Breakfast', 'Lunch', 'Dinner'] as const).flatMap(
    (name) => on(`on${name}Soft`, [`${name.toLowerCase()}Soft` as ColorName]),
  ),
  ...on('onInverseAccent', ['inverse']),
  ...on('state', ['stateSoft']),
]

const edges = [
  ...on('borderStrong', surfaces),
  ...on('focus', surfaces),
  ...on('stateMark', [...surfaces, 'stateSoft']),
]

describe.each(Object.entries(themes) as [string, Palette][])('the %s theme', (_name, palette) => {
  it.each(mainText)('reads %s on %s at AAA', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(7)
  })

  it.each(otherText)('reads %s on %s at AA', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edges)('shows %s on %s', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})
