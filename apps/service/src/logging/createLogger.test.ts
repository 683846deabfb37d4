import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger, type LogLevel } from './createLogger.ts'

/** The parsed lines that a logger of this level writes. */
function readLines(level: LogLevel, write: (log: ReturnType<typeof createLogger>) => void): unknown[] {
  const lines: unknown[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)))
    return true
  })
  onTestFinished(() => spy.mockRestore())
  write(createLogger(level, () => Date.UTC(2026, 0, 1)))
  return lines
}

test('behavior: a line has time, level, message and details', () => {
  expect(readLines('info', (log) => log.warn('Chain 1 could not be indexed.', { chainId: '1' }))).toEqual([
    { time: '2026-01-01T00:00:00.000Z', level: 'warn', message: 'Chain 1 could not be indexed.', chainId: '1' },
  ])
})

test('behavior: lines below the level are not written, and silent writes none', () => {
  const write = (log: ReturnType<typeof createLogger>) => {
    log.error('error')
    log.info('info')
    log.debug('debug')
  }
  expect(readLines('info', write)).toMatchObject([{ level: 'error' }, { level: 'info' }])
  expect(readLines('silent', write)).toEqual([])
})

test('behavior: errors are written with their stack, big integers as decimal text', () => {
  const error = new Error('The disk is full.')
  expect(readLines('error', (log) => log.error('failed', { error, value: 2n ** 70n }))).toMatchObject([
    { error: expect.stringMatching(/^Error: The disk is full\.\n\s+at /), value: String(2n ** 70n) },
  ])
})
