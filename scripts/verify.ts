import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cliMessages } from '../apps/cli/src/cliMessages.ts'
import { runVerify } from '../apps/cli/src/commands/runVerify.ts'
import { plainIo } from '../apps/cli/src/output/plainIo.ts'
import { freshBuild } from './verify/freshBuild.ts'

/*
 * `npm run verify -- …` is `countersign verify …`. Here an instance without a list is compared with a page that is built from these sources,
 * and needs no trust in a built one.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const io = plainIo({
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
})
// npm runs scripts in the repository's folder, but paths are relative to the user's current folder.
process.chdir(process.env['INIT_CWD'] ?? process.cwd())

const needsList = args.some((each) => /^https?:/.test(each)) && !args.some((each) => /^--sums\b/.test(each))
const folder = mkdtempSync(join(tmpdir(), 'countersign-verify-'))
try {
  const list = join(folder, 'SHA256SUMS')
  if (needsList) {
    io.complain('Building the page from these sources …\n')
    writeFileSync(list, await freshBuild(root))
  }
  process.exitCode = await runVerify([...args, ...(needsList ? ['--sums', list] : [])], io)
} catch (error) {
  io.complain(`${error instanceof Error ? error.message : String(error)}\n\n${cliMessages.verifyUsage}`)
  process.exitCode = 2
} finally {
  rmSync(folder, { recursive: true, force: true })
}
