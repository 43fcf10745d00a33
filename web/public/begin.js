/*
 * Fetches the page's code once the HTML has been painted, and runs it file by file, so that a press is answered in between.
 * The build names the entry and the files it needs first, the server those of the address (server/http/preloads.ts). The
 * planner's are for who is known on the device. Without them, as in development, the page begins with its own script.
 */
;(function () {
  var code = document.currentScript.dataset
  var begun = false
  if (!code.entry) return

  // A form that is sent before its code has come is sent again then (accounts/Form.tsx).
  document.addEventListener('submit', function (event) {
    if (!event.defaultPrevented) event.target.dataset.sent = 'early'
  })
  // So is the button that was pressed last in one.
  var pressed = null
  document.addEventListener('click', function (event) {
    var button = event.target.closest('form button[type=button]')
    if (!button || document.getElementById('root').dataset.shell === undefined) return
    if (pressed) delete pressed.dataset.pressed
    pressed = button
    button.dataset.pressed = 'early'
  })

  function begin() {
    if (begun) return
    begun = true
    var first = names(code.first)
    var isKnown = document.documentElement.dataset.person && location.pathname === '/'
    var page = names(isKnown ? code.planner : code.page)
    first.concat(code.entry, page).forEach(function (file) {
      setTimeout(fetchAhead, 0, file)
    })
    first.concat(code.entry, page).reduce(function (before, file) {
      return before
        .then(function () {
          return import(file)
        })
        .then(pause)
    }, Promise.resolve())
  }

  function names(list) {
    return list.split(' ').filter(Boolean).map(function (file) {
      return '/' + file
    })
  }

  function fetchAhead(file) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = file
    document.head.appendChild(link)
  }

  function pause() {
    return new Promise(function (resolve) {
      setTimeout(resolve)
    })
  }

  // A page in the background is not painted, and a busy device paints late.
  if (document.visibilityState !== 'visible') return begin()
  try {
    new PerformanceObserver(function (seen) {
      if (seen.getEntriesByName('first-contentful-paint').length) begin()
    }).observe({ type: 'paint', buffered: true })
  } catch (error) {
    return requestAnimationFrame(function () {
      setTimeout(begin)
    })
  }
  setTimeout(begin, 1000)
})()
