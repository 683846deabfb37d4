import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runLanes } from './check/runLanes.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { ensureInstalled } from './start/ensureInstalled.mjs'

/*
 * What `npm test`, `npm run check` and CI run. Every step runs even after one failed, so that one run reports everything. The
 * journeys build the page themselves, by `npm start`. Names on the command line run only those steps.
 * The lanes of a group run side by side, the steps of a lane one after another, and a lane that has ended takes steps of another one;
 * the first group runs while Chromium and the packages of `conformance` are being installed.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
/** The number of lines that are printed again at the end, for each failed step. */
const LAST_LINES = 60
const groups = [
  [
    // Half of its time is waiting: for silent nodes, pauses and ending processes. The other lane computes at the same time.
    [{ name: 'service', command: 'npm run --silent test:service' }],
    [
      { name: 'types', command: 'npm run --silent check:types' },
      { name: 'format', command: 'npm run --silent check:format' },
      { name: 'lint', command: 'npm run --silent check:lint' },
      { name: 'unit', command: 'npm run --silent test:unit' },
      // After the unit tests, which build the page. The later steps use that build.
      { name: 'release', command: 'npm run --silent check:release' },
      { name: 'packages', command: 'npm run --silent check:packages' },
      // It waits too, so it fills the cores best beside a step that only computes.
      { name: 'postgres', command: 'npm run --silent test:postgres', mayMove: true },
    ],
  ],
  [
    [{ name: 'conformance', command: 'npm run --silent test:conformance', inBrowser: true, hasClients: true }],
    [{ name: 'browser', command: 'npm run --silent test:browser', inBrowser: true }],
  ],
  [
    [{ name: 'e2e', command: 'npm run --silent test:e2e', inBrowser: true }],
    // They have no time limit, so they run with low priority beside the journeys.
    [
      { name: 'folders', command: 'npm run --silent check:folders', isLast: true, mayMove: true },
      { name: 'texts', command: 'npm run --silent check:texts', isLast: true, mayMove: true },
      { name: 'docs', command: 'npm run --silent check:docs', isLast: true, mayMove: true },
      { name: 'generated', command: 'npm run --silent check:generated', isLast: true, mayMove: true },
      { name: 'dead', command: 'npm run --silent check:dead', isLast: true, mayMove: true },
    ],
  ],
]

/**
 * For programs in Go (the compiler of TypeScript, esbuild): they free memory less often, which takes a quarter less computing. The compiler's
 * largest heap is the same 2 GB.
 */
const GOGC = process.env.GOGC ?? '400'

/** Prints the output of the first lane of a group at once, and that of the other lanes in one piece when a step ends. */
const run = ({ name, command, isLast }, isFirst) =>
  new Promise((resolve) => {
    const from = Date.now()
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '0', GOGC },
    })
    if (isLast && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const said = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said.push(chunk)
        if (isFirst) process.stdout.write(chunk)
      })
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString()
      if (!isFirst) console.log(`\n▸ ${name}\n${text}`)
      resolve({ name, ok: code === 0, time: seconds(from), last: text.trimEnd().split('\n').slice(-LAST_LINES) })
    })
  })

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`

async function installChromium() {
  const from = Date.now()
  const chromium = await ensureChromium()
  if (chromium) process.env.CHROMIUM_BIN = chromium
  console.log(`✓ chromium ${chromium ?? 'of Playwright'} (${seconds(from)})`)
}

/** The official clients, which are downloaded while other steps compute. */
function installClients() {
  const from = Date.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['conformance/run.mjs', 'install'], { cwd: root, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`The packages of conformance were not installed: code ${code}.`))
      console.log(`✓ packages of conformance (${seconds(from)})`)
      resolve()
    })
  })
}

async function main() {
  const began = Date.now()
  const wanted = process.argv.slice(2)
  const names = groups.flat(2).map(({ name }) => name)
  const unknown = wanted.filter((name) => !names.includes(name))
  // A misspelled step would run nothing, and pass.
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}. The steps: ${names.join(', ')}.`)
  ensureInstalled()
  console.log(`✓ packages (${seconds(began)})`)
  const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name)
  const chromium = groups.flat(2).some((step) => step.inBrowser && isWanted(step)) ? installChromium() : null
  const clients = groups.flat(2).some((step) => step.hasClients && isWanted(step)) ? installClients() : null
  // The code that awaits the installation reports the failure.
  for (const install of [chromium, clients]) install?.catch(() => undefined)
  const results = []
  for (const group of groups) {
    const lanes = group.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0)
    const steps = lanes.flat()
    if (steps.length === 0) continue
    if (steps.some(({ inBrowser }) => inBrowser)) await chromium
    if (steps.some(({ hasClients }) => hasClients)) await clients
    console.log(`\n▸ ${steps.map(({ name }) => name).join(', ')}`)
    results.push(...(await runLanes(lanes, (step, place) => run(step, place === 0))))
  }
  // Printed again at the end, because a shortened log keeps its end.
  for (const { name, ok, last } of results) if (!ok) console.log(`\n✗ ${name} said last:\n${last.join('\n')}`)
  console.log('\n')
  for (const { name, ok, time } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${time})`)
  const failed = results.filter(({ ok }) => !ok).length
  console.log(`\nall steps in ${seconds(began)}`)
  console.log(`${results.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

main().catch((error) => {
  console.error(`✗ ${error.message}`)
  process.exit(1)
})
