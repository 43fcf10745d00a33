/**
 * Faults that the tests have to find. Each group names a source file, the test files that check it, and edits: a text that
 * occurs once in the file, and what takes its place.
 */
export const mutations = [
  {
    file: 'server/catalogue/blockReasons.ts',
    tests: ['server/catalogue/diet', 'server/catalogue/suitabilityTable'],
    edits: [['1n << BigInt(BLOCK_REASONS.indexOf(reason))', 'BigInt(1 << BLOCK_REASONS.indexOf(reason))']],
  },
  {
    file: 'server/catalogue/compileDiet.ts',
    tests: ['server/catalogue/diet', 'server/catalogue/suitabilityTable', 'server/catalogue/mealStates'],
    edits: [
      ['rules.length > 0 ? UNKNOWN_FACTS_BIT : NO_FACTS)', 'NO_FACTS)'],
      ['return meal.role ? [diet.apart.beside] : [diet, diet.apart.instead]', 'return [diet, diet.apart.instead]'],
    ],
  },
  {
    file: 'server/catalogue/judgeIngredient.ts',
    tests: [
      'server/catalogue/diet',
      'server/catalogue/suitabilityTable',
      'server/catalogue/mealStates',
      'server/dishes/planning',
    ],
    edits: [
      ['if ((mask & UNKNOWN_FACTS_BIT) !== NO_FACTS) return UNKNOWN_BIT\n', ''],
      ['    !diet.neverEaten.has(ingredient.slug) &&\n', ''],
      ['    !diet.disliked.has(ingredient.slug) &&\n', ''],
      ['return index < 0 && contains === null && neverEaten.size > 0', 'return false'],
      [
        'ingredient.swaps.find((swap) => swap.to === null || serves(swap.to, diet, flags)) ?? null',
        'ingredient.swaps[0] ?? null',
      ],
      ['(flags & ESSENTIAL) === 0 && (verdict.swap', '(verdict.swap'],
      ['|| (flags & OPTIONAL) !== 0)', ')'],
      [
        'return swappable ? verdict.strict : verdict.strict | verdict.adapt',
        'return swappable ? NO_REASONS : verdict.strict | verdict.adapt',
      ],
      ['(flags & HOT) === 0 ? mask : mask & ~HEAT_FIRST', 'mask & ~HEAT_FIRST'],
    ],
  },
  {
    file: 'server/catalogue/diet.ts',
    tests: [
      'server/catalogue/diet',
      'server/catalogue/suitabilityTable',
      'server/catalogue/mealStates',
      'server/dishes/planning',
    ],
    edits: [
      ['else swaps.push(verdict.swap ?? leaveOut(ingredient))', 'else if (verdict.swap) swaps.push(verdict.swap)'],
      ['      if (judgeIngredient(ingredient, way, flags).strict !== NO_REASONS) return false\n', ''],
      ['if (swap === undefined) return serves(ingredient, way, flags)', 'if (swap === undefined) return true'],
      ['return costOf(other) < costOf(best) ? other : best', 'return best'],
    ],
  },
  {
    file: 'server/catalogue/amounts.ts',
    tests: ['server/catalogue/plantedAmounts', 'server/planning/boundAmounts'],
    edits: [
      ['if (figure === null) return Infinity', 'if (figure === null) return 0'],
      ['(grams === null ? Infinity :', '(grams === null ? 0 :'],
      ['grams * swap.ratio', 'grams'],
    ],
  },
  {
    file: 'server/catalogue/bounds.ts',
    tests: ['server/catalogue/plantedAmounts', 'server/catalogue/diet', 'server/planning/boundAmounts'],
    edits: [
      ['!isOver(swaps) && !(bound.isStrict && swaps.length > 0 && isOver([]))', '!isOver(swaps)'],
      [
        'amountIn(meal, made, bound.nutrient) + bound.beside > bound.most',
        'amountIn(meal, made, bound.nutrient) > bound.most',
      ],
    ],
  },
  {
    file: 'server/catalogue/suitabilityTable.ts',
    tests: ['server/catalogue/suitabilityTable'],
    edits: [
      ['touched += judged[at] ?? 1', 'touched += 0'],
      ['(instead.costs[meal] ?? BLOCKED) < (judged.costs[meal] ?? BLOCKED)', 'false'],
      ['costs[index] = swapsOf(answer).length', 'costs[index] = 1'],
      ['against |= standing[at]', 'against = standing[at]'],
      ['reasons === NO_REASONS ? 0 : 1', 'Number(reasons & 0xffffffffn)'],
      ['(meal) => status[meal] !== UNSUITABLE', '(meal) => status[meal] === SUITABLE'],
      ['b.count - a.count', 'a.count - b.count'],
    ],
  },
  {
    file: 'server/catalogue/menu.ts',
    tests: ['server/planning/fewSwaps'],
    edits: [
      ['Math.max(FEW_SWAPS, sorted[', 'Math.max(9, sorted['],
      ['swapsOf(meal) <= mostSwaps', 'true'],
    ],
  },
  {
    file: 'server/catalogue/derivedFacts.ts',
    tests: ['server/catalogue/derivedFacts', 'server/catalogue/plantedFacts'],
    edits: [
      ['if (!mixed.has(slug)) for', 'for'],
      ['if (!OF_ITSELF.has(fact)) found.add(fact)', 'continue'],
      ['if (contains === null) return []\n', ''],
      ['within === undefined || contains.includes(within)', 'within === undefined'],
      ['within === kind && found.has(fact)', 'within === kind'],
      ["kind === 'gluten' ? contains.includes('wheat')", "kind === 'gluten' ? true"],
      ['composition?.names.includes(ANOTHER_NUT) === true', 'true'],
      ['!composition || found.has(fact)', 'found.has(fact)'],
      [' || (within !== undefined && !isSaid(within))', ''],
    ],
  },
  {
    file: 'server/catalogue/facts.ts',
    tests: ['server/catalogue/diet', 'server/catalogue/suitabilityTable', 'server/catalogue/plantedFacts'],
    edits: [
      ['1n << BigInt(index)', 'BigInt(1 << index)'],
      ['if (facts === null) return UNKNOWN_FACTS_MASK', 'if (facts === null) return NO_FACTS'],
      ['(1n << BigInt(FACTS.length + 1)) - 1n', '(1n << BigInt(32)) - 1n'],
    ],
  },
  {
    file: 'server/planning/pick.ts',
    tests: ['server/planning/pick', 'server/planning/pickChances'],
    edits: [
      ['run.wanted[index] = (run.wanted[index] ?? 0) - 1', 'run.wanted[index] = 99'],
      ['repeated ||= run.state.has(meal)', 'repeated ||= false'],
      ['open[run.regionOf(meal)] === true && !run.state.has(meal)', '!run.state.has(meal)'],
      ['open[run.regionOf(meal)] === true && !run.state.has(meal)', 'open[run.regionOf(meal)] === true'],
      ['if (within < reach[0] || (within === reach[0] && across < reach[1])) continue', 'if (within < 0) continue'],
      ['const swaps = swapsOf(suitability(meal, run.menus[category].table.diet))', 'const swaps = []'],
      ['new Set(input.recent), new Set(input.replaced)', 'new Set(), new Set(input.replaced)'],
      ['new Set(input.recent), new Set(input.replaced)', 'new Set(input.recent), new Set()'],
    ],
  },
  {
    file: 'server/planning/noRepeats.ts',
    tests: ['server/planning/pick'],
    edits: [
      ['worst = Math.max(worst, missing)', 'worst = missing'],
      ['countForcedRepeats(rest, left) <= forced', 'countForcedRepeats(rest, left) <= forced + 1'],
      ['index === region ? other - 1 : other', 'other'],
    ],
  },
  {
    file: 'server/planning/readPlanInput.ts',
    tests: ['server/planning/saveMealPlan', 'server/planning/saveMealPlanVersions'],
    edits: [
      ['else if (category !== null && !isOf', "else if (category === 'dinner' && !isOf"],
      ['value >= 0 && value <= most', 'value >= 0 && value < most'],
      ['value >= 0 && value <= most', 'value <= most'],
      ['if (numMeals !== mealList.length)', 'if (numMeals < mealList.length)'],
      ['if (mealList.length > LIMITS.mealsPerCategory)', 'if (mealList.length > 99)'],
      ["if (uniqueId === '') return { chosen: null, ...said }\n", ''],
    ],
  },
  {
    file: 'server/shopping/aggregateShoppingList.ts',
    tests: ['server/shopping/aggregateShoppingList'],
    edits: [
      ['if (entry.serves > 0) addEntry', 'addEntry'],
      ['    if (swap !== undefined && swap.to === null) return\n', ''],
      ['if (!counted.has(part)) part.serves', 'part.serves'],
      ['const READS_1000 = 999.995', 'const READS_1000 = 1001'],
      ['AREAS.indexOf(a.area) - AREAS.indexOf(b.area) ||', ''],
      ['part.amount / 1000', 'part.amount / 100'],
      ['part.amount += sold ??', 'part.amount = sold ??'],
    ],
  },
  {
    file: 'server/catalogue/choosePacks.ts',
    tests: ['server/catalogue/choosePacks'],
    edits: [
      ['const TOLERANCE = 1e-9', 'const TOLERANCE = 0'],
      ['const FURTHER_PACK = 0.1', 'const FURTHER_PACK = 0'],
      ['Math.floor(needed / large + TOLERANCE)', 'Math.round(needed / large)'],
      ['Math.ceil(rest / small - TOLERANCE)', 'Math.floor(rest / small)'],
      ['small <= large', 'small === large'],
      ['Math.max(1, ', 'Math.max(0, '],
    ],
  },
  {
    file: 'server/shopping/buy.ts',
    tests: ['server/shopping/buy'],
    edits: [
      ["count: sale.by === 'loose' ? 1 : ", 'count: '],
      ['left: bought - amount', 'left: content - amount'],
      ['grams < LITTLE', 'grams <= LITTLE'],
      ['amount > 0 && grams', 'grams'],
      ['if (isKept(ingredient)) return true', ''],
    ],
  },
  {
    file: 'server/catalogue/soldAs.ts',
    tests: ['server/shopping/buy'],
    edits: [
      ['own === null ? null : own / gives', 'own === null ? null : own * gives'],
      ['isConvertible ? ingredient.unit : baseUnitOf(unit)', 'ingredient.unit'],
    ],
  },
  {
    file: 'server/catalogue/units.ts',
    tests: ['server/catalogue/units', 'server/shopping/aggregateShoppingList'],
    edits: [
      ["tbsp: { dimension: 'volume', base: 20 }", "tbsp: { dimension: 'volume', base: 15 }"],
      [') / perTarget / SCALE[to].base', ') / perTarget'],
      ['{ amount: quantity.amount * ratio, unit: quantity.unit }', '{ amount: quantity.amount, unit: quantity.unit }'],
      ['const mass = grams * ratio', 'const mass = grams'],
      ['if (same !== null) return { amount: same, unit: quantity.unit }\n', ''],
    ],
  },
  {
    file: 'server/cooking/cookMeal.ts',
    tests: ['server/cooking/cookMeal', 'server/cooking/cooking'],
    edits: [
      ['if (swap.to === null) return null', 'if (swap.to === null) return { ingredient, swap: null, quantity }'],
      ['quantity.amount === 0 ? ingredient.name : ', ''],
      ['(swap?.preparation ?? line.preparation)', '(line.preparation)'],
      ['line.amount * serves', 'line.amount'],
    ],
  },
  {
    file: 'server/catalogue/sentenceNames.ts',
    tests: ['server/catalogue/sentenceNames'],
    edits: [
      ['return next === kept.length ? new Set(dropped) : null', 'return new Set(dropped)'],
      ['!dropped.has(bare(word))', 'true'],
    ],
  },
  {
    file: 'server/catalogue/swapWords.ts',
    tests: ['server/cooking/swapSteps'],
    edits: [
      ['.filter(({ from }) => mentions(sentence, from.slug))', ''],
      ['b.length - a.length', 'a.length - b.length'],
      ['word.charAt(0).toUpperCase() + word.slice(1)', 'word'],
    ],
  },
  {
    file: 'server/cooking/fractions.ts',
    tests: ['server/cooking/kitchenAmounts'],
    edits: [
      ['if (amount >= 20) return', 'if (amount >= 21) return'],
      ['if (near.value === 1) return', 'if (near.value === 2) return'],
    ],
  },
  {
    file: 'server/cooking/kitchenAmounts.ts',
    tests: ['server/cooking/kitchenAmounts'],
    edits: [
      ['MOST_PINCHES = 3.5', 'MOST_PINCHES = 9'],
      ['tsp < TBSP / TSP', 'tsp <= TBSP / TSP'],
      ['if (amount > 20) return', 'if (amount > 250) return'],
      ['Math.max(0.1, ', 'Math.max(0, '],
      ['CUP_TOLERANCE = 0.05', 'CUP_TOLERANCE = 0.5'],
      ['piece?.whole !== true', 'piece?.whole !== false'],
      ['Math.max(1, Math.round(quantity.amount))', 'Math.round(quantity.amount)'],
      ['amount < 10 ? 1 / 2 : 1', 'amount < 20 ? 1 / 2 : 1'],
    ],
  },
  {
    file: 'server/cooking/formatQuantity.ts',
    tests: ['server/cooking/cookMeal', 'server/cooking/kitchenAmounts'],
    edits: [
      ['return amount < 1000', 'return amount <= 1000'],
      ["amount > 1 ? 'cups'", "amount > 2 ? 'cups'"],
      ['shown.amount > 1 ?', 'quantity.amount > 1 ?'],
    ],
  },
  {
    file: 'server/cooking/renderSteps.ts',
    tests: ['server/cooking/cookMeal', 'server/cooking/cooking', 'server/cooking/swapSteps'],
    edits: [
      ['if (swap !== undefined && swap.to === null) return share', 'if (false) return share'],
      ['if (name !== undefined || serves === null)', 'if (serves === null)'],
      ["isOne ? '1 '.length : 0", '0'],
      ['amount: before.amount + part.amount', 'amount: part.amount'],
      ['|| saysAlready(step, from, before)', ''],
      ['firstUse(steps, from) === index', 'index === 0'],
    ],
  },
  {
    file: 'server/feedback/raffleRules.ts',
    tests: ['server/feedback/drawRaffle', 'server/feedback/raffleStatus'],
    edits: [
      ['PLANS_NEEDED = 2', 'PLANS_NEEDED = 1'],
      ['compareText(a.ticket, b.ticket)', 'compareText(b.ticket, a.ticket)'],
      ['hash(`${month}:${userId}`)', 'hash(`${userId}`)'],
    ],
  },
  {
    file: 'server/feedback/raffleEntrants.ts',
    tests: ['server/feedback/drawRaffle'],
    edits: [
      ["    .whereNotNull('confirmedAt')\n", ''],
      ["    .whereNull('lockedAt')\n", ''],
      ["    .whereIn('id', FeedbackModel.notBlank(db).select('userId'))\n", ''],
    ],
  },
  {
    file: 'server/accounts/attempts.ts',
    tests: ['server/accounts/attempts', 'server/accounts/logIn'],
    edits: [
      ['  if (row.blockedUntil > at) return false\n', ''],
      ['tries < free ? 0', 'tries <= free ? 0'],
      ['row.lastAt > at - policy.forgetAfter ? row.tries : 0', 'row.tries'],
      [
        ".patch({ tries: AttemptModel.raw('tries - 1'), blockedUntil: 0 })",
        ".patch({ tries: AttemptModel.raw('tries - 1') })",
      ],
      ['Math.min(policy.longestWait, policy', 'Math.max(0, policy'],
    ],
  },
  {
    file: 'server/accounts/refreshSession.ts',
    tests: ['server/accounts/session'],
    edits: [
      [' && (present.rotatedAt ?? 0) > now - GRACE', ''],
      [
        "    const ended = await SessionModel.query(trx).findById(given.id).whereNull('endedAt').patch({ endedAt: now })\n",
        '    const ended = 0\n',
      ],
      ['if (!user || user.lockedAt !== null) return', 'if (!user) return'],
      ['Math.min(TIMES.sessionIdle, session.expiresAt - now)', 'TIMES.sessionIdle'],
    ],
  },
  {
    file: 'web/plan/planReducer.ts',
    tests: ['web/plan/planReducer', 'web/plan/planHistory', 'web/plan/plan'],
    edits: [
      ['past: [step], changed: [], report', 'past: [...next.past, step], changed: [], report'],
      ['checkedAt: at, version: saved.version, ', 'checkedAt: at, '],
      ['state.past.findLastIndex', 'state.past.findIndex'],
      ['next === state ? state : { ...next, changed }', 'next'],
    ],
  },
  {
    file: 'web/plan/undoSteps.ts',
    tests: ['web/plan/planReducer', 'web/plan/planHistory', 'web/plan/plan'],
    edits: [['.slice(-UNDO_STEPS)', '']],
  },
  {
    file: 'web/plan/plannerState.ts',
    tests: ['web/plan/planReducer', 'web/plan/planHistory', 'web/plan/plan'],
    edits: [['commonServes(plan[category]) ?? present[category]', 'present[category]']],
  },
  {
    file: 'web/plan/planEdits.ts',
    tests: ['web/plan/planReducer', 'web/plan/planHistory', 'web/plan/plan'],
    edits: [
      ['Math.min(most, Math.max(0, ', 'Math.min(99, Math.max(0, '],
      ['[inRow(meal, row)]', '[{ ...row, ...meal }]'],
      ['row.isLocked ? undefined : proposal', 'proposal'],
      ['    ...fresh,\n', '    ...fresh,\n    numServes: 2,\n'],
      ['withRows(plan, id, () => [])', 'plan'],
    ],
  },
  {
    file: 'schema/lineTicks.ts',
    tests: ['web/shopping/ticks', 'schema/listOperations'],
    edits: [
      ['bought * (1 + TOLERANCE)', 'bought'],
      ['line.amount <= bought', 'line.amount >= bought'],
      ['null : line.amount - bought', 'null : line.amount'],
    ],
  },
  {
    file: 'web/shopping/newShop.ts',
    tests: ['web/shopping/ownItems', 'web/shopping/ticks'],
    edits: [['if (mealsOf(items).some((meal) => meals.has(meal))) return []', '']],
  },
  {
    file: 'web/cooking/timers.ts',
    tests: ['web/cooking/timers', 'web/cooking/rules'],
    edits: [
      ['timer.endsAt === null && !isOver(timer)', 'timer.endsAt === null'],
      ['Math.max(timer.duration, remaining)', 'timer.duration'],
      ['if (isOver(timer)) return timer\n', ''],
      ['timer.endsAt <= now', 'timer.endsAt < now'],
    ],
  },
  {
    file: 'web/telemetry/analytics.ts',
    tests: ['web/telemetry/analytics'],
    edits: [
      ['if (status === 429 || status >= 500)', 'if (status >= 500)'],
      ['if (status === 429 || status >= 500)', 'if (status === 429)'],
      ['if (delay === undefined && !offline) return\n', ''],
      ['if (waiting.length > MOST_WAITING) waiting.shift()', ''],
    ],
  },
  {
    file: 'schema/planOperations.ts',
    tests: ['schema/planOperations', 'web/plan/live/planSync'],
    edits: [
      ['if (has(rows, rowId) || category.length', 'if (category.length'],
      [' || category.length >= LIMITS.mealsPerCategory', ''],
      ['category.length >= LIMITS.mealsPerCategory', 'category.length > LIMITS.mealsPerCategory'],
      ['after === null ? 0 : before < 0 ? category.length : before + 1', 'after === null ? 0 : before + 1'],
      ['after === null ? 0 : before < 0 ? category.length : before + 1', 'before < 0 ? category.length : before + 1'],
      ['{ ...NO_OTHER, uniqueId: act.setMeal.uniqueId }', '{ uniqueId: act.setMeal.uniqueId }'],
      ['{ ...NO_OTHER, ...NOTHING_SERVED, ...content }', '{ ...NOTHING_SERVED, ...content }'],
      ['...NO_OTHER, ...NOTHING_SERVED', '...NO_OTHER'],
      ['row.uniqueId ? servedIn({ side, dessert }) : leanOther(', 'leanOther('],
      ['row.uniqueId ? servedIn({ side, dessert }) :', 'row.uniqueId ? {} :'],
      ['{ side: act.setSide.recipe ?? undefined }', '{ dessert: act.setSide.recipe ?? undefined }'],
    ],
  },
  {
    file: 'schema/otherContent.ts',
    tests: ['server/planning/rowContent', 'server/planning/frozenRows', 'schema/planOperations', 'web/plan/otherRows'],
    edits: [
      ['if (text) return { text, ...(isOut && { isOut }) }', 'if (text) return { text }'],
      ['frozen ? { frozen } : {}', '{}'],
    ],
  },
  {
    file: 'schema/standing.ts',
    tests: ['schema/planOperations'],
    edits: [
      ['...(isLocked && { isLocked })', 'isLocked'],
      ['...(isWeekly && { isWeekly })', 'isWeekly'],
    ],
  },
  {
    file: 'schema/rowsOver.ts',
    tests: ['server/planning/beginWeek', 'server/planning/beginWeekRows'],
    edits: [
      ['date !== null && date >= today', 'date !== null && date > today'],
      ['date !== null && date >= today', 'date === null || date >= today'],
      ['!isToCome(row) && !awaited.has(row.id)', '!isToCome(row)'],
    ],
  },
  {
    file: 'server/planning/weekOver.ts',
    tests: ['server/planning/beginWeek', 'server/planning/beginWeekRows'],
    edits: [
      ["ids.has(variantOf ?? '') ||", ''],
      ['(leftoversOf === undefined || ids.has(leftoversOf))', 'true'],
      ['.filter((row) => !isVersion(row))', ''],
      ['date: date && comingDay(date, today)', 'date'],
    ],
  },
  {
    file: 'server/planning/pastWeeks.ts',
    tests: ['server/planning/beginWeek'],
    edits: [
      ['.filter(({ id }) => !ids.has(id))', ''],
      ['if (rows.length === 0) await', 'if (rows.length < 0) await'],
      ['.offset(LIMITS.pastWeeks)', '.offset(LIMITS.pastWeeks + 1)'],
    ],
  },
  {
    file: 'web/plan/takenPlan.ts',
    tests: ['web/plan/takenPlan'],
    edits: [
      ['if (taken && !isBack(taken.plan)) return taken\n', ''],
      ['by === null || ', ''],
      ['held.length === 0 || ', ''],
      [' || isBack(before)', ''],
    ],
  },
  {
    file: 'schema/listOperations.ts',
    tests: ['schema/listOperations', 'server/shopping/applyListOperations'],
    edits: [
      ['one.at === other.at && one.operationId > other.operationId', 'one.at === other.at'],
      [' || (one.at === other.at && one.operationId > other.operationId)', ''],
      ['tick.isTicked && tick.at >= clearedAt', 'tick.isTicked && tick.at > clearedAt'],
      ['addedAt > 0 && addedAt >= removedAt', 'addedAt > 0 && addedAt > removedAt'],
      ['addedAt > 0 && addedAt >= removedAt', 'addedAt >= removedAt'],
      ['at > state.clearedAt ? { ...state, clearedAt: at }', 'true ? { ...state, clearedAt: at }'],
      ['at > item.removedAt ? { ...item', 'true ? { ...item'],
      ['present && !isLater(tick, present) ? state', 'false ? state'],
      ['isLater(written, item.tick) ?', 'true ?'],
    ],
  },
  {
    file: 'schema/cupboardWords.ts',
    tests: ['schema/cupboardWords', 'server/cupboard/applyCupboardOperations'],
    edits: [
      ['(one.at === other.at && contentOf(one) > contentOf(other))', 'one.at === other.at'],
      ['one.at > other.at ||', 'one.at >= other.at ||'],
      ['one.at - other.at).slice', 'other.at - one.at).slice'],
      ['taken.length - remembered)', 'taken.length)'],
      ['if (kept === null) return ` ${by}`', 'if (kept === null) return `~${by}`'],
    ],
  },
  {
    file: 'server/shopping/boundList.ts',
    tests: ['server/shopping/boundList'],
    edits: [
      ['at >= state.clearedAt', 'at > state.clearedAt'],
      ['.filter(([, { at }]) => at >= state.clearedAt)', ''],
      ['    LIMITS.ticks,\n', '    Infinity,\n'],
      ['isSeen(item),\n    Infinity,\n', 'isSeen(item),\n    LIMITS.ticks,\n'],
      ['at(other) - at(one)', 'at(one) - at(other)'],
      ['.slice(0, KEPT_BESIDES)', ''],
      ['Math.max(removedAt, words.at, tick.at)', 'words.at'],
    ],
  },
  {
    file: 'server/shopping/listPart.ts',
    tests: ['server/shopping/applyListOperations', 'server/operations/overLimit', 'server/operations/listOutcomes'],
    edits: [
      ['Math.max(LIMITS.ownItems, countItems(present.state))', 'LIMITS.ownItems'],
      ['act.addItem && countItems(next) > most', 'countItems(next) > most'],
      ['act.addItem && countItems(next) > most', 'act.addItem && countItems(next) >= most'],
      ['acts.some((one) => isLastWord(state, { ...operation, act: one })) ? REPEATED : MOOT', 'MOOT'],
      ['      if ((act.tick ?? act.untick) && at < state.clearedAt) return MOOT\n', ''],
      ['boundList(state)', 'state'],
    ],
  },
  {
    file: 'server/cupboard/eatFrozen.ts',
    tests: ['server/planning/frozenRows'],
    edits: [
      ['compareText(frozenOn, later)', 'compareText(later, frozenOn)'],
      ['kept.uniqueId === uniqueId', 'true'],
      ['Math.min(wanted, kept.serves)', 'kept.serves'],
      ['wanted -= taken', 'wanted -= 0'],
      ['kept.serves > 0 ? kept : null', 'kept'],
      ['Math.max(at, last + 1)', 'at - 1'],
    ],
  },
  {
    file: 'server/cupboard/cupboardPart.ts',
    tests: ['server/cupboard/applyCupboardOperations', 'server/cupboard/cupboard', 'server/operations/overLimit'],
    edits: [
      ['Math.max(most, keptIn(said).length)', 'most'],
      ['keptIn(next).length > limit', 'keptIn(next).length >= limit'],
      ['{ after: last }', '{}'],
      ['forgetOldest(state, TAKEN_REMEMBERED)', 'state'],
    ],
  },
  {
    file: 'server/operations/Arrival.ts',
    tests: [
      'server/operations/Arrival',
      'server/operations/applyOperations',
      'server/shopping/applyListOperations',
      'server/cupboard/applyCupboardOperations',
    ],
    edits: [
      ['    if (known !== undefined) return known\n', ''],
      ['at <= this.now + ahead', 'at <= this.now + 60_000'],
      ['Math.max(this.#latest++, after + 1)', 'Math.max(this.#latest, after + 1)'],
      ['if (id !== null) this.#taken.set(id, time)', ''],
    ],
  },
  {
    file: 'server/operations/checkOperations.ts',
    tests: ['server/operations/applyOperations', 'server/operations/overLimit'],
    edits: [
      ['length > most ?', 'length >= most ?'],
      ['if (length === 0) return', 'if (length < 0) return'],
    ],
  },
  {
    file: 'server/planning/planPart.ts',
    tests: ['server/planning/applyPlanOperations', 'server/operations/applyOperations'],
    edits: [
      ['stored.done.has(id) || ids.has(id)', 'ids.has(id)'],
      ['stored.done.has(id) || ids.has(id)', 'stored.done.has(id)'],
      ['version: version + ids.size,', 'version: version + 1,'],
      ['if (errors.length > 0 && !isWhole) return', 'if (errors.length > 0) return'],
      ['content === before ? MOOT : APPLIED', 'APPLIED'],
    ],
  },
  {
    file: 'web/live/plan/livePlan.ts',
    tests: [
      'web/plan/live/livePlan',
      'web/plan/live/planSync',
      'web/plan/live/together',
      'web/plan/live/eatersTogether',
      'web/plan/otherRows',
    ],
    edits: [
      ['const brought = done.findLast(', 'const brought = done.find('],
      ['brought ?? (isKnown ? known : undefined)', 'brought ?? known'],
      ['(row.frozen === undefined || other?.frozen === row.frozen)', 'true'],
      ['before?.serves === null && sameEaters(before.eaters, row.eaters)', 'before?.serves === null'],
      ["if (unsuitableRows(base, rows).some((row) => !isCookedEarlier(row))) return 'doesNotSuit'\n", ''],
      ['.some((row) => !isCookedEarlier(row))', '.length > 0'],
      ['{ ...row, frozen: undefined, leftoversOf: NOT_SUITABLE } : row', 'row : row'],
      ["pending.length === 0 ? 'suits' : 'unknown'", "'suits'"],
    ],
  },
  {
    file: 'web/live/replica/kept.ts',
    tests: ['web/live/kept', 'web/live/device'],
    edits: [
      ['(one) => one.part === part &&', '() => false &&'],
      ['version > ', 'version >= '],
      ["(one.householdId === '' && here !== '' ? { ...one, householdId: here } : one)", 'one'],
      ['ofHere(snapshots)', 'snapshots'],
      ['ofHere(kept.snapshots)', 'kept.snapshots'],
      ['!dropped.includes(part)', 'true'],
      ['!removed.has(id) && !added.has(id)', '!removed.has(id)'],
    ],
  },
  {
    file: 'web/live/replica/Part.ts',
    tests: ['web/live/Part', 'web/shopping/listSync', 'web/live/cupboardSync', 'web/live/device'],
    edits: [
      ['Math.max(now, this.view().latest + 1)', 'now'],
      ['version < (', 'version <= ('],
      ['here === undefined || householdId === here', 'true'],
    ],
  },
  {
    file: 'web/live/QueueSync.ts',
    tests: ['web/live/QueueSync', 'web/shopping/listSync', 'web/live/cupboardSync', 'web/plan/live/planSync'],
    edits: [
      ['ofOneHousehold(this.store.pending()).slice(0, BATCH)', 'ofOneHousehold(this.store.pending())'],
      ['this.#stopped ? null :', ''],
      ['      this.#toRead = true\n      this.#readers = [...readers', '      this.#readers = [...readers'],
      ['Math.min(LONGEST_WAIT, this.#wait * 2)', 'this.#wait * 2'],
    ],
  },
  {
    file: 'server/live/changesSince.ts',
    tests: ['server/live/changes', 'server/live/followHousehold'],
    edits: [
      ['known?.get(id) === prints.get(id) ? []', 'known?.has(id) ? []'],
      ['.filter((id) => !prints.has(id))', '.filter((id) => prints.has(id))'],
      ['isComplete: known === undefined', 'isComplete: after === null'],
    ],
  },
  {
    file: 'server/live/SnapshotMemory.ts',
    tests: ['server/live/changes', 'server/live/SnapshotMemory'],
    edits: [
      ['`${userId} ${householdId} ${cursor}`', 'cursor'],
      ['if (this.#objects <= MOST || oldest === key) return', 'return'],
      ['    if (prints) this.#keep(key, prints)\n', ''],
      ['      this.#objects -= size\n', ''],
    ],
  },
  {
    file: 'server/live/announced.ts',
    tests: ['server/live/householdChanged', 'server/live/formerHousehold', 'server/live/followHousehold'],
    edits: [["members: ['household', 'plan', 'storedPlans']", "members: ['household']"]],
  },
  {
    file: 'server/live/KnownVersions.ts',
    tests: ['server/live/afterGap', 'server/live/householdChanged', 'server/live/changes'],
    edits: [
      ['isOtherTable: published.some(concernsPlan)', 'isOtherTable: false'],
      ['this.#readAt.get(part)?.[name] === now[name]', 'true'],
      ["household: ['household', 'answers']", "household: ['household']"],
      ['...(part in read && { [part]: String(read[part]) })', '...(part in read && {})'],
    ],
  },
  {
    file: 'server/live/KnownVersions.ts',
    tests: ['server/live/resumed'],
    edits: [
      ['if (this.mark === mark) return true', 'return true'],
      ["plan: ['plan', 'household', 'answers', 'saved']", "plan: ['plan', 'household', 'saved']"],
      ['JSON.stringify([userId, householdId,', 'JSON.stringify([householdId,'],
    ],
  },
  {
    file: 'server/live/householdChanges.ts',
    tests: ['server/live/householdChanged', 'server/live/formerHousehold', 'server/live/followHousehold'],
    edits: [
      ['found[part].version !== shown[part]', 'true'],
      ['plan?.version ?? shown.plan', 'shown.plan'],
    ],
  },
  {
    file: 'server/households/eatersAmong.ts',
    tests: ['server/menu/tableMenu', 'server/planning/eatersOfPlans', 'server/planning/severalPeople'],
    edits: [
      ['named.length > 0 ? named :', 'memberIds ? named :'],
      ['(eats & categories) !== 0', 'true'],
      ['named.length > 0 ? named :', ''],
    ],
  },
  {
    file: 'schema/servesFor.ts',
    tests: ['schema/servesFor'],
    edits: [
      ['Math.ceil(', 'Math.round('],
      ['Math.max(LIMITS.defaultServes, serves)', 'serves'],
      ['Math.min(LIMITS.serves, ', 'Math.min(99, '],
    ],
  },
  {
    file: 'server/menu/eatersMenu.ts',
    tests: ['server/menu/eatersMenu', 'server/menu/tableMenu', 'server/dishes/planning'],
    edits: [
      ['isOfCategory(dish, category) && !hasNeverTag(dish, preferences)', 'isOfCategory(dish, category)'],
      ['!hasNeverTag(meal, preferences) && suitsWithSwaps', 'suitsWithSwaps'],
      ['new Set([...slugs, ...settings.neverEatenSlugs])', 'new Set(slugs)'],
      ['matchFoods(catalogue, settings.disliked)', 'matchIngredients(catalogue, settings.disliked)'],
      ["answer.kind === 'unsuitable' ? []", "answer.kind !== 'suitable' ? []"],
      ['own.length === 0 ? meals : [...meals, ...own].sort(byMainIngredientThenName)', '[...meals, ...own]'],
    ],
  },
  {
    file: 'server/cupboard/supplies.ts',
    tests: ['server/cupboard/supplies'],
    edits: [
      ['useBy !== null && useBy < today', 'useBy !== null && useBy <= today'],
      ['kept.useBy <= last', 'kept.useBy < last'],
      ['!ingredient || isPast(kept, today)', '!ingredient'],
      ['amount: toBase(amount, unit), unit: baseUnitOf(unit)', 'amount, unit: baseUnitOf(unit)'],
    ],
  },
  {
    file: 'server/dishes/reader/readMeasure.ts',
    tests: ['server/dishes/reader/measures', 'server/dishes/reader/ingredientLines'],
    edits: [
      ["(!contents.each && contents.value.amount > 500 && contents.value.unit !== 'kg')", 'false'],
      ['ratio > 0.75 && ratio < 1.3', 'true'],
      ['const held = total ? contents.value : scaled(contents, amount).value', 'const held = contents.value'],
      ['!isMetric(measure.unit) && isMetric(aside.value.unit) ? aside.value : measure', 'measure'],
      ['inner.total ? inner : scaled(inner, amount)', 'scaled(inner, amount)'],
      [' || dimensionOf(next.value.unit) !== dimensionOf(value.unit)) break', ') break'],
    ],
  },
  {
    file: 'server/dishes/reader/readWithUnit.ts',
    tests: ['server/dishes/reader/measures', 'server/dishes/reader/ingredientLines'],
    edits: [
      ['exact >= 10 ? Math.round(exact) : Math.round(exact * 10) / 10', 'Math.round(exact)'],
      ['Math.round(number.value * ounces.factor)', 'number.value'],
    ],
  },
  {
    file: 'server/dishes/reader/splitPrepared.ts',
    tests: ['server/dishes/reader/ingredientLines', 'server/dishes/reader/ingredientNames'],
    edits: [
      ['at === words.length - 1 && NOUNS.has(bare(word))', 'false'],
      ["if (before === 'prepared' && after === 'prepared') kind[at] = 'prepared'", 'if (false) return'],
    ],
  },
  {
    file: 'server/dishes/reader/matchIngredient.ts',
    tests: ['server/dishes/reader/ingredientNames', 'server/dishes/reader/ingredientLines'],
    edits: [
      ['return isSo ? named.ingredient : null', 'return named.ingredient'],
      ['contains !== null)', 'contains !== undefined)'],
    ],
  },
]
