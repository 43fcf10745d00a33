/*
 * Asks for the plan of the person who is signed in in this tab, while the page's code is still on its way (docs/product.md
 * PLAN-42); plan/earlyAnswer.ts takes the answer. Where nothing is planned the page says so at once (PLAN-57): the template
 * is made by the build from planning/EmptyPlanTemplate.tsx. The build writes the query of plan/firstPlan.graphql here. Same
 * keys as session/session.ts, plan/plannerStorage.ts and plan/live/editsStorage.ts.
 */
;(function () {
  var query = document.currentScript.dataset.query
  if (!query || location.pathname !== '/') return
  try {
    var token = sessionStorage.getItem('access_token')
    // A tab with its own plan shows that one; a token that has expired is renewed by the page's code.
    if (!token || sessionStorage.getItem('planner') || endOf(token) <= Date.now()) return
  } catch (error) {
    return
  }
  var answer = fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: 'Bearer ' + token },
    body: JSON.stringify({ query: query }),
  })
    .then(function (response) {
      return response.json()
    })
    .catch(function () {
      return {}
    })
  window.firstPlan = { token: token, answer: answer }
  answer.then(function (given) {
    if (given.data && !given.errors && isEmpty(given.data)) draw()
  })

  function endOf(token) {
    return JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))).exp * 1000
  }

  function isEmpty(data) {
    return !data.mealPlan && data.currentPlan.rows.length === 0 && !localStorage.getItem('planEdits')
  }

  function draw() {
    var template = document.getElementById('empty-plan')
    var root = document.getElementById('root')
    var main = root && root.querySelector('main')
    // The page's own code draws it from when it has begun.
    if (!template || !main || root.dataset.shell !== 'frame' || root.dataset.begun || root.dataset.drawn) return
    if (!/^(\?mode=plan|\?tab=0)?$/.test(location.search)) return
    main.replaceChildren(template.content.firstElementChild.cloneNode(true))
    root.dataset.drawn = 'plan'
  }
})()
