/* Runs before the first paint, so that the page never flashes in the wrong theme. Same key as styles/themeChoice.ts. */
(function () {
  var stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch (error) {
    /* Storage is refused: follow the device. */
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
