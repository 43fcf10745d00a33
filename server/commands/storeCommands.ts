import { readFileSync } from 'node:fs'
import { renamePreferredStore } from '../settings/renamePreferredStore'
import { PartnerModel } from '../partners/PartnerModel'
import { StoreModel } from '../stores/StoreModel'
import { importLinks, LINK_COLUMNS } from '../stores/importLinks'
import { importStores, STORE_COLUMNS } from '../stores/importStores'
import { CsvError } from '../stores/readCsv'
import { type AdminCommand, CommandError, exactly } from './AdminCommand'
import { printTable } from './printTable'

export const storeCommands: AdminCommand[] = [
  {
    name: 'stores list',
    usage: '',
    describe: 'Lists the stores that users can prefer',
    run: async (tools, args) => {
      exactly(args, 0)
      const { db } = tools.services
      const stores = await StoreModel.query(db).orderBy('id')
      const counts: { storeId: string; links: number }[] = await db('product_links')
        .groupBy('storeId')
        .select('storeId')
        .count({ links: '*' })
      const linksOf = new Map(counts.map(({ storeId, links }) => [storeId, Number(links)]))
      const partners = new Map((await PartnerModel.query(db)).map(({ id, name }) => [id, name]))
      const rows = stores.map(({ id, name, linkTemplate, partnerId }) => [
        id,
        name,
        partners.get(partnerId ?? '') ?? '',
        String(linksOf.get(id) ?? 0),
        linkTemplate ?? '',
      ])
      if (rows.length === 0) tools.out('There is no store')
      else printTable(tools, ['id', 'name', 'partner', 'links', 'template'], rows)
    },
  },
  {
    name: 'stores import',
    usage: '<stores.csv>',
    describe: `Adds and changes stores, all rows or none; columns ${STORE_COLUMNS.join(',')}`,
    leavesTrace: true,
    run: async (tools, args) => {
      const [file] = exactly(args, 1)
      const count = await fromFile(file, (csv) => importStores(tools.services, csv, renamePreferredStore))
      tools.out(count === 1 ? '1 store is imported' : `${count} stores are imported`)
    },
  },
  {
    name: 'stores assign',
    usage: '<store> [<partner>]',
    describe: 'Lets the keys of a partner write the product links of a store; without a partner no key may',
    leavesTrace: true,
    run: async (tools, args) => {
      const [id, name] = args.length === 1 ? [...exactly(args, 1), null] : exactly(args, 2)
      const { db } = tools.services
      const partner = name === null ? null : await PartnerModel.query(db).findOne({ name })
      if (partner === undefined) throw new CommandError(`There is no partner ${name}`)
      const partnerId = partner?.id ?? null
      if ((await StoreModel.query(db).findById(id).patch({ partnerId })) === 0)
        throw new CommandError(`There is no store ${id}`)
      tools.about({ object: id })
      tools.out(partner ? `${id} belongs to ${partner.name}` : `${id} belongs to no partner`)
    },
  },
  {
    name: 'links import',
    usage: '<links.csv>',
    describe: `Writes product links, all rows or none; columns ${LINK_COLUMNS.join(',')}, an empty url removes`,
    leavesTrace: true,
    run: async (tools, args) => {
      const [file] = exactly(args, 1)
      await tools.services.catalogue.refresh()
      const count = await fromFile(file, (csv) => importLinks(tools.services, csv))
      tools.out(count === 1 ? '1 link is imported' : `${count} links are imported`)
    },
  },
]

/** Imports a file's text. @throws CommandError naming the file, and the line of each problem. */
async function fromFile(file: string, work: (csv: string) => Promise<number>): Promise<number> {
  let csv: string
  try {
    csv = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    throw new CommandError(
      `${file} cannot be read as UTF-8 text: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  try {
    return await work(csv)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const lines = error.problems.map(({ line, message }) => `${file}:${line} ${message}`)
    throw new CommandError([...lines, 'Nothing was imported.'].join('\n'))
  }
}
