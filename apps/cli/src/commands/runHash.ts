import { parseAddressInput, type Address, type Hex } from '@countersign/primitives'
import { readCurrentState } from '@countersign/chain-client/state'
import { parseArgs } from 'node:util'
import { cliMessages } from '../cliMessages.ts'
import { EXIT, type CliIo } from '../output/CliIo.ts'
import { CliError } from '../output/CliError.ts'
import { printJson } from '../output/printJson.ts'
import type { HashTarget } from '../hash/HashTarget.ts'
import { judgeTarget, type HashReport } from '../hash/judgeTarget.ts'
import { printReport } from '../hash/printReport.ts'
import { readContent } from '../hash/readContent.ts'
import { readExecuted } from '../hash/readExecuted.ts'
import { readProposed } from '../hash/readProposed.ts'
import { findChain, type CliChain } from '../node/findChain.ts'

/** `countersign hash <chain> <safe> <what>`: computes what owners sign, and compares it with the account itself. */
export async function runHash(args: readonly string[], io: CliIo): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      node: { type: 'string' },
      service: { type: 'string' },
      expect: { type: 'string' },
      'from-block': { type: 'string', default: '0' },
      passphrase: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  if (positionals.length !== 3) throw new CliError(cliMessages.arguments({ expected: 3, found: positionals.length }))
  const [network = '', address = '', what = ''] = positionals
  const safe = parseSafe(address)
  const asked = values.expect === undefined ? null : parseHash(values.expect)
  const chain = await findChain(network, values.node)
  const state = await readCurrentState(chain.ask, safe)
  const targets = await readTargets(what, { chain, safe, current: state.nonce, ...values })
  const reports = await Promise.all(targets.map((target) => judgeTarget(target, { chain, safe, state, asked })))
  const code = Math.max(...reports.map(exitCodeOf))
  if (values.json) io.write(printJson({ chainId: chain.chainId, safe, block: state.block, node: chain.host, reports }))
  else
    io.write(
      `${reports.map((report) => printReport(report, { chain, safe, state })).join('\n')}\n${conclusionOf(code)}\n`,
    )
  return code
}

function conclusionOf(code: number): string {
  if (code === EXIT.ok) return cliMessages.allAgrees
  return code === EXIT.differs ? cliMessages.doNotSign : cliMessages.notCompared
}

type Wanted = {
  readonly chain: CliChain
  readonly safe: Address
  readonly current: bigint
  readonly service?: string | undefined
  readonly passphrase?: string | undefined
  readonly 'from-block': string
}

async function readTargets(what: string, wanted: Wanted): Promise<HashTarget[]> {
  const { chain, safe, current, service, passphrase } = wanted
  const { chainId, ask } = chain
  if (!/^\d+$/.test(what)) return [await readContent(what, { chainId, safe, passphrase })]
  const nonce = BigInt(what)
  if (service !== undefined) return readProposed(service, { chainId, safe, nonce })
  const text = wanted['from-block']
  if (!/^\d+$/.test(text)) throw new CliError(cliMessages.notANumber({ name: '--from-block', text }))
  return [await readExecuted(ask, { safe, nonce, current, fromBlock: BigInt(text) })]
}

/** What must be compared for a hash to be believed. */
const COMPARED: ReadonlySet<string> = new Set(['witness', 'contract-hash', 'contract-domain'])

/** A danger wins over a comparison that could not run. Other checks that need a whole page are listed, and do not count. */
function exitCodeOf({ checks }: HashReport): number {
  if (checks.some(({ verdict }) => verdict === 'danger')) return EXIT.differs
  return checks.some(({ id, verdict }) => COMPARED.has(id) && verdict !== 'verified') ? EXIT.unchecked : EXIT.ok
}

function parseSafe(text: string): Address {
  const parsed = parseAddressInput(text)
  if (!parsed.ok) throw new CliError(cliMessages.notAnAddress({ text, reason: parsed.reason }))
  return parsed.address
}

function parseHash(text: string): Hex {
  if (/^0x[0-9a-fA-F]{64}$/.test(text)) return `0x${text.slice(2).toLowerCase()}`
  throw new CliError(cliMessages.notAHash({ text }))
}
