/** How the guides look: in the reader's own colours, light, dark or forced, and in the reader's own size of text. */
export const STYLE = `
:root { color-scheme: light dark; font: 100%/1.55 system-ui, sans-serif; --line: color-mix(in srgb, CanvasText 18%, Canvas); --soft: color-mix(in srgb, CanvasText 6%, Canvas) }
* { box-sizing: border-box }
body { margin: 0; background: Canvas; color: CanvasText; overflow-wrap: anywhere }
.page { max-width: 72rem; margin: 0 auto; padding: 1rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem 2.5rem }
header { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); padding-bottom: .75rem }
header a { font-weight: 600; text-decoration: none; padding: .5rem 0 }
form { display: flex; gap: .5rem; flex: 1 1 14rem; min-width: 0; max-width: 24rem }
input, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .5rem; background: Canvas; color: CanvasText }
input { flex: 1; min-width: 0 }
button { background: var(--soft); cursor: pointer }
nav ul, .found { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .4rem .6rem; border-radius: .4rem; text-decoration: none; color: inherit }
nav a:hover { background: var(--soft) }
nav a[aria-current] { background: var(--soft); font-weight: 600 }
main { min-width: 0 }
h1 { font-size: 1.8rem; line-height: 1.2; margin: .25rem 0 1rem }
h2 { font-size: 1.3rem; line-height: 1.25; margin: 2rem 0 .5rem }
h1, h2, h3, dt { scroll-margin-top: 1rem }
p, li, dd { max-width: 44rem }
code { font: .9em ui-monospace, monospace; background: var(--soft); border-radius: .25rem; padding: .1em .3em }
pre { background: var(--soft); border-radius: .5rem; padding: .9rem 1rem; overflow-x: auto }
pre code { background: none; padding: 0; overflow-wrap: normal }
.forms { display: flex; flex-wrap: wrap; gap: 0 .5rem; margin: -.25rem 0 1.5rem }
.forms [open] { flex: 1 0 100%; min-width: 0 }
summary { display: inline-block; min-height: 2.75rem; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer }
summary::before { content: '+ ' / ''; }
[open] > summary::before { content: '− ' / '' }
summary::-webkit-details-marker { display: none }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: 1rem 0 }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line) }
dt { margin-top: 1rem }
dd { margin: .25rem 0 0 }
.found li { margin: 0 0 1.25rem }
:focus-visible { outline: .15rem solid LinkText; outline-offset: .15rem }
@media (min-width: 56rem) { .page { grid-template-columns: 15rem minmax(0, 1fr) } header { grid-column: 1 / -1 } nav { grid-row: 2 } .contents { display: none } }
@media (max-width: 56rem) { nav { border-top: 1px solid var(--line); padding-top: 1rem } nav a { padding: .7rem .6rem } }
@media print { nav, form { display: none } .page { display: block } }
`
