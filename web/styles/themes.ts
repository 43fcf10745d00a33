/**
 * The two themes, light and dark, as one set of semantic tokens. Components know the names only
 * (`color.surface`); the values are chosen here and checked by a test: main text reaches 7:1 on every surface,
 * every other text 4.5:1, every control edge and mark 3:1.
 */
export interface Palette {
  /** The page itself, the paper. */
  surface: string
  /** Cards, popups, fields: one step nearer to the eye. */
  surfaceRaised: string
  /** Wells, tracks, headers and footers: one step further away. */
  surfaceSunken: string
  /** What lies under the pointer, or the highlighted option. */
  surfaceHover: string
  text: string
  textMuted: string
  /** Hairlines between things: decoration only. */
  border: string
  /** The edge of a control, which must be seen to find it. */
  borderStrong: string
  /** What to do next. */
  accent: string
  accentHover: string
  onAccent: string
  accentSoft: string
  onAccentSoft: string
  /** What is so: chosen, new, locked, adapted, running. Colour alone never shows a state. */
  state: string
  stateSoft: string
  onStateSoft: string
  /** Its line, box or bar; never text. */
  stateMark: string
  danger: string
  dangerHover: string
  onDanger: string
  dangerSoft: string
  onDangerSoft: string
  warning: string
  warningSoft: string
  onWarningSoft: string
  success: string
  successSoft: string
  onSuccessSoft: string
  info: string
  infoSoft: string
  onInfoSoft: string
  focus: string
  /** What an alert stands on: the page's opposite, so that it is seen. */
  inverse: string
  onInverse: string
  onInverseAccent: string
  breakfast: string
  breakfastSoft: string
  onBreakfastSoft: string
  lunch: string
  lunchSoft: string
  onLunchSoft: string
  dinner: string
  dinnerSoft: string
  onDinnerSoft: string
  /** Behind an illustration. */
  plate: string
  /** Over the page, under a dialog. */
  scrim: string
  shadow: string
  shimmer: string
}

/** Cream paper, deep ink and basil green. */
export const light: Palette = {
  surface: '#fbf6ec',
  surfaceRaised: '#fffdf8',
  surfaceSunken: '#f3ebdc',
  surfaceHover: '#f5eee0',
  text: '#2a2018',
  textMuted: '#635747',
  border: '#e4d9c5',
  borderStrong: '#8a7b66',
  accent: '#2b6a43',
  accentHover: '#225737',
  onAccent: '#ffffff',
  accentSoft: '#e2eedb',
  onAccentSoft: '#1d4a2d',
  state: '#874600',
  stateSoft: '#fbe3b4',
  onStateSoft: '#2a2018',
  stateMark: '#b86a00',
  danger: '#a7321f',
  dangerHover: '#8c2716',
  onDanger: '#ffffff',
  dangerSoft: '#fbe3da',
  onDangerSoft: '#7c2012',
  warning: '#855300',
  warningSoft: '#fcecc9',
  onWarningSoft: '#5f3c00',
  success: '#2b6a43',
  successSoft: '#e2eedb',
  onSuccessSoft: '#1d4a2d',
  info: '#1f5c78',
  infoSoft: '#dfedf2',
  onInfoSoft: '#16445a',
  focus: '#1d5fae',
  inverse: '#2f261d',
  onInverse: '#fbf4e6',
  onInverseAccent: '#b5dda3',
  breakfast: '#9a5b00',
  breakfastSoft: '#fdeecb',
  onBreakfastSoft: '#663c00',
  lunch: '#1d6a7d',
  lunchSoft: '#dcf0f2',
  onLunchSoft: '#134c5a',
  dinner: '#753f77',
  dinnerSoft: '#f3e6f2',
  onDinnerSoft: '#5a2c5c',
  plate: '#f6eedf',
  scrim: 'rgb(42 32 24 / 46%)',
  shadow: '62 44 22',
  shimmer: '#fbf5e9',
}

/** Warm charcoal, candle-lit. */
export const dark: Palette = {
  surface: '#1c1814',
  surfaceRaised: '#27221c',
  surfaceSunken: '#14110e',
  surfaceHover: '#322b23',
  text: '#f6efe1',
  textMuted: '#c2b5a1',
  border: '#3d352b',
  borderStrong: '#91836f',
  accent: '#a4d190',
  accentHover: '#b9e0a7',
  onAccent: '#14260f',
  accentSoft: '#2c3b28',
  onAccentSoft: '#cbe9bd',
  state: '#f3c26b',
  stateSoft: '#4a3817',
  onStateSoft: '#f6efe1',
  stateMark: '#e2a33c',
  danger: '#ffa08c',
  dangerHover: '#ffb6a6',
  onDanger: '#3b0d05',
  dangerSoft: '#47241d',
  onDangerSoft: '#ffc9bc',
  warning: '#f0bf5e',
  warningSoft: '#40321a',
  onWarningSoft: '#f7d998',
  success: '#a4d190',
  successSoft: '#2c3b28',
  onSuccessSoft: '#cbe9bd',
  info: '#8fcbe4',
  infoSoft: '#1f3640',
  onInfoSoft: '#bfe2f0',
  focus: '#8ec2ff',
  inverse: '#f3ead9',
  onInverse: '#2a2018',
  onInverseAccent: '#1f5a36',
  breakfast: '#f0b856',
  breakfastSoft: '#41311a',
  onBreakfastSoft: '#f8dca4',
  lunch: '#7fcbd8',
  lunchSoft: '#1b383e',
  onLunchSoft: '#b4e4ec',
  dinner: '#d9a5da',
  dinnerSoft: '#3c2a3d',
  onDinnerSoft: '#eecdef',
  plate: '#332c24',
  scrim: 'rgb(8 6 4 / 64%)',
  shadow: '0 0 0',
  shimmer: '#3a3229',
}

/** The themes by the value of `data-theme` on the root element. */
export const themes = { light, dark } as const

/** A theme that can be shown. */
export type ThemeName = keyof typeof themes

/** The name of a semantic colour. */
export type ColorName = keyof Palette

const customProperty = (name: string) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const names = Object.keys(light) as ColorName[]

/** What components use: `color.accent` is `var(--color-accent)`. */
export const color = Object.fromEntries(names.map((name) => [name, `var(${customProperty(name)})`])) as Readonly<
  Record<ColorName, string>
>

/** A theme as the CSS declarations of its custom properties. */
export function themeDeclarations(theme: ThemeName): string {
  return names.map((name) => `${customProperty(name)}: ${themes[theme][name]};`).join('\n')
}
