/*
 * Runs before the first paint. Where a person is known on this device, the sign-in form of the HTML stays hidden. Same keys
 * as session/session.ts and session/deviceOwner.ts.
 */
;(function () {
  try {
    if (!sessionStorage.getItem('access_token') && !localStorage.getItem('deviceOwner')) return
  } catch (error) {
    return
  }
  document.documentElement.dataset.person = 'known'
})()
