import { expect, test } from 'vitest'
import { compareDiagram, printDiagram, readDiagram, reduceEdges } from './diagram.ts'
import { folderEdgesOf, type Edges } from './readEdges.ts'

const edgesOf = (edges: Readonly<Record<string, readonly string[]>>): Edges =>
  new Map(Object.entries(edges).map(([from, targets]) => [from, new Set(targets)]))

const imports = edgesOf({ page: ['parts', 'data'], parts: ['data'], data: [] })

test('behavior: folders import each other as their files do, and files beside them count by name', () => {
  const files = new Map([
    ['main.ts', "import { page } from './page/page.ts'"],
    ['page/page.ts', "import { read } from '../data/read.ts'\nimport './style.ts'"],
    ['page/style.ts', ''],
    ['data/read.ts', ''],
  ])
  expect(folderEdgesOf(files)).toEqual(edgesOf({ 'main.ts': ['page'], page: ['data'], data: [] }))
})

test('behavior: an arrow that follows from others is left out, and a printed diagram reads back', () => {
  expect(reduceEdges(imports)).toEqual(edgesOf({ page: ['parts'], parts: ['data'], data: [] }))
  expect(printDiagram(imports)).toBe('flowchart LR\n  data\n  page --> parts\n  parts --> data')
  expect(readDiagram(printDiagram(imports))).toEqual(reduceEdges(imports))
  expect(compareDiagram(readDiagram(printDiagram(imports)), imports)).toEqual([])
})

test('behavior: folders in a circle keep arrows in both directions', () => {
  const circle = edgesOf({ a: ['b'], b: ['a'] })
  expect(reduceEdges(circle)).toEqual(circle)
})

test.each([
  [{ page: ['parts', 'data'], parts: ['data'], data: ['page'] }, 'data imports page, but no arrow leads there.'],
  [
    { page: ['parts', 'data'], parts: [], data: [] },
    'The diagram has an arrow from parts to data, but there is no such import.',
  ],
  [{ page: ['parts'], parts: ['data'], data: [], other: [] }, 'other is not in the diagram.'],
  [{ page: ['data'], data: [] }, 'The diagram has parts, which does not exist.'],
])('error: %j', (changed, sentence) => {
  expect(compareDiagram(reduceEdges(imports), edgesOf(changed))).toContain(sentence)
})
