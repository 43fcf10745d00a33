import { createGlobalStyle } from 'styled-components'
import { focusRing } from './mixins'
import { color, themeDeclarations } from './themes'
import { family, line, media, paper, sets, weight } from './tokens'

function setDeclarations(set: Record<string, string>): string {
  return Object.entries(set)
    .map(([step, value]) => (step === 'gutter' ? `--gutter: ${value};` : `--size-${step}: ${value};`))
    .join('\n')
}

/** The themes' custom properties, the size sets and the few rules that hold for every element. Render it once. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${themeDeclarations('light')}
    ${setDeclarations(sets.small)}
    --bar-height: 0rem;
    --float-height: 0rem;
    --foot-height: 0rem;
    --bar-position: sticky;
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
    ${themeDeclarations('dark')}
  }

  ${media.medium} {
    :root { ${setDeclarations(sets.medium)} }
  }

  ${media.wide} {
    :root { ${setDeclarations(sets.large)} }
  }

  /* Space for the modes' bar, which is at the foot of narrow screens. */
  ${media.narrow} {
    :root:has([data-bar='bottom']), :root[data-person]:has([data-bar='guess']) { --bar-height: calc(4rem + ${line.hairline}); }
  }

  /* What a page keeps in sight at its foot, such as the way to save; alerts stand above it. */
  :root:has([data-float='bottom']) { --float-height: 4rem; }

  /* The way to save takes two lines on a phone: what gets the focus comes above it, and above an alert on it. */
  :root:has([data-foot='high']) { --foot-height: 14rem; }

  /* With little height bars stand in the page, and no space is kept for them. */
  ${media.short} {
    :root {
      --bar-position: static;
    }
    :root:has([data-bar='bottom']), :root[data-person]:has([data-bar='guess']) { --bar-height: 0rem; }
    :root:has([data-float='bottom']) { --float-height: 0rem; }
    :root:has([data-foot='high']) { --foot-height: 0rem; }
  }

  ${media.print} {
    :root, :root[data-theme='dark'] {
      color-scheme: light;
      ${themeDeclarations('light')}
      ${setDeclarations(paper)}
      --bar-height: 0rem;
      --color-surface: white;
      --color-surface-raised: white;
    }

    /* The selector above has to win over it. */
    :root:has([data-bar='bottom']), :root[data-person]:has([data-bar='guess']) { --bar-height: 0rem; }

    @page { margin: 10mm; }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-bottom: calc(var(--bar-height) + var(--foot-height));
    background: ${color.surface};
  }

  body {
    margin: 0;
    min-height: 100dvh;
    padding-bottom: calc(var(--bar-height) + env(safe-area-inset-bottom));
    background: ${color.surface};
    color: ${color.text};
    font-family: ${family.text};
    font-size: var(--size-body);
    font-weight: ${weight.regular};
    line-height: 1.5;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }

  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${family.heading};
    font-weight: ${weight.strong};
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
  }

  p { text-wrap: pretty; }

  ul[role='list'], ol[role='list'] { list-style: none; }

  fieldset { border: 0; min-width: 0; }

  a {
    color: ${color.accent};
    text-decoration-thickness: ${line.hairline};
    text-underline-offset: 0.2em;
    border-radius: 0.125rem;
  }

  ${media.hover} {
    a:hover { text-decoration-thickness: ${line.strong}; }
  }

  img, svg { display: block; max-width: 100%; }

  :focus-visible {
    ${focusRing}
  }

  /* The page itself takes focus after a change of route; it is no control. */
  main:focus-visible { outline: none; }

  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  #root {
    isolation: isolate;
  }

  ${media.print} {
    body { min-height: 0; }
    h1, h2, h3, h4 { break-after: avoid; }
    p { orphans: 3; widows: 3; }
  }

  ${media.still} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }

  /* A sheet shows how things end, not how they get there. */
  ${media.print} {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`
