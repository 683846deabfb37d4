import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLeases } from './chooseLeases.ts'

/** The table of leases, and processes that look at it in turn. A lease that is given is handed over at once. */
function createTable(chains: readonly string[]) {
  const holders = new Map<string, string>()
  const requests = new Map<string, string>()
  const members = new Map<string, readonly string[]>()
  const moves: string[] = []
  return {
    moves,
    join: (self: string, wanted: readonly string[] = chains) => void members.set(self, wanted),
    leave(self: string) {
      members.delete(self)
      for (const table of [holders, requests])
        for (const [name, process] of table) if (process === self) table.delete(name)
    },
    round(overdue: ReadonlySet<string> = new Set()) {
      for (const [self, wanted] of members) {
        const { take, ask, give } = chooseLeases({ self, wanted, holders, requests, overdue })
        for (const name of take) {
          expect(holders.has(name), `${name} is taken from its holder`).toBe(false)
          holders.set(name, self)
        }
        for (const [name, process] of requests) if (process === self && !ask.includes(name)) requests.delete(name)
        for (const name of ask) requests.set(name, self)
        for (const [name, to] of give) {
          expect(holders.get(name)).toBe(self)
          holders.set(name, to)
          requests.delete(name)
          moves.push(name)
        }
      }
    },
    counts: () => [...members.keys()].map((self) => [...holders.values()].filter((holder) => holder === self).length),
    free: () => chains.filter((name) => !holders.has(name)),
  }
}

const chainsOf = (count: number) => Array.from({ length: count }, (_, index) => `indexer:${index}`)
const ROUNDS = 8

test('behavior: some rounds after processes join or leave, every lease has a holder and no two processes differ by more than one', () => {
  const steps = fc.array(fc.record({ joins: fc.boolean(), which: fc.nat(9) }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), steps, (count, changes) => {
      const table = createTable(chainsOf(count))
      table.join('p0')
      const present = new Set(['p0'])
      for (const { joins, which } of changes) {
        const self = `p${which}`
        if (joins && !present.has(self)) {
          present.add(self)
          table.join(self)
        } else if (!joins && present.has(self) && present.size > 1) {
          present.delete(self)
          table.leave(self)
        }
        for (let round = 0; round < ROUNDS; round += 1) table.round()
        const counts = table.counts()
        expect(table.free()).toEqual([])
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
        const before = table.moves.length
        table.round()
        expect(table.moves.length, 'leases move although they are spread evenly').toBe(before)
      }
    }),
  )
})

test('behavior: of 100 leases, a process that joins three gets its share and nothing else moves', () => {
  const table = createTable(chainsOf(100))
  for (const self of ['a', 'b', 'c']) table.join(self)
  for (let round = 0; round < ROUNDS; round += 1) table.round()
  const before = table.moves.length
  table.join('d')
  for (let round = 0; round < ROUNDS; round += 1) table.round()
  expect(table.counts()).toEqual([25, 25, 25, 25])
  expect(table.moves.length - before).toBe(25)
})

test('behavior: a chain that one process alone is configured for is followed by it, and never asked for by the others', () => {
  const table = createTable(chainsOf(6))
  table.join('a', chainsOf(2))
  table.join('b', chainsOf(6))
  for (let round = 0; round < ROUNDS; round += 1) table.round(new Set(table.free()))
  expect(table.free()).toEqual([])
  // Two of its four are only its own.
  expect(table.counts()).toEqual([2, 4])
})
