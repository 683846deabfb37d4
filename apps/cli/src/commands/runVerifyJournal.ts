import { verifyPlace } from '@countersign/service'
import { parseArgs } from 'node:util'
import { cliMessages } from '../cliMessages.ts'
import { CliError } from '../output/CliError.ts'
import { EXIT, type CliIo } from '../output/CliIo.ts'

/** `countersign verify-journal <file or URL>`: checks the hashes and signatures of a journal, or the segments of a backup. */
export async function runVerifyJournal(args: readonly string[], io: CliIo): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { key: { type: 'string' }, journal: { type: 'string' }, archive: { type: 'string', multiple: true } },
  })
  const [place] = positionals
  if (place === undefined || positionals.length !== 1)
    throw new CliError(cliMessages.arguments({ expected: 1, found: positionals.length }))
  const { ok, words } = await verifyPlace(place, values)
  io.write(`${words}\n`)
  return ok ? EXIT.ok : EXIT.differs
}
