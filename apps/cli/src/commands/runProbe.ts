import { probeNode } from '@countersign/service'
import { errorText } from '@countersign/primitives'
import { parseArgs } from 'node:util'
import { cliMessages } from '../cliMessages.ts'
import { CliError } from '../output/CliError.ts'
import { EXIT, type CliIo } from '../output/CliIo.ts'
import { printJson } from '../output/printJson.ts'

/** `countersign probe <node>`: which Safe contracts a chain has, and which features its node lacks. */
export async function runProbe(args: readonly string[], io: CliIo): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const [url = ''] = positionals
  if (positionals.length !== 1) throw new CliError(cliMessages.arguments({ expected: 1, found: positionals.length }))
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new CliError(cliMessages.unknownChain({ text: url }))
  const { report, text } = await probeNode(url).catch((cause: unknown) => {
    // The library adds its version and a link, which say nothing about the node.
    const [reason = ''] = errorText(cause).split('\n')
    throw new CliError(cliMessages.nodeFailed({ host: new URL(url).host, reason: reason.replace(/\.$/, '') }), {
      cause,
    })
  })
  io.write(values.json ? printJson(report) : `${text}\n`)
  return report.missing.length === 0 ? EXIT.ok : EXIT.differs
}
