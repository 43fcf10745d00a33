import { cpus } from 'node:os'
import { mysqlBinary, startPrivateMysql } from '../support/privateMysql'
import mysql from 'mysql2/promise'
import { benchCalls, type MeasuredCall } from './http'
import { benchDomainFunctions } from './domainFunctions'
import { benchPages } from './lighthouse'
import { benchPartners } from './partners'
import { startBuilt } from './servers'
import { benchSockets } from './sockets'
import { printTable, short } from './table'

const ENTRY = 'name uniqueId isCustomised urlDetails numServes mainIngredient'
const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const
const counts = { breakfast: { num_meals: 7 }, lunch: { num_meals: 7 }, dinner: { num_meals: 7 } }

/** The most frequent calls, over REST and over GraphQL. */
async function planCalls(url: string, token: string): Promise<MeasuredCall[]> {
  const plan = (await (
    await fetch(`${url}/api/mealplan/randomize/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(counts),
    })
  ).json()) as Record<
    (typeof CATEGORIES)[number],
    { settings: { num_meals: number }; meal_list: { unique_id: string; num_serves: number }[] }
  >
  const graphPlan = Object.fromEntries(
    CATEGORIES.map((name) => [
      name,
      {
        settings: { numMeals: 7 },
        mealList: plan[name].meal_list.map((one) => ({ uniqueId: one.unique_id, numServes: 2 })),
      },
    ]),
  )
  const category = `{ settings { numMeals } mealList { ${ENTRY} } }`
  return [
    { name: 'meal bases, REST', method: 'GET', path: '/api/mealbases/dinner/' },
    {
      name: 'meal bases, GraphQL',
      method: 'POST',
      path: '/graphql',
      body: { query: `{ mealBases(category: DINNER) { mealList { ${ENTRY} } } }` },
    },
    { name: 'randomize 21, REST', method: 'POST', path: '/api/mealplan/randomize/', body: counts },
    {
      name: 'randomize 21, GraphQL',
      method: 'POST',
      path: '/graphql',
      body: {
        query: `mutation ($n: Int!) { randomizeMealPlan(input: { breakfast: { numMeals: $n }, lunch: { numMeals: $n }, dinner: { numMeals: $n } }) { breakfast ${category} lunch ${category} dinner ${category} } }`,
        variables: { n: 7 },
      },
    },
    {
      name: 'shopping list 21, GraphQL',
      method: 'POST',
      path: '/graphql',
      body: {
        query:
          'query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { ingredient { name } amount measurementUnit typicalLocation productLink } } }',
        variables: { plan: graphPlan },
      },
    },
    { name: 'catalogue file', method: 'GET', path: '/static/meals-with-slugs.json' },
  ]
}

async function benchDatabase(name: string, databaseUrl: string | null): Promise<(string | number)[]> {
  const server = await startBuilt(databaseUrl)
  const idle = server.memory()
  try {
    await benchCalls(
      `Over HTTP on ${name}, beside raw node:http sending the same bytes`,
      server,
      await planCalls(server.url, server.token),
    )
    if (databaseUrl === null) await benchPages(server)
    return [name, short(server.startMs), short(idle), short(server.memory())]
  } finally {
    await server.stop()
  }
}

/** npm run bench, or npm run bench -- sockets for a part of it */
async function main(): Promise<void> {
  console.log(`${cpus().length} cores, Node ${process.versions.node}. Compare within this run only.`)
  if (process.argv[2] === 'sockets') return benchSockets()
  benchDomainFunctions()
  const starts: (string | number)[][] = [
    ['built server', 'start ms', 'memory MB, idle', 'memory MB, after load'],
    await benchDatabase('SQLite', null),
  ]
  if (mysqlBinary()) {
    const private_ = await startPrivateMysql()
    try {
      const connection = await mysql.createConnection(private_.url)
      await connection.query('CREATE DATABASE bench CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci')
      await connection.end()
      starts.push(await benchDatabase('MySQL', `${private_.url}/bench`))
    } finally {
      await private_.stop()
    }
  } else console.log('\nLeft out: MySQL. To measure it, install a MariaDB or MySQL server.')
  printTable('Start and memory', starts)
  await benchPartners()
  await benchSockets()
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
