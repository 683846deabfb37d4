import { parseAddressInput, type Address, type Hex, type Verdict } from '@countersign/primitives'
import { readCurrentState } from '@countersign/chain-client/state'
import type { Check } from '@countersign/safe/checks'
import { parseArgs } from 'node:util'
import { cliMessages } from '../cliMessages.ts'
import { EXIT, type CliIo } from '../output/CliIo.ts'
import { CliError } from '../output/CliError.ts'
import { printJson } from '../output/printJson.ts'
import { compareNodes, OTHER_NODE } from '../hash/compareNodes.ts'
import type { HashTarget } from '../hash/HashTarget.ts'
import type { HashReport } from '../hash/HashReport.ts'
import { judgeTarget } from '../hash/judgeTarget.ts'
import { printReport } from '../hash/printReport.ts'
import { openContent, readContent } from '../hash/readContent.ts'
import { createPassphraseReader } from '../hash/createPassphraseReader.ts'
import { innerContent } from '../hash/readInner.ts'
import { readExecuted } from '../hash/readExecuted.ts'
import { readServiceWords } from '../hash/readServiceWords.ts'
import type { ServiceWords } from '../hash/ServiceWords.ts'
import { findChain, type CliChain } from '../node/findChain.ts'

/** `countersign hash <chain> <safe> <what>`: computes what owners sign, and compares it with the account itself. */
export async function runHash(args: readonly string[], io: CliIo): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      node: { type: 'string', multiple: true, default: [] },
      service: { type: 'string' },
      expect: { type: 'string' },
      inner: { type: 'string', multiple: true, default: [] },
      'from-block': { type: 'string', default: '0' },
      passphrase: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  if (positionals.length !== 3) throw new CliError(cliMessages.arguments({ expected: 3, found: positionals.length }))
  const [network = '', address = '', what = ''] = positionals
  const { address: safe, shortName: prefix } = parseSafe(address)
  const asked = values.expect === undefined ? null : parseHash(values.expect)
  const passphrase = createPassphraseReader(values.passphrase, io)
  const chain = await findChain(network, values.node, prefix)
  const state = await readCurrentState(chain.ask, safe)
  const nodes = await compareNodes(chain, safe, state)
  const { targets, service } = await readTargets(what, {
    ...values,
    chain,
    safe,
    current: state.nonce,
    passphrase,
  })
  const inner = await Promise.all(values.inner.map((named) => openContent(named, passphrase)))
  const fetchInner = innerContent(chain.chainId, inner, values.service ?? null)
  const reports = await Promise.all(
    targets.map((target) =>
      judgeTarget(target, { chain, safe, state, nodes, asked, service, innerContent: fetchInner }),
    ),
  )
  const codes = reports.map((report) => exitCodeOf(report, service !== null))
  const code = codes.includes(EXIT.differs) ? EXIT.differs : Math.max(...codes)
  if (values.json)
    io.write(
      printJson({
        chainId: chain.chainId,
        safe,
        block: state.block,
        node: chain.host,
        comparedNodes: chain.others.map(({ host }) => host),
        reports,
      }),
    )
  else
    io.write(
      `${reports.map((report) => printReport(report, { chain, safe, state })).join('\n')}\n${conclusionOf(code, reports)}\n`,
    )
  return code
}

function conclusionOf(code: number, reports: readonly HashReport[]): string {
  if (code === EXIT.differs) return cliMessages.doNotSign
  const count = (verdict: Verdict) =>
    reports.flatMap(({ checks }) => checks).filter((one) => one.verdict === verdict).length
  const open = cliMessages.open({ cautions: count('caution'), unchecked: count('unchecked') })
  return [code === EXIT.ok ? cliMessages.allAgrees : cliMessages.notCompared, open].filter(Boolean).join(' ')
}

type Wanted = {
  readonly chain: CliChain
  readonly safe: Address
  readonly current: bigint
  readonly service?: string | undefined
  readonly passphrase: () => Promise<string>
  readonly 'from-block': string
}

type Targets = { readonly targets: readonly HashTarget[]; readonly service: ServiceWords | null }

async function readTargets(what: string, wanted: Wanted): Promise<Targets> {
  const { chain, safe, current, passphrase } = wanted
  const { chainId, ask } = chain
  const asks = (nonce: bigint | null): Promise<ServiceWords | null> =>
    wanted.service === undefined ? Promise.resolve(null) : askService(wanted.service, { chainId, safe, nonce })
  if (!/^\d+$/.test(what)) {
    const target = await readContent(what, { chainId, safe, passphrase })
    return { targets: [target], service: await asks(target.kind === 'transaction' ? target.transaction.nonce : null) }
  }
  const nonce = BigInt(what)
  const service = await asks(nonce)
  if (service !== null) return { targets: proposedOf(service, nonce), service }
  const text = wanted['from-block']
  if (!/^\d+$/.test(text)) throw new CliError(cliMessages.notANumber({ name: '--from-block', text }))
  const executed = await readExecuted(ask, { safe, nonce, current, fromBlock: BigInt(text) })
  return { targets: [executed], service: null }
}

function askService(url: string, subject: Parameters<typeof readServiceWords>[1]): Promise<ServiceWords> {
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new CliError(cliMessages.notAService({ text: url }))
  return readServiceWords(url, subject)
}

/** Here the service's words are what is hashed, so without them nothing can be computed. */
function proposedOf({ proposed, host }: ServiceWords, nonce: bigint): readonly HashTarget[] {
  if (!proposed.ok) throw new CliError(cliMessages.serviceFailed({ host, reason: proposed.reason }))
  if (proposed.value.length === 0) throw new CliError(cliMessages.noProposal({ nonce, host }))
  return proposed.value
}

/** What must be compared for a hash to be believed. */
const COMPARED: readonly string[] = ['witness-hash', 'contract-hash', 'contract-domain', 'nested-approval']
/** And with a service. */
const COMPARED_THERE: readonly string[] = ['service-hash', 'account-state']

/** A danger wins over a comparison that could not run. Other checks that need a whole page are listed, and do not count. */
function exitCodeOf({ checks }: HashReport, withService: boolean): number {
  const compared = new Set(withService ? [...COMPARED, ...COMPARED_THERE] : COMPARED)
  if (checks.some(({ verdict }) => verdict === 'danger')) return EXIT.differs
  const isCompared = ({ id, field }: Check) => compared.has(id) || field?.startsWith(OTHER_NODE) === true
  return checks.some((check) => check.verdict === 'unchecked' && isCompared(check)) ? EXIT.unchecked : EXIT.ok
}

function parseSafe(text: string) {
  const parsed = parseAddressInput(text)
  if (!parsed.ok) throw new CliError(cliMessages.notAnAddress({ text, reason: parsed.reason }))
  return parsed
}

function parseHash(text: string): Hex {
  if (/^0x[0-9a-fA-F]{64}$/.test(text)) return `0x${text.slice(2).toLowerCase()}`
  throw new CliError(cliMessages.notAHash({ text }))
}
