import { expect, test } from 'vitest'
import { driveBridge } from '../../testing/driveBridge.ts'
import { DEFAULT_LIMITS, ERRORS } from '../index.ts'
import { measureParams } from './measureParams.ts'

const LONG = 'x'.repeat(2_000_000)
/**
 * Computing, which does not depend on other processes. Far above that of a correct measurement, and far below the seconds that listing the
 * characters takes.
 */
const SOON_MS = 1_500
const computedMs = (from: NodeJS.CpuUsage): number => process.cpuUsage(from).user / 1000

const refusals: readonly (readonly [string, unknown])[] = [
  ['a String object', new String(LONG)],
  ['a Map', new Map([['message', LONG]])],
  ['a Set', new Set([LONG])],
  ['a Date', new Date()],
  ['a RegExp', /x/],
  ['an ArrayBuffer', new ArrayBuffer(16_000_000)],
  ['a DataView', new DataView(new ArrayBuffer(16_000_000))],
  ['a list of doubles', new Float64Array(2_000_000)],
  ['a list of 64-bit numbers', new BigUint64Array(2_000_000)],
  ['a Blob', new Blob([LONG])],
  ['a Number object', Object(1)],
  ['a Boolean object', Object(true)],
  ['a BigInt object', Object(1n)],
  ['an Error, whose message is a field of its own', new Error(LONG)],
]

test.each(refusals)('security: %s is refused at once, alone or inside, and reaches no handler', (_, value) => {
  let calls = 0
  const app = driveBridge({ signMessage: () => ((calls += 1), new Promise(() => undefined)) })
  const sent = structuredClone(value)
  const before = process.cpuUsage()
  for (const params of [sent, [sent], { txs: [{ to: sent }] }])
    expect(measureParams(params, DEFAULT_LIMITS)).toEqual({ error: ERRORS.notPlain })
  expect(computedMs(before)).toBeLessThan(SOON_MS)
  app.ask('a', 'signMessage', value)
  app.ask('b', 'wallet_requestPermissions', [value])
  for (const id of ['a', 'b']) expect(app.answerOf(id)?.error).toBe('params contain a value that is not plain data')
  expect(calls).toBe(0)
})

test.each([
  ['sixteen megabytes of bytes', new Uint8Array(16_000_000)],
  ['bytes that as JSON exceed the limit', new Uint8Array(100_000)],
  ['a number of fifty million digits', 1n << 200_000_000n],
  ['the negative of it', -(1n << 200_000_000n)],
])('security: %s is too large, and found so at once', (_, value) => {
  const before = process.cpuUsage()
  expect(measureParams([value], DEFAULT_LIMITS)).toEqual({ error: ERRORS.tooLarge(DEFAULT_LIMITS.paramsSize) })
  expect(computedMs(before)).toBeLessThan(SOON_MS)
})

test('security: the named fields of a list, which are not measured, are not read either', () => {
  let calls = 0
  const app = driveBridge({ signMessage: () => ((calls += 1), new Promise(() => undefined)) })
  app.ask('a', 'signMessage', Object.assign([], { message: LONG }))
  expect(app.answerOf('a')?.error).toBe('Invalid message type')
  expect(calls).toBe(0)
})

test('behavior: text, numbers, bytes, lists and plain objects are measured', () => {
  const params = { text: 'four', list: [1, true, null, undefined], wei: 2n ** 256n - 1n, bytes: new Uint8Array(32) }
  const measured = measureParams(structuredClone(params), DEFAULT_LIMITS)
  expect(measured).toEqual({ size: expect.any(Number) })
  expect('size' in measured && measured.size).toBeLessThan(1_000)
})
