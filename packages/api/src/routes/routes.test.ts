import { expect, test } from 'vitest'
import { buildOpenApi } from '../../scripts/buildOpenApi.ts'
import committed from '../../openapi.json' with { type: 'json' }
import { routes } from './index.ts'
import type { RouteDefinition } from '../route/defineRoute.ts'
import { routeMethods } from './routeMethods.ts'

const table = Object.entries<RouteDefinition>(routes)

test('behavior: each route is keyed by its operation id and has a unique method and path', () => {
  expect(table.filter(([name, route]) => name !== route.operationId)).toEqual([])
  const places = table.map(([, route]) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(places).size).toBe(places.length)
})

test('behavior: the methods that a client knows before it loads the routes are those of the routes', () => {
  expect(routeMethods).toEqual(Object.fromEntries(table.map(([name, { method }]) => [name, method])))
})

test('behavior: the committed OpenAPI document matches the route table', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(buildOpenApi())))
})

test('behavior: every reference in the OpenAPI document resolves', () => {
  const text = JSON.stringify(committed)
  const names = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name))
  expect([...names].filter((name) => name === undefined || !Object.hasOwn(committed.components.schemas, name))).toEqual(
    [],
  )
  expect(text).not.toContain('$defs')
  expect(names.size).toBeGreaterThan(40)
})

test('behavior: path parameters of the document are those of the path', () => {
  for (const [, route] of table) {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const operation = Object.entries(committed.paths).find(([path]) => path === route.path)?.[1]
    const described = JSON.stringify(operation)
    for (const name of inPath) expect(described).toContain(`{"name":"${name}","in":"path","required":true`)
  }
})
