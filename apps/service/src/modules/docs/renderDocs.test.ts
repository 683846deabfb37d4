import { routes } from '@countersign/api'
import { expect, test } from 'vitest'
import { markup } from './markup.ts'
import { renderDocs, renderSchema } from './renderDocs.ts'

test('behavior: every route of the table has a section, and every link of the page has a target', () => {
  const page = renderDocs()
  for (const { operationId, summary } of Object.values(routes)) {
    expect(page).toContain(`id="${operationId}"`)
    expect(page).toContain(markup`${summary}`.text)
  }
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
  expect(page).not.toMatch(/<script|https?:\/\//)
})

test('behavior: a schema is rendered like a type', () => {
  const schema = {
    type: 'object',
    properties: {
      count: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      results: { type: 'array', items: { $ref: '#/components/schemas/Chain' } },
      kind: { enum: ['<a>', 'b'] },
    },
    required: ['count', 'results'],
  }
  expect(renderSchema(schema).text).toBe(
    '{\n  count: number | null\n  results: <a href="#schema-Chain">Chain</a>[]\n  kind?: &quot;&lt;a&gt;&quot; | &quot;b&quot;\n}',
  )
})
