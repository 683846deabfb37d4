import { expect, test } from 'vitest'
import { createUseOrder } from './createUseOrder.ts'

function fill(order: ReturnType<typeof createUseOrder<number>>, names: Iterable<string>, most: number) {
  for (const name of names) {
    order.set(name, 1)
    order.trim(most)
  }
}
const names = (from: number, count: number) => Array.from({ length: count }, (_, index) => `${from + index}`)

test('behavior: an entry that is used now and then stays, an unused one is removed first', () => {
  const order = createUseOrder<number>()
  fill(order, ['used', 'unused'], 100)
  for (let from = 0; from < 1000; from += 60) {
    fill(order, names(from, 60), 100)
    expect(order.use('used')).toBe(1)
  }
  expect(order.get('unused')).toBeUndefined()
  expect(order.size()).toBe(100)
})

test('behavior: `get` does not count as use', () => {
  const order = createUseOrder<number>()
  fill(order, ['looked at'], 100)
  fill(order, names(0, 60), 100)
  expect(order.get('looked at')).toBe(1)
  fill(order, names(60, 40), 100)
  expect(order.get('looked at')).toBeUndefined()
})

test('behavior: a value that is set again replaces the old one and becomes the most recent', () => {
  const order = createUseOrder<number>()
  order.set('first', 1)
  order.set('second', 2)
  order.set('first', 3)
  expect([...order.keys()]).toEqual(['second', 'first'])
  expect(order.use('first')).toBe(3)
  order.delete('first')
  expect([order.use('first'), order.size()]).toEqual([undefined, 1])
})
