import { expect, test, vi } from 'vitest'
import { createEventBus, type PublishedEvent } from './EventBus.ts'

const eventOf = (id: number): PublishedEvent => ({ id, event: { type: 'SAFE_UPDATED', chainId: '1', timestamp: 1 } })

test('error: a listener that throws is reported; the other listeners have every event, and publishing goes on', () => {
  const report = vi.fn()
  const bus = createEventBus(report)
  const heard: number[] = []
  const broken = new Error('broken')
  bus.subscribe(() => {
    throw broken
  })
  bus.subscribe(({ id }) => void heard.push(id))
  bus.subscribe(({ id }) => void heard.push(id), ['1'])
  bus.publish([eventOf(1), eventOf(2)])
  expect(heard).toEqual([1, 1, 2, 2])
  expect(report.mock.calls).toEqual([[broken], [broken]])
})
