import type { FastifyRequest } from 'fastify'

/** The template of a route for metrics, logs and traces: a path would name accounts. */
export const routeOf = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? 'unknown' : (routeOptions.url ?? 'unknown')
