import { loadavg } from 'node:os'
import { startTestChain } from '../apps/service/src/testing/testService.ts'
import { measureCache } from './operate/measureCache.ts'
import { measureStreams, type StreamMeasure } from './operate/measureStreams.ts'
import { median } from './service/median.ts'
import { say } from './service/say.ts'

/** Figures for operators, each beside that of the earlier behavior, in the same run. `BENCH_PARTS=cache,streams` */
const parts = (process.env['BENCH_PARTS'] ?? 'cache,streams').split(',')
const READERS = Number(process.env['BENCH_READERS'] ?? 1000)
const SILENT = Number(process.env['BENCH_SILENT'] ?? 500)

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
console.log(`load of the machine before: ${load()}`)
const chain = await startTestChain()
try {
  if (parts.includes('cache')) {
    say('cached answers while other accounts are written')
    for (const { database, before, after } of await measureCache(chain)) {
      console.log(`\ncached answers, ${database}`)
      for (const [name, { quiet, written, lost, computed, statements }] of Object.entries({ before, after }))
        console.log(
          `  ${name.padEnd(7)} ${rate(quiet)} without writes  ${rate(written)} with 10 writes/s to another account: ${(lost * 100).toFixed(0)} % lost, ${(computed * 100).toFixed(1)} % computed again` +
            (statements === null ? '' : `  ${statements.toFixed(2)} transactions of the database per read`),
        )
    }
  }
  if (parts.includes('streams')) {
    say(`an event for ${READERS} readers, beside ${SILENT} clients that never read`)
    for (const [name, measured] of Object.entries(await measureStreams(chain, READERS, SILENT)))
      printStreams(name, measured)
  }
} finally {
  await chain.devchain.stop({ snapshot: false })
}
console.log(`\nload of the machine after: ${load()}`)

function rate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en-US').padStart(6)} /s`
}

function printStreams(name: string, { delays, spreads, cpu }: StreamMeasure): void {
  const at = (share: number) => (delays[Math.floor((delays.length - 1) * share)] ?? 0).toFixed(0)
  console.log(`\nevents to ${READERS} readers beside ${SILENT} clients that never read, ${name}`)
  console.log(
    `  since the write was sent  p50 ${at(0.5)}  p99 ${at(0.99)}  last ${at(1)} ms` +
      (cpu === null ? '' : `  ${cpu.toFixed(1)} ms of the service per event, with the write`),
  )
  console.log(
    `  from the first reader to the last one  p50 ${median(spreads).toFixed(0)}  longest ${Math.max(...spreads).toFixed(0)} ms (aim 250)`,
  )
}
