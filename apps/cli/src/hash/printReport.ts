import { type Address, formatUnits, plural } from '@countersign/primitives'
import type { AccountState } from '@countersign/safe/checks'
import { oneLine } from '@countersign/safe/exchange'
import { cliMessages } from '../cliMessages.ts'
import type { CliChain } from '../node/findChain.ts'
import { printVerdict } from '../output/printVerdict.ts'
import type { HashReport } from './HashReport.ts'

type Account = { readonly chain: CliChain; readonly safe: Address; readonly state: AccountState }

/** The report for a person: what is signed, its hashes, and each check with its reason. No text in it can make a line of its own. */
export function printReport(report: HashReport, { chain, safe, state }: Account): string {
  const { target, domainHash, messageHash, hash, checks, version } = report
  const isTransaction = target.kind === 'transaction'
  const rows: [string, string][] = [
    ['Account', `${chain.shortName === null ? '' : `${chain.shortName}:`}${safe}, version ${version}`],
    [
      'Chain',
      `${chain.chainId}, block ${state.block}, ${plural(1 + chain.others.length, { one: 'node', other: 'nodes' })} ${[chain, ...chain.others].map(({ host }) => host).join(', ')}`,
    ],
    ['Owners', `${state.threshold} of ${state.owners.length}`],
    ['Content', cliMessages[target.source]],
    ...(isTransaction ? transactionRows(target, chain) : messageRows(target)),
    ['Domain hash', domainHash],
    ['Message hash', messageHash],
    [isTransaction ? 'safeTxHash' : 'safeMessageHash', hash],
  ]
  const valid = report.signatures.filter(({ outcome }) => outcome === 'valid')
  if (report.signatures.length > 0)
    rows.push(['Signatures', `${valid.length} valid of ${report.signatures.length}, ${state.threshold} needed`])
  return `${table(rows)}\n${meaning(report)}\n${checks.map(printVerdict).join('\n')}\n`
}

/** The sentence and the calls, as the page writes them; empty for a message. */
function meaning({ statement, calls }: HashReport): string {
  if (statement === null) return ''
  const lines = calls.flatMap(({ number, title, to, signature, certainty, parameters }) => [
    `Call ${number}  ${title}`,
    `  to ${to}${signature === null ? '' : `, ${signature}${certainty === null ? '' : ` (${certainty})`}`}`,
    ...parameters.map(
      ({ name, type, value, note }) => `  ${name} ${type}: ${shortened(value)}${note === null ? '' : ` (${note})`}`,
    ),
  ])
  return `\n${[statement, ...lines].map(oneLine).join('\n')}\n`
}

const shortened = (value: string): string => (value.length > 200 ? `${value.slice(0, 74)}…` : value)

function transactionRows(
  { transaction }: Extract<HashReport['target'], { kind: 'transaction' }>,
  { currency }: CliChain,
): [string, string][] {
  const { to, value, data, operation, nonce } = transaction
  const amount = currency ? ` (${formatUnits(value, currency.decimals)} ${currency.symbol})` : ''
  const bytes = (data.length - 2) / 2
  return [
    ['Nonce', String(nonce)],
    ['To', to],
    ['Value', `${value}${amount}`],
    ['Data', bytes > 200 ? `${data.slice(0, 74)}… (${bytes} bytes)` : data],
    ['Operation', operation === 0 ? '0, call' : '1, delegatecall'],
    ...refundRows(transaction),
  ]
}

/** Shown only where the owners would pay a refund or name gas. */
const refundRows = ({
  safeTxGas,
  baseGas,
  gasPrice,
  gasToken,
  refundReceiver,
}: Extract<HashReport['target'], { kind: 'transaction' }>['transaction']): [string, string][] =>
  safeTxGas === 0n && baseGas === 0n && gasPrice === 0n
    ? []
    : [
        [
          'Refund',
          `safeTxGas ${safeTxGas}, baseGas ${baseGas}, gasPrice ${gasPrice}, ${gasToken}, to ${refundReceiver}`,
        ],
      ]

const messageRows = ({ proposal }: Extract<HashReport['target'], { kind: 'message' }>): [string, string][] => [
  [proposal.message.kind === 'text' ? 'Text' : 'Typed data', JSON.stringify(proposal.message.content)],
]

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows.map(([name, value]) => `${name.padEnd(width)}${oneLine(value)}`).join('\n')
}
