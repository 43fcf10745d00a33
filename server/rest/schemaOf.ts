import { z } from 'zod'

/** A shape as JSON Schema. @param io what may be sent, or what is answered. */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _schema, ...schema } = z.toJSONSchema(shape, { target: 'draft-2020-12', io, unrepresentable: 'any' })
  return schema
}
