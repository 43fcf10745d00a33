/*
 * Runs before the first paint. Where a person is known on this device, the sign-in form of the HTML stays hidden, and the
 * planner's code is fetched at once. Same keys as session/session.ts and session/deviceOwner.ts.
 */
;(function () {
  try {
    if (!sessionStorage.getItem('access_token') && !localStorage.getItem('deviceOwner')) return
  } catch (error) {
    return
  }
  document.documentElement.dataset.person = 'known'
  var code = document.currentScript.dataset.planner
  if (!code || location.pathname !== '/') return
  code.split(' ').forEach(function (file) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = '/' + file
    document.head.appendChild(link)
  })
})()
