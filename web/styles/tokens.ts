/**
 * The scales: space, radius, type, depth, breakpoints, motion, layers. Everything that a component measures with.
 * Lengths are rem, so that they follow the reader's own text size.
 */

/** Distances, in steps of a quarter rem: `space[4]` is 1 rem. */
export const space = {
  0: '0',
  px: '1px',
  half: '0.125rem',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const

/** A step of the space scale. */
export type Space = keyof typeof space

/** Corners. */
export const radius = {
  small: '0.375rem',
  medium: '0.625rem',
  large: '1rem',
  round: '999rem',
} as const

/** Line widths. */
export const line = { hairline: '1px', strong: '2px', progress: '3px' } as const

/** Pictures and icon buttons that large text does not make larger, so that words get the width. */
export const fixed = {
  icon: '20px',
  control: '44px',
  plate: '48px',
  plateWide: '64px',
  picture: '168px',
  pictureLarge: '200px',
  /** A row's plate with the space beside it, narrow and wide. */
  besidePlate: '60px',
  besidePlateWide: '76px',
} as const

/** The two families: a warm serif for headings, a clear sans for the rest. */
export const family = {
  heading: "'Fraunces Variable', 'Fraunces', Georgia, 'Times New Roman', serif",
  text: "'Figtree Variable', 'Figtree', system-ui, -apple-system, 'Segoe UI', sans-serif",
} as const

/** Font sizes; each follows the small, medium or large set of the screen's width. */
export const size = {
  tiny: 'var(--size-tiny)',
  small: 'var(--size-small)',
  body: 'var(--size-body)',
  lead: 'var(--size-lead)',
  title: 'var(--size-title)',
  heading: 'var(--size-heading)',
  display: 'var(--size-display)',
  /** For cooking: read from a metre away. */
  distance: 'var(--size-distance)',
} as const

/** A step of the type scale. */
export type Size = keyof typeof size

/** Font weights. */
export const weight = { regular: 400, medium: 500, strong: 600, bold: 700 } as const

/** The three sets of font sizes and page measures, by the breakpoint from which each holds. */
export const sets = {
  small: {
    tiny: '0.8125rem',
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.25rem',
    heading: '1.5rem',
    display: '1.875rem',
    distance: '1.5rem',
    gutter: 'max(16px, 0.75rem)',
  },
  medium: {
    tiny: '0.8125rem',
    small: '0.9375rem',
    body: '1.0625rem',
    lead: '1.1875rem',
    title: '1.375rem',
    heading: '1.75rem',
    display: '2.375rem',
    distance: '1.875rem',
    gutter: '24px',
  },
  large: {
    tiny: '0.8125rem',
    small: '0.9375rem',
    body: '1.0625rem',
    lead: '1.25rem',
    title: '1.5rem',
    heading: '2rem',
    display: '2.75rem',
    distance: '2.125rem',
    gutter: '32px',
  },
} as const

/** The sizes of paper, which is read from near and where space costs sheets. */
export const paper = {
  tiny: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  lead: '0.9375rem',
  title: '1.125rem',
  heading: '1.5rem',
  display: '1.75rem',
  distance: '0.9375rem',
  gutter: '0',
} as const

/** The space between the page's edge and what stands on it. Large text makes it little larger: words get the width. */
export const gutter = 'var(--gutter)'

/** Widths in pixels, at text of 16 px, at which the layout changes; below `narrow` it is the narrow layout. */
export const breakpoints = { medium: 600, narrow: 1000 } as const

/** A width in em of the reader's own text, so that large text gets the layout of a narrower window. */
export const em = (pixels: number) => `${pixels / 16}em`

/** Media queries: `wide` and `narrow` divide at 1000 pixels at text of 16 px, `medium` begins the medium set. */
export const media = {
  medium: `@media (min-width: ${em(breakpoints.medium)})`,
  wide: `@media (min-width: ${em(breakpoints.narrow)})`,
  /** Strictly wider than the narrow breakpoint, for what is shown only above 1000px (docs/product.md ACC-2). */
  beyondNarrow: `@media (min-width: ${em(breakpoints.narrow + 0.02)})`,
  narrow: `@media (max-width: ${em(breakpoints.narrow - 0.02)})`,
  /** Below the medium set: a phone held upright. */
  phone: `@media (max-width: ${em(breakpoints.medium - 0.02)})`,
  /** A window of little height, such as a page at 400 % zoom: nothing floats there, so that the content has the space. */
  short: '@media (max-height: 27rem)',
  /** What lies under the pointer; a sheet has none. */
  hover: '@media screen and (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const

/** Shadows, from resting on the page to floating over it. */
export const depth = {
  flat: 'none',
  low: '0 1px 2px rgb(var(--color-shadow) / 8%), 0 1px 3px rgb(var(--color-shadow) / 6%)',
  medium: '0 2px 6px rgb(var(--color-shadow) / 8%), 0 8px 24px rgb(var(--color-shadow) / 10%)',
  high: '0 4px 12px rgb(var(--color-shadow) / 12%), 0 16px 48px rgb(var(--color-shadow) / 22%)',
} as const

/** Stacking order of what floats. */
export const layer = { bar: 10, popup: 40, dialog: 30, alert: 50 } as const

/** Durations and easing; all of it stops for those who prefer reduced motion. */
export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '220ms cubic-bezier(0.2, 0, 0, 1)',
} as const

/** The least size of anything that is pressed. */
export const target = '2.75rem'

/** Page measures: a form, a text, the planner. */
export const measure = { form: '28rem', wideForm: '50rem', text: '44rem', page: '84rem' } as const
