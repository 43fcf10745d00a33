import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isRequiredArgument,
  Lexer,
  parse,
  print,
  Source,
  TokenKind,
  validate,
} from 'graphql'
import { DOCUMENT_LIMITS } from '../../server/graphql/documentLimits'
import { type DocumentMetrics, measure } from '../../server/graphql/documentMetrics'

/** Limits that a document may come near to. */
const LIMITED = ['depth', 'aliases', 'tokens', 'cost', 'rootFields'] as const
export type Limited = (typeof LIMITED)[number]

/** A valid operation within the limits. */
export interface GeneratedDocument {
  text: string
  variables: Record<string, unknown>
  /** Of what it uses more than half. */
  near: Limited[]
}

/** Values of arguments, by `Type.field.argument`: what a caller could send, usual or as much as is allowed, or undefined for nothing. */
export type ArgumentValues = Readonly<Record<string, () => unknown>>

/** How much a document is to have. */
interface Appetite {
  roots: number
  /** The chance that a field is asked for, and the most of one object. */
  chance: number
  most: number
  depth: number
  aliases: number
}

/** Documents that are drawn until one is valid and within the limits. */
const TRIES = 400

/**
 * Draws valid queries from a schema: every second one uses more than half of a limit, of each limit in turn. The same
 * numbers of `random` (0 to 1) give the same documents.
 * @throws Error where a field has an argument that must be given and no value here.
 */
export class GeneratedDocuments {
  #drawn = 0

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly values: ArgumentValues,
    private readonly random: () => number,
  ) {}

  next(): GeneratedDocument {
    this.#drawn += 1
    const goal = this.#drawn % 2 === 0 ? (LIMITED[(this.#drawn / 2) % LIMITED.length] ?? 'cost') : null
    for (let tries = 0; tries < TRIES; tries += 1) {
      const drawn = this.#draw(this.#appetiteFor(goal), goal)
      if (drawn) return drawn
    }
    throw new Error(`No document came near the limit of ${goal}`)
  }

  #appetiteFor(goal: Limited | null): Appetite {
    const rich = this.random()
    return {
      roots: goal === 'rootFields' ? 3 + this.#below(3) : 1 + this.#below(goal === 'depth' ? 1 : 3),
      chance: goal === 'tokens' ? 0.6 : 0.15 + 0.4 * rich,
      most: goal === 'tokens' ? 14 : goal === 'depth' ? 3 : 4 + this.#below(10),
      depth: goal === 'depth' ? 12 : 4 + this.#below(6),
      aliases: goal === 'aliases' ? 15 : this.#below(5),
    }
  }

  #draw(appetite: Appetite, goal: Limited | null): GeneratedDocument | null {
    const query = this.schema.getQueryType()
    if (!query) return null
    const pen = new Pen(this.schema, this.values, this.random, appetite)
    const body = pen.roots(query)
    if (pen.isTooLong) return null
    const definitions = pen.variables.length > 0 ? `(${pen.variables.map(({ is }) => is).join(', ')})` : ''
    const text = `query Drawn${definitions} ${body}`
    const document = parse(text, { noLocation: true })
    const variables = Object.fromEntries(pen.variables.map(({ name, value }) => [name, value]))
    const operation = getOperationAST(document)
    if (!operation) return null
    const used = usedOf(measure(this.schema, document, operation, variables), text)
    if (LIMITED.some((limited) => used[limited] > DOCUMENT_LIMITS[limited])) return null
    const near = LIMITED.filter((limited) => used[limited] > DOCUMENT_LIMITS[limited] / 2)
    if (goal !== null && !near.includes(goal)) return null
    // Last, since it takes longest.
    return validate(this.schema, document).length > 0 ? null : { text, variables, near }
  }

  #below(count: number): number {
    return Math.floor(this.random() * count)
  }
}

const usedOf = ({ depth, aliases, cost, rootFields }: DocumentMetrics, text: string): Record<Limited, number> => ({
  depth,
  aliases,
  cost,
  rootFields: rootFields.length,
  tokens: tokensOf(text),
})

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text))
  let count = 0
  while (lexer.advance().kind !== TokenKind.EOF) count += 1
  return count
}

type Field = GraphQLField<unknown, unknown>

