import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { cliMessages } from '../cliMessages.ts'
import { CliError } from '../output/CliError.ts'
import { EXIT, type CliOutput } from '../output/CliIo.ts'
import { printJson } from '../output/printJson.ts'
import { printFolder } from '../verify/printFolder.ts'
import { printInstance } from '../verify/printInstance.ts'
import { readSums } from '../verify/readSums.ts'
import { printEvidence, verifyEvidenceFile } from '../verify/verifyEvidenceFile.ts'
import { verifyFolder } from '../verify/verifyFolder.ts'
import { verifyInstance } from '../verify/verifyInstance.ts'

/** The list of the page that the tarball of this program contains. */
const OWN_LIST = join(dirname(fileURLToPath(import.meta.url)), '../../page/SHA256SUMS')

type Options = { readonly sums?: string | undefined; readonly 'files-only': boolean }
type Verified = { readonly same: boolean; readonly text: string; readonly report: object }

/** `countersign verify <what> …`: compares an instance, a built page or a release with a list of sums, or checks evidence files again. */
export async function runVerify(args: readonly string[], io: CliOutput): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sums: { type: 'string' },
      'files-only': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (positionals.length === 0) throw new CliError(cliMessages.nothingToVerify)
  const results: Verified[] = []
  for (const what of positionals) {
    const result = await verify(what, values)
    results.push(result)
    if (!values.json) io.write(`${positionals.length > 1 ? `\n== ${what}\n` : ''}${result.text}`)
  }
  if (values.json) io.write(printJson({ results: results.map(({ report }) => report) }))
  return results.every(({ same }) => same) ? EXIT.ok : EXIT.differs
}

async function verify(what: string, options: Options): Promise<Verified> {
  try {
    return await compare(what, options)
  } catch (error) {
    if (error instanceof CliError) throw error
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    const reason = `${error instanceof Error ? error.message : String(error)}${cause}`
    throw new CliError(cliMessages.notVerified({ what, reason }), { cause: error })
  }
}

async function compare(what: string, { sums, 'files-only': filesOnly }: Options): Promise<Verified> {
  const trusted = sums === undefined ? null : readFileSync(sums, 'utf8')
  if (/^https?:\/\//.test(what) && URL.canParse(what)) {
    const list = trusted ?? ownList()
    const report = await verifyInstance(what, readSums(list), filesOnly)
    return { same: report.same, text: printInstance(report), report }
  }
  if (!existsSync(what)) throw new CliError(cliMessages.notVerifiable({ what }))
  if (statSync(what).isDirectory()) {
    const report = verifyFolder(what, trusted)
    return { same: report.same, text: printFolder(report, trusted === null ? 'own' : 'given'), report }
  }
  const { text, ...report } = await verifyEvidenceFile(what)
  return { same: report.same, text: printEvidence({ ...report, text }), report }
}

function ownList(): string {
  if (existsSync(OWN_LIST)) return readFileSync(OWN_LIST, 'utf8')
  throw new CliError(cliMessages.noOwnList)
}
