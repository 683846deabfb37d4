import { expect, test } from 'vitest'
import type { RawLog } from '../fold/decode/RawLog.ts'
import { sliceLogs, type UnusedLogs } from './findLogs.ts'

const hash = `0x${'1'.repeat(64)}` as const
const log = (blockNumber: number, logIndex: number): RawLog => ({
  address: `0x${'a'.repeat(40)}`,
  topics: [],
  data: '0x',
  blockNumber,
  blockHash: hash,
  transactionHash: hash,
  transactionIndex: 0,
  logIndex,
})
const header = (number: number) => [number, { number, hash, parentHash: hash, time: number }] as const
/** Blocks 10 to 20: in 11 one event and two transfers, in 14 three transfers, in 17 an event. */
const found: UnusedLogs = {
  from: 10,
  to: 20,
  logs: {
    safeLogs: [log(11, 0), log(17, 0)],
    tokenLogs: [log(11, 1), log(11, 2), log(14, 0), log(14, 1), log(14, 2)],
    headers: new Map([11, 14, 17, 20].map(header)),
  },
}
const places = ({ safeLogs, tokenLogs }: UnusedLogs['logs']) =>
  [...safeLogs, ...tokenLogs].map(({ blockNumber, logIndex }) => `${blockNumber}.${logIndex}`)

test.each([
  [1, [11, 14, 20]],
  [3, [11, 14, 20]],
  [4, [14, 20]],
  [6, [14, 20]],
  [7, [20]],
  [100, [20]],
])('behavior: %i logs at a time end at blocks %j, and no log is lost or repeated', (most, ends) => {
  const slices: { to: number; reported: string[]; headers: number[] }[] = []
  for (let next: UnusedLogs | null = found; next;) {
    const { to, logs, rest } = sliceLogs(next, most)
    slices.push({ to, reported: places(logs), headers: [...logs.headers.keys()] })
    expect(rest === null || rest.from === to + 1).toBe(true)
    next = rest
  }
  expect(slices.map(({ to }) => to)).toEqual(ends)
  expect(slices.flatMap(({ reported }) => reported).toSorted()).toEqual(places(found.logs).toSorted())
  expect(slices.flatMap(({ headers }) => headers)).toEqual([11, 14, 17, 20])
})

test('behavior: transfers to an account from before these blocks go with the first block', () => {
  const early = { ...found, logs: { ...found.logs, tokenLogs: [log(3, 0), log(4, 0), ...found.logs.tokenLogs] } }
  const { to, logs } = sliceLogs(early, 1)
  expect(to).toBe(11)
  expect(places(logs)).toEqual(['11.0', '3.0', '4.0', '11.1', '11.2'])
})

test('behavior: a block is never divided, however many logs it has', () => {
  const { tokenLogs, headers } = found.logs
  const one = { from: 14, to: 14, logs: { safeLogs: [], tokenLogs: tokenLogs.slice(2), headers } }
  expect(sliceLogs(one, 1)).toEqual({ to: 14, logs: one.logs, rest: null })
})
