import { expect, test } from 'vitest'
import { callNumber, opensByItself, worstCall } from './callTreeOrder.ts'
import { composition } from './composition.ts'

const nested = {
  id: '2',
  verdict: 'verified' as const,
  children: [{ id: '2.1', verdict: { verdict: 'danger' as const, label: 'Enables a module' } }],
}

test('behavior: the worst call is found at any depth and opens with its parents', () => {
  const calls = [{ id: '1', verdict: 'caution' as const }, nested]
  const worst = worstCall(calls)
  expect(worst).toBe('2.1')
  expect(opensByItself(nested, worst)).toBe(true)
  expect(opensByItself({ id: '1' }, worst)).toBe(false)
})

test('behavior: not checked outweighs verified, and no call opens if all are verified', () => {
  expect(
    worstCall([
      { id: 'a', verdict: 'verified' },
      { id: 'b', verdict: 'unchecked' },
    ]),
  ).toBe('b')
  expect(worstCall([{ id: 'a', verdict: 'verified' }])).toBeUndefined()
})

test('behavior: nested calls are numbered by level', () => {
  expect(callNumber([2, 0])).toBe('3.1')
})

test('behavior: parts are ordered by value, shares add up, parts without a price come last', () => {
  const shares = composition([
    { id: 'none', label: 'None', value: null },
    { id: 'small', label: 'Small', value: 1 },
    { id: 'large', label: 'Large', value: 3 },
  ])
  expect(shares.map(({ part, percent }) => [part.id, percent])).toEqual([
    ['large', '75.0'],
    ['small', '25.0'],
    ['none', null],
  ])
})
