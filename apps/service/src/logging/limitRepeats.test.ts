import { expect, test, vi } from 'vitest'
import type { LogMethod } from './createLogger.ts'
import { limitRepeats } from './limitRepeats.ts'

function createLog() {
  const write = vi.fn<LogMethod>()
  const clock = { now: 0 }
  const none = () => undefined
  const log = limitRepeats({ error: write, warn: write, info: write, debug: none }, () => clock.now)
  return { write, clock, log }
}

test('behavior: the same fault is logged once a second, with the number of lines that were left out', () => {
  const { write, clock, log } = createLog()
  for (clock.now = 0; clock.now < 3000; clock.now += 10)
    log.error('request failed', { error: new Error('The database cannot be reached.'), requestId: clock.now })
  expect(write.mock.calls.map(([, details]) => [details?.['requestId'], details?.['leftOut']])).toEqual([
    [0, undefined],
    [1000, 99],
    [2000, 99],
  ])
})

test('behavior: a different error, chain or message is logged separately', () => {
  const { write, log } = createLog()
  log.error('request failed', { error: new Error('a') })
  log.error('request failed', { error: new Error('b') })
  log.warn('not indexed', { chainId: '1' })
  log.warn('not indexed', { chainId: '10' })
  log.warn('request failed', { error: new Error('a') })
  expect(write).toHaveBeenCalledTimes(5)
})

test('behavior: lines below warning are logged each time', () => {
  const { write, log } = createLog()
  log.info('started')
  log.info('started')
  expect(write).toHaveBeenCalledTimes(2)
})

test('behavior: old errors are dropped, however many there are', () => {
  const { write, clock, log } = createLog()
  for (let count = 0; count < 3000; count += 1) log.warn(`fault ${count}`)
  log.warn('fault 0')
  expect(write).toHaveBeenCalledTimes(3001)
  clock.now = 500
  log.warn('fault 0')
  expect(write).toHaveBeenCalledTimes(3001)
})
