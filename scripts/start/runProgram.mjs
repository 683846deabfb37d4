import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensureInstalled.mjs'
import { bundleProgram } from './bundleProgram.mjs'
import { explainInstall } from './explainInstall.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Installs what is missing, bundles a program of this repository into one file, and runs it until it ends. Plain Node, because nothing
 * may be installed yet.
 *
 * @param {string} entry its TypeScript, from the root on
 * @param {string} command what was typed, for sentences that say what to type next
 */
export async function runProgram(entry, command) {
  const startedAt = Date.now()
  let main
  try {
    const { installed } = ensureInstalled()
    if (installed)
      console.log(`\n  ✓ ${'packages installed'.padEnd(44)} ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
    // TypeScript read file by file would cost every start more than all it then does.
    main = await bundleProgram(entry)
  } catch (error) {
    console.error(`\n  ✗ ${explainInstall(error instanceof Error ? error.message : String(error))}\n`)
    process.exit(1)
  }
  const child = spawn(process.execPath, ['--enable-source-maps', main, ...process.argv.slice(2)], {
    cwd: root,
    // The channel carries "stop". When it ends, this process was killed: the child then saves and stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, COUNTERSIGN_STARTED_AT: String(startedAt), COUNTERSIGN_COMMAND: command },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.connected && child.send('stop'))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
