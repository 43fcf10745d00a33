/** A keyspace, as Vitess's `vschema.proto` has it; only what is used here. */
export interface Keyspace {
  sharded: boolean
  vindexes: Record<string, Vindex>
  tables: Record<string, VTable>
}

export interface Vindex {
  type: string
  params?: { table: string; from: string; to: string }
  owner?: string
}

export interface VTable {
  type?: 'reference'
  source?: string
  column_vindexes?: { column: string; name: string }[]
}