/** Whether a signed-in person may ask for it: what is for partners alone is not drawn. */
function isForPeople({ astNode }: Field): boolean {
  const auth = astNode?.directives?.find(({ name }) => name.value === 'auth')
  const callers = auth?.arguments?.find(({ name }) => name.value === 'as')?.value
  return !callers || /\b(?:USER|ANYONE)\b/.test(print(callers))
}

/** The fields of a type, and which of them are objects. */
interface Choice {
  field: Field
  isObject: boolean
}
const choices = new WeakMap<GraphQLObjectType, readonly Choice[]>()

function choicesOf(type: GraphQLObjectType): readonly Choice[] {
  const known = choices.get(type)
  if (known) return known
  const made = Object.values(type.getFields()).map((field) => ({
    field,
    isObject: isCompositeType(getNamedType(field.type)),
  }))
  choices.set(type, made)
  return made
}

/** Writes one document; once it is too long for the limits, no more of it. */
class Pen {
  readonly variables: { name: string; is: string; value: unknown }[] = []
  #aliases = 0
  /** Names of fields; a document has more tokens than these. */
  #names = 0

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly values: ArgumentValues,
    private readonly random: () => number,
    private readonly appetite: Appetite,
  ) {}

  get isTooLong(): boolean {
    return this.#names > DOCUMENT_LIMITS.tokens
  }

  roots(query: GraphQLObjectType): string {
    const fields = Object.values(query.getFields()).filter(
      (field) => isCompositeType(getNamedType(field.type)) && isForPeople(field),
    )
    const chosen = Array.from({ length: this.appetite.roots }, () => this.#oneOf(fields))
    return this.#braced(query, chosen, 1)
  }

  #braced(parent: GraphQLObjectType, fields: readonly Field[], depth: number): string {
    const seen = new Set<string>()
    const parts = fields.flatMap((field) => {
      const isAgain = seen.has(field.name)
      if (isAgain && this.#aliases >= this.appetite.aliases) return []
      const alias = isAgain || (this.#aliases < this.appetite.aliases && this.random() < 0.3)
      seen.add(field.name)
      if (alias) this.#aliases += 1
      this.#names += 1
      const name = alias ? `a${this.#aliases}: ${field.name}` : field.name
      return [`${name}${this.#arguments(parent, field)}${this.#inside(field.type, depth)}`]
    })
    return `{ ${parts.join(' ')} }`
  }

  #arguments(parent: GraphQLObjectType, field: Field): string {
    const given = field.args.flatMap((argument) => {
      const value = this.#valueOf(`${parent.name}.${field.name}.${argument.name}`, argument)
      if (value === undefined) return []
      const name = `v${this.variables.length}`
      this.variables.push({ name, is: `$${name}: ${String(argument.type)}`, value })
      return [`${argument.name}: $${name}`]
    })
    return given.length > 0 ? `(${given.join(', ')})` : ''
  }

  #valueOf(place: string, argument: GraphQLArgument): unknown {
    const value = this.values[place]
    if (!value && isRequiredArgument(argument)) throw new Error(`There is no value for ${place}`)
    return value?.()
  }

  #inside(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type)
    if (!isCompositeType(named)) return ''
    if (!isAbstractType(named)) return ` ${this.#selection(named, depth + 1)}`
    const possible = this.schema.getPossibleTypes(named).filter(() => this.random() < 0.5)
    return ` { __typename ${possible.map((one) => `... on ${one.name} ${this.#selection(one, depth + 1)}`).join(' ')} }`
  }

  #selection(type: GraphQLObjectType, depth: number): string {
    if (this.isTooLong) return ''
    const isDeep = depth >= this.appetite.depth
    const wanted = choicesOf(type).filter(
      ({ isObject }) => !(isDeep && isObject) && this.random() < (isObject ? 2 : 1) * this.appetite.chance,
    )
    const chosen = wanted.slice(0, this.appetite.most).map(({ field }) => field)
    const again = this.#aliases < this.appetite.aliases ? chosen.filter(() => this.random() < 0.3) : []
    return chosen.length > 0 ? this.#braced(type, [...chosen, ...again], depth) : '{ __typename }'
  }

  #oneOf<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item
  }
}
