import type { FastifyInstance } from 'fastify'

/** Django uses the last value of a repeated query name. */
export function takeLastOfEach(scope: FastifyInstance): void {
  scope.addHook('preValidation', async (request) => {
    if (typeof request.query !== 'object' || request.query === null) return
    const values = Object.entries(request.query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ])
    request.query = Object.fromEntries(values)
  })
}
