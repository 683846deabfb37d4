import { appNames } from './buildPages.ts'
import { since } from './support/version.ts'

const isSoak = process.env['VERSIONS'] === 'all'

/** Versions of the apps SDK that the soak runs, oldest first; 0.4.2 speaks another protocol. */
const sdkVersions: readonly string[] = appNames
  .filter((name) => name.startsWith('sdk-'))
  .map((name) => name.slice('sdk-'.length))
  .filter((version) => since(version, '1.0.0'))
  .toSorted((a, b) => (since(a, b) ? 1 : -1))

type Method = { readonly from: string; readonly before?: string }

/** Every function of the SDK and the versions (of those that are run) that have it. */
const METHODS: Readonly<Record<string, Method>> = {
  getSafeInfo: { from: '1.0.2', before: '4.0.0' },
  getEnvInfo: { from: '1.0.2', before: '4.0.0' },
  'safe.getInfo': { from: '4.3.0' },
  'safe.getChainInfo': { from: '6.3.0' },
  'safe.getEnvironmentInfo': { from: '7.3.0' },
  'safe.experimental_getBalances': { from: '4.3.0' },
  'safe.calculateMessageHash': { from: '6.3.0' },
  'safe.calculateTypedMessageHash': { from: '7.8.0' },
  'safe.isMessageSigned': { from: '4.3.0' },
  'safe.isMessageHashSigned': { from: '4.3.0' },
  'safe.getOffChainSignature': { from: '7.10.0' },
  'safe.requestAddressBook': { from: '7.8.0' },
  'txs.send': { from: '1.0.2' },
  'txs.getBySafeTxHash': { from: '1.0.2' },
  'txs.signMessage': { from: '4.3.0' },
  'txs.signTypedMessage': { from: '7.8.0' },
  'wallet.getPermissions': { from: '7.8.0' },
  'wallet.requestPermissions': { from: '7.8.0' },
  'wallet.isPermissionRequestValid': { from: '7.8.0' },
  'eth.call': { from: '1.0.2' },
  'eth.getBalance': { from: '1.0.2' },
  'eth.getCode': { from: '1.0.2' },
  'eth.getStorageAt': { from: '1.0.2' },
  'eth.getPastLogs': { from: '1.0.2' },
  'eth.getBlockByHash': { from: '1.0.2' },
  'eth.getBlockByNumber': { from: '1.0.2' },
  'eth.getTransactionByHash': { from: '1.0.2' },
  'eth.getTransactionReceipt': { from: '1.0.2' },
  'eth.getTransactionCount': { from: '4.3.0' },
  'eth.getGasPrice': { from: '4.3.0' },
  'eth.getEstimateGas': { from: '6.3.0' },
  'eth.setSafeSettings': { from: '7.10.0' },
}

/** What the SDK calls itself, and its types hide. */
const INTERNAL: Readonly<Record<string, Method>> = {
  bootstrap: { from: '1.0.2', before: '4.0.0' },
  'eth.buildRequest': { from: '1.0.2' },
  'safe.check1271Signature': { from: '4.3.0' },
  'safe.check1271SignatureBytes': { from: '4.3.0' },
  'txs.setTxServiceUrl': { from: '1.0.2', before: '4.0.0' },
}

const has = (version: string, { from, before }: Method): boolean =>
  since(version, from) && (before === undefined || !since(version, before))

const namesOf = (methods: Readonly<Record<string, Method>>, version: string): string[] =>
  Object.entries(methods).flatMap(([name, method]) => (has(version, method) ? [name] : []))

/**
 * What `npm test` runs: a version without a function of its own calls what the one before it calls, and is for the soak run. The newest
 * always runs.
 */
export const versionsToRun = (): readonly string[] =>
  sdkVersions.filter((version, place) => {
    const before = sdkVersions[place - 1]
    const isNewest = place === sdkVersions.length - 1
    return isSoak || isNewest || before === undefined || methodsOf(version).join() !== methodsOf(before).join()
  })

export const methodsOf = (version: string): string[] => namesOf(METHODS, version).toSorted()
export const internalOf = (version: string): string[] => namesOf(INTERNAL, version).toSorted()

/** The table of the README: what is called with each version, and so answered. */
export function methodsTable(): string {
  const rows = Object.entries(METHODS).map(([name, method]) => [
    `\`${name}\``,
    ...sdkVersions.map((version) => (has(version, method) ? '✓' : '')),
  ])
  const head = ['', ...sdkVersions]
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length), 3))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n')
}
