/*
 * Draws the plan that this device keeps for the person who is known on it, to read, until the planner has it checked
 * (docs/product.md PLAN-56). The template is made by the build from plan/PlanTemplate.tsx; plan/DrawnPlan.tsx keeps what was
 * drawn in place. Same keys as session/deviceOwner.ts, plan/keptPlan.ts and plan/plannerStorage.ts.
 */
;(function () {
  var template = document.getElementById('kept-plan')
  var main = document.querySelector('main')
  if (!template || !main || location.pathname !== '/' || !/^(\?mode=plan|\?tab=0)?$/.test(location.search)) return
  try {
    var kept = readPlan()
    if (kept) draw(kept)
  } catch (error) {
    // Storage that is switched off or damaged keeps nothing.
  }

  function readPlan() {
    var kept = JSON.parse(localStorage.getItem('keptPlan'))
    var owner = localStorage.getItem('deviceOwner')
    var token = sessionStorage.getItem('access_token')
    if (!kept || !owner || kept.owner !== owner || Date.now() - kept.at >= template.dataset.within) return null
    // A tab with its own plan shows that one, and never shows another person's.
    if (sessionStorage.getItem('planner') || (token && subjectOf(token) !== owner)) return null
    return kept.plan
  }

  function subjectOf(token) {
    return JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))).sub
  }

  function draw(plan) {
    var drawn = template.content.firstElementChild.cloneNode(true)
    drawn.querySelectorAll('[data-category]').forEach(function (list) {
      var row = list.firstElementChild
      row.remove()
      plan[list.dataset.category].mealList.forEach(function (entry) {
        if (entry.uniqueId) list.appendChild(fill(row.cloneNode(true), entry))
      })
    })
    main.replaceChildren(drawn)
    document.getElementById('root').dataset.drawn = 'plan'
  }

  function fill(row, entry) {
    if (entry.picture) row.querySelector('img').src = '/pictures/' + encodeURIComponent(entry.picture) + '.svg'
    write(row, 'name', entry.name)
    write(row, 'minutes', entry.minutes)
    write(row, 'serves', entry.numServes)
    if (!(entry.minutes > 0)) row.querySelector('[data-of="minutes"]').remove()
    return row
  }

  function write(row, field, value) {
    row.querySelector('[data-field="' + field + '"]').textContent = String(value)
  }
})()
