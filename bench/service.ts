import { loadavg } from 'node:os'
import { startTestChain } from '../apps/service/src/testing/testService.ts'
import { measureEvents } from './service/measureEvents.ts'
import { measureIndexing } from './service/measureIndexing.ts'
import type { Load } from './service/measureLoad.ts'
import { measureReads, type ReadMeasure } from './service/measureReads.ts'

/** `BENCH_TRANSFERS` for a quicker look; a tenth of them are executed transactions besides. */
const BIG = Number(process.env['BENCH_TRANSFERS'] ?? 1_000_000)
const SMALL = 1000
/** `BENCH_PARTS=reads,indexing,events` */
const parts = (process.env['BENCH_PARTS'] ?? 'reads,indexing,events').split(',')

console.log(
  `load of the machine before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
const chain = await startTestChain()
try {
  if (parts.includes('reads')) printReads(await measureReads(chain, SMALL), await measureReads(chain, BIG))
  if (parts.includes('events')) printEvents(await measureEvents(chain))
} finally {
  await chain.devchain.stop({ snapshot: false })
}
if (parts.includes('indexing'))
  for (const { name, events, transactions, indexed, raw } of await measureIndexing())
    console.log(
      `\nindexing, ${name}: ${Math.round(indexed).toLocaleString('en-US')} events/s of ${events} in ${transactions} transactions` +
        `  ${(indexed / raw).toFixed(3)} × bare eth_getLogs (${Math.round(raw).toLocaleString('en-US')} /s)`,
    )
console.log(
  `\nload of the machine after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)

function printReads(small: readonly ReadMeasure[], big: readonly ReadMeasure[]): void {
  const tell = ({ perSecond, p50, p99 }: Load) =>
    `${Math.round(perSecond).toLocaleString('en-US').padStart(7)} /s  p50 ${p50.toFixed(1).padStart(5)}  p99 ${p99.toFixed(1).padStart(6)} ms`
  for (const [index, at] of big.entries()) {
    const before = small[index]
    if (!before) continue
    console.log(`\n${at.name}, ${at.bytes.toLocaleString('en-US')} bytes`)
    const rows: [string, Load, string][] = [
      [`kept, ${BIG} transfers`, at.kept, `${(at.kept.perSecond / at.floor.perSecond).toFixed(2)} × bare`],
      [`kept, ${SMALL}`, before.kept, `${(before.kept.perSecond / before.floor.perSecond).toFixed(2)} × bare`],
      [
        `unkept, ${BIG}`,
        at.unkept,
        `${(at.unkept.perSecond / at.floor.perSecond).toFixed(2)} × bare, ${(before.unkept.perSecond / at.unkept.perSecond).toFixed(2)} × slower than with ${SMALL}`,
      ],
      [`unkept, ${SMALL}`, before.unkept, `${(before.unkept.perSecond / before.floor.perSecond).toFixed(2)} × bare`],
      ['bare node:http', at.floor, ''],
    ]
    for (const [name, load, ratio] of rows) console.log(`  ${name.padEnd(26)} ${tell(load)}  ${ratio}`)
  }
}

function printEvents({ fromRequest, fromAnswer }: Awaited<ReturnType<typeof measureEvents>>): void {
  const at = (values: readonly number[], share: number) =>
    (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`\na confirmation until another client's event, ${fromAnswer.length} of them`)
  console.log(`  since it was accepted   p50 ${at(fromAnswer, 0.5)}  p99 ${at(fromAnswer, 0.99)} ms`)
  console.log(`  since it was sent       p50 ${at(fromRequest, 0.5)}  p99 ${at(fromRequest, 0.99)} ms`)
}
