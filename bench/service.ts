import { loadavg } from 'node:os'
import { startTestChain } from '../apps/service/src/testing/testService.ts'
import { measureEvents } from './service/measureEvents.ts'
import { measureIndexing } from './service/measureIndexing.ts'
import type { Measured } from './service/inTurn.ts'
import { measureReads, type ReadMeasure } from './service/measureReads.ts'
import { median } from './service/median.ts'
import { say } from './service/say.ts'

/** `BENCH_TRANSFERS` for a shorter run; a tenth of the number are executed transactions in addition. */
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
  if (parts.includes('reads')) printReads(await measureReads(chain, BIG, SMALL))
  if (parts.includes('events')) {
    say('confirmations, and the events of them')
    printEvents(await measureEvents(chain))
  }
} finally {
  await chain.devchain.stop({ snapshot: false })
}
if (parts.includes('indexing'))
  for (const { name, events, transactions, embedded, postgres, raw } of await measureIndexing()) {
    const rate = (perSecond: number) =>
      `${Math.round(perSecond).toLocaleString('en-US').padStart(8)} events/s  ${(perSecond / raw).toFixed(3)} × bare eth_getLogs`
    console.log(`\nindexing, ${name}: ${events} events in ${transactions} transactions`)
    console.log(`  embedded database ${rate(embedded)}`)
    console.log(`  PostgreSQL        ${rate(postgres)}`)
    console.log(`  eth_getLogs alone ${rate(raw)}`)
  }
console.log(
  `\nload of the machine after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)

function printReads(lists: readonly ReadMeasure[]): void {
  const tell = ({ perSecond, p50, p99, cpu }: Measured) =>
    `${Math.round(perSecond).toLocaleString('en-US').padStart(7)} /s  p50 ${p50.toFixed(1).padStart(5)}  p99 ${p99.toFixed(1).padStart(6)} ms` +
    (cpu === null ? '' : `  ${cpu.toFixed(0).padStart(5)} µs of its thread`)
  for (const { name, bytes, measure } of lists) {
    const { loads, ratio } = measure
    console.log(`\n${name}, ${bytes.toLocaleString('en-US')} bytes`)
    const rows: [string, Measured, string][] = [
      [`kept, ${BIG} transfers`, loads.kept, `${ratio('kept', 'floor').toFixed(2)} × bare`],
      [`kept, ${SMALL}`, loads.keptSmall, `${ratio('keptSmall', 'floor').toFixed(2)} × bare`],
      ['bare node:http', loads.floor, ''],
      [`unkept, ${BIG}`, loads.unkept, `${ratio('unkeptSmall', 'unkept').toFixed(2)} × slower than with ${SMALL}`],
      [`unkept, ${SMALL}`, loads.unkeptSmall, ''],
    ]
    for (const [row, load, beside] of rows) console.log(`  ${row.padEnd(26)} ${tell(load)}  ${beside}`)
  }
  const kept = lists.map(({ measure }) => measure.ratio('kept', 'floor'))
  // The computing time of a thread hardly depends on the load of the machine.
  const byCpu = lists.flatMap(({ measure: { loads } }) =>
    loads.floor.cpu === null || loads.kept.cpu === null ? [] : loads.floor.cpu / loads.kept.cpu,
  )
  const slower = lists.map(({ measure }) => measure.ratio('unkeptSmall', 'unkept'))
  console.log(
    `\nkept ÷ bare: median ${median(kept).toFixed(2)}, least ${Math.min(...kept).toFixed(2)} (aim 0.5)` +
      (byCpu.length === 0
        ? ''
        : `; by the computing of their threads: median ${median(byCpu).toFixed(2)}, least ${Math.min(...byCpu).toFixed(2)}`) +
      `\nunkept, ${BIG} rows against ${SMALL}: at most ${Math.max(...slower).toFixed(2)} × slower (aim 3)`,
  )
}

function printEvents({ fromRequest, fromAnswer }: Awaited<ReturnType<typeof measureEvents>>): void {
  const at = (values: readonly number[], share: number) =>
    (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`\na confirmation until another client's event, ${fromAnswer.length} of them`)
  console.log(`  since it was accepted   p50 ${at(fromAnswer, 0.5)}  p99 ${at(fromAnswer, 0.99)} ms`)
  console.log(`  since it was sent       p50 ${at(fromRequest, 0.5)}  p99 ${at(fromRequest, 0.99)} ms`)
}
