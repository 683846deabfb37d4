import { loadavg } from 'node:os'
import { startTestChain } from '../apps/service/src/testing/testService.ts'
import { findNats } from '../apps/service/src/testing/startNats.ts'
import { providerLimits } from '../apps/service/src/testing/providerLimits.ts'
import { type AccountsMeasure, measureAccounts, withUnfilteredLogs } from './operate/measureAccounts.ts'
import { measureCache } from './operate/measureCache.ts'
import { type DeliveryMeasure, measureDelivery } from './operate/measureDelivery.ts'
import { type MemoryMeasure, measureMemory } from './operate/measureMemory.ts'
import { measureScale, type ScaleMeasure } from './operate/measureScale.ts'
import { measurePostgresRebuild, type PostgresStart } from './operate/measurePostgresRebuild.ts'
import { measureRebuild } from './operate/measureRebuild.ts'
import type { StartMeasure } from './operate/measureStart.ts'
import { measureStreams, type StreamMeasure } from './operate/measureStreams.ts'
import { measureTracing } from './operate/measureTracing.ts'
import { measureViews, type ViewMeasure } from './operate/measureViews.ts'
import { median } from './service/median.ts'
import { say } from './service/say.ts'

/**
 * Figures for operators. Cache and streams: each beside that of the earlier behavior, in the same run. Rebuild: of a journal of
 * `BENCH_ENTRIES` entries of `BENCH_ACCOUNTS` accounts, embedded and (`rebuildOnPostgres`) on PostgreSQL. Accounts: `BENCH_FOLLOWED` of them behind a node with limits. Tracing: requests per second with
 * and without it. Memory, scale and delivery: what one process, chain, stream and event need. All of them, or those in `BENCH_PARTS`.
 */
const ALL = 'cache,streams,rebuild,rebuildOnPostgres,accounts,tracing,memory,scale,delivery'
const parts = (process.env['BENCH_PARTS'] ?? ALL).split(',')
const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? 20_000)
const ACCOUNTS = Number(process.env['BENCH_ACCOUNTS'] ?? 200)
const READERS = Number(process.env['BENCH_READERS'] ?? 1000)
const FOLLOWED = Number(process.env['BENCH_FOLLOWED'] ?? 10_000)
const DENSITY = Number(process.env['BENCH_DENSITY'] ?? 300)
const PROCESSES = (process.env['BENCH_PROCESSES'] ?? '2,8').split(',').map(Number)
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
      for (const [name, { quiet, written, lost, more, computed, statements }] of Object.entries({ before, after }))
        console.log(
          `  ${name.padEnd(7)} ${rate(quiet)} without writes  ${rate(written)} with 10 writes/s to another account: ${(lost * 100).toFixed(0)} % lost, ${(more * 100).toFixed(0)} % more computing of this process for a read, ${(computed * 100).toFixed(1)} % computed again` +
            (statements === null ? '' : `  ${statements.toFixed(2)} transactions of the database per read`),
        )
    }
  }
  if (parts.includes('streams')) {
    say(`an event for ${READERS} readers, beside ${SILENT} clients that never read`)
    for (const [name, measured] of Object.entries(await measureStreams(chain, READERS, SILENT)))
      printStreams(name, measured)
  }
  if (parts.includes('rebuild')) {
    const { journal, rebuild, warm, lost, floor } = await measureRebuild(chain, ENTRIES, ACCOUNTS)
    console.log(
      `\nstart on ${ENTRIES.toLocaleString('en-US')} entries of ${ACCOUNTS.toLocaleString('en-US')} accounts (${journal.toFixed(0)} MB)`,
    )
    printStart('rebuild', rebuild)
    printStart('warm', warm)
    printStart('lost', lost)
    console.log(
      `  the embedded database alone needs ${floor.toFixed(1)} s CPU for COPY of the same rows into tables with a primary key: rebuild ${(rebuild.cpu / floor).toFixed(1)} times as much, lost ${(lost.cpu / floor).toFixed(1)}`,
    )
  }
  if (parts.includes('rebuildOnPostgres')) {
    const { rebuild, warm } = await measurePostgresRebuild(chain, ENTRIES, ACCOUNTS)
    console.log(
      `\nstart on PostgreSQL with ${ENTRIES.toLocaleString('en-US')} entries of ${ACCOUNTS.toLocaleString('en-US')} accounts`,
    )
    printPostgresStart('rebuild', rebuild)
    printPostgresStart('warm', warm)
  }
  if (parts.includes('tracing')) {
    say('requests with and without traces')
    console.log('\nrequests with and without traces, embedded database')
    for (const [name, { cached, database }] of Object.entries(await measureTracing(chain)))
      console.log(`  ${name.padEnd(7)} ${rate(cached)} cached  ${rate(database)} from the database`)
  }
  if (parts.includes('accounts')) {
    const { mostBlocks, mostLogs, mostNames, perSecond, delayMs } = providerLimits
    console.log(
      `\n${FOLLOWED.toLocaleString('en-US')} accounts; a node with ${mostBlocks} blocks, ${mostLogs} logs and ${mostNames} names per request, ${perSecond} calls/s and ${delayMs} ms`,
    )
    for (const [name, edit] of [
      ['every log is read', withUnfilteredLogs],
      ['now', undefined],
    ] as const)
      printAccounts(
        name,
        await measureAccounts(chain, { count: FOLLOWED, density: DENSITY, ...(edit ? { edit } : {}) }),
      )
  }
  if (parts.includes('memory')) {
    const measured = await measureMemory(chain)
    console.log('\nmemory of one process, in MB')
    for (const one of measured) printMemory(one)
  }
  if (parts.includes('scale')) {
    printViews(await measureViews())
    printScale(await measureScale(chain))
  }
  if (parts.includes('delivery')) {
    const nats = findNats()
    if (nats === null) console.log('\nNATS is not measured: install the package nats-server.')
    console.log('\nevents of one process, until the clients of all processes have them')
    for (const processes of PROCESSES)
      for (const program of nats === null ? [null] : [null, nats])
        printDelivery(program === null ? 'LISTEN/NOTIFY' : 'NATS', await measureDelivery(chain, processes, program))
  }
} finally {
  await chain.devchain.stop({ snapshot: false })
}
console.log(`\nload of the machine after: ${load()}`)

function printMemory({ name, start, rest }: MemoryMeasure): void {
  console.log(
    `  ${name.padEnd(46)} ${rest.toFixed(0)} at rest (aim 300)  ${start.toFixed(0)} at most since the start (aim 600)`,
  )
}

function printViews(views: readonly ViewMeasure[]): void {
  console.log('\none view of the page until it is at rest: what the service computes and sends, compressed')
  for (const { name, visit, reads, readKb, streams, files, fileKb, laterKb } of views)
    console.log(
      `  ${name.padEnd(8)} ${visit.padEnd(6)}  ${reads} reads, ${readKb.toFixed(1)} kB  ${streams} stream  ${files} files, ${fileKb.toFixed(1)} kB` +
        (visit === 'first' ? `  ${laterKb.toFixed(0)} kB by the service worker afterwards` : ''),
    )
  for (const visit of ['first', 'second']) {
    const of = views.filter((one) => one.visit === visit)
    const mean = (value: (view: ViewMeasure) => number) => of.reduce((sum, one) => sum + value(one), 0) / of.length
    const sent = mean(({ readKb, fileKb, laterKb }) => readKb + fileKb + laterKb)
    console.log(`  mean of a ${visit} visit: ${mean(({ reads }) => reads).toFixed(1)} reads, ${sent.toFixed(1)} kB`)
  }
}

function printScale({ perChainMb, perStreamKb, rates, homes, journal, projection }: ScaleMeasure): void {
  console.log(`\none process on PostgreSQL`)
  for (const [route, { perSecond, cpuMs }] of [...rates, ['a view of home', homes] as const])
    console.log(`  ${route.padEnd(24)} ${rate(perSecond)}  ${cpuMs.toFixed(2)} ms of computing for each`)
  console.log(`  one more chain ${perChainMb.toFixed(1)} MB  one more stream ${perStreamKb.toFixed(1)} kB`)
  for (const [place, { rows, indexes }] of Object.entries({ 'the journal': journal, 'the projection': projection }))
    console.log(
      `  one proposal: ${rows.toFixed(0)} bytes of rows in ${place}, and ${indexes.toFixed(0)} bytes of its indexes`,
    )
}

function printDelivery(name: string, { processes, perSecond, delayMs, transactions, cpuMs }: DeliveryMeasure): void {
  console.log(
    `  ${String(processes).padStart(2)} processes, ${name.padEnd(13)} ${rate(perSecond)}  one event after ${delayMs.toFixed(1)} ms  ${transactions.toFixed(1)} transactions and ${cpuMs.toFixed(2)} ms of each process per event`,
  )
}

function rate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en-US').padStart(6)} /s`
}

function printStreams(name: string, { delays, lasts, spreads, cpu }: StreamMeasure): void {
  const at = (share: number) => (delays[Math.floor((delays.length - 1) * share)] ?? 0).toFixed(0)
  console.log(`\nevents to ${READERS} readers beside ${SILENT} clients that never read, ${name}`)
  console.log(
    `  since the write was sent  p50 ${at(0.5)}  p99 ${at(0.99)} ms` +
      (cpu === null ? '' : `  ${cpu.toFixed(1)} ms of the service per event, with the write`),
  )
  const longest = Math.max(...lasts)
  console.log(
    `  until the last reader has it  p50 ${median(lasts).toFixed(0)}  longest ${longest.toFixed(0)} ms (aim 250), the event ${lasts.indexOf(longest) + 1} of ${lasts.length}`,
  )
  console.log(
    `  from the first reader to the last one  p50 ${median(spreads).toFixed(0)}  longest ${Math.max(...spreads).toFixed(0)} ms`,
  )
}

function printStart(name: string, { listens, firstAccount, lastAccount, cpu, memory }: StartMeasure): void {
  const times = [listens, firstAccount, lastAccount].map((seconds) => seconds.toFixed(1))
  console.log(
    `  ${name.padEnd(7)} listens after ${times[0]} s  first account ${times[1]} s  last account ${times[2]} s  ${cpu.toFixed(1)} s CPU  ${memory.toFixed(0)} MB at most`,
  )
}

function printPostgresStart(name: string, measured: PostgresStart): void {
  printStart(name, measured)
  console.log(`          and ${measured.database.toFixed(1)} s CPU of the server`)
}

function printAccounts(name: string, { quiet, busy, caughtUp, backfill, memoryMb }: AccountsMeasure): void {
  const line = ({ calls, logs, lagMs }: AccountsMeasure['quiet']) =>
    `${calls} calls (${logs} eth_getLogs), indexed after ${lagMs.toFixed(0)} ms`
  console.log(`  ${name}`)
  console.log(`    a block of a quiet chain               ${line(quiet)}`)
  console.log(`    a block with ${DENSITY} logs of others        ${line(busy)}`)
  console.log(
    `    catching up, from the start            ${caughtUp.calls} calls (${caughtUp.logs} eth_getLogs), ${(caughtUp.ms / 1000).toFixed(1)} s, ${caughtUp.refused} answers were 429`,
  )
  console.log(
    `    history of a further account           ${backfill.calls.toFixed(0)} calls, ${backfill.ms.toFixed(0)} ms`,
  )
  console.log(`    memory of the process                  ${memoryMb.toFixed(0)} MB`)
}
