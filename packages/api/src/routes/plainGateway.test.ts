import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  address,
  amount,
  hash,
  hex,
  info,
  kind,
  orNull,
  page,
  text,
  time,
  withMore,
} from '../../testing/gatewayValues.ts'
import { routes } from './index.ts'

/*
 * Answers as the Safe Client Gateway of August 2026 writes them, generated from the contract: every field that it sends, every kind, null
 * wherever null is allowed, fields and kinds that this product does not know, and none of the fields that only this product sends.
 */
const token = fc.record({
  tokenAddress: address,
  tokenName: orNull(text),
  tokenSymbol: orNull(text),
  logoUri: orNull(text),
  trusted: orNull(fc.boolean()),
})
const transferInfo = fc.oneof(
  fc
    .tuple(token, amount, orNull(fc.integer({ min: 0, max: 255 })), fc.boolean())
    .map(([of, value, decimals, imitation]) => ({ ...of, type: 'ERC20', value, decimals, imitation })),
  fc.tuple(token, amount).map(([of, tokenId]) => ({ ...of, type: 'ERC721', tokenId })),
  kind('NATIVE_COIN', { value: orNull(amount) }),
)
const humanDescription = orNull(text)
/** A call inside a batch, and the call inside of an execution. */
const innerDecoded = fc.record({ method: text, parameters: fc.constant(null) })
const innerCall = fc.record({
  operation: fc.constantFrom(0, 1),
  to: address,
  value: amount,
  data: orNull(hex(4)),
  dataDecoded: orNull(innerDecoded),
})
const tokenInfo = fc.record({
  type: fc.constantFrom('ERC20', 'ERC721', 'NATIVE_TOKEN', 'UNKNOWN'),
  address,
  decimals: fc.integer({ min: 0, max: 36 }),
  symbol: text,
  name: text,
  logoUri: text,
})
const dataDecoded = fc.record({
  method: text,
  parameters: orNull(
    fc.array(
      fc.record({
        name: text,
        type: fc.constantFrom('address', 'uint256', 'bytes'),
        value: fc.oneof(text, fc.array(fc.oneof(text, fc.array(text, { maxLength: 2 })), { maxLength: 2 })),
        valueDecoded: orNull(fc.oneof(fc.array(innerCall, { maxLength: 2 }), innerDecoded)),
      }),
      { maxLength: 2 },
    ),
  ),
  accuracy: fc.constantFrom('FULL_MATCH', 'PARTIAL_MATCH', 'ONLY_FUNCTION_MATCH', 'NO_MATCH', 'UNKNOWN'),
})
const settingsInfo = fc.oneof(
  ...(['ENABLE_MODULE', 'DISABLE_MODULE'] as const).map((type) => kind(type, { module: info })),
  ...(['ADD_OWNER', 'REMOVE_OWNER'] as const).map((type) => kind(type, { owner: info, threshold: fc.nat() })),
  kind('SWAP_OWNER', { oldOwner: info, newOwner: info }),
  kind('CHANGE_THRESHOLD', { threshold: fc.nat() }),
  ...(['CHANGE_MASTER_COPY', 'CHANGE_IMPLEMENTATION'] as const).map((type) => kind(type, { implementation: info })),
  kind('SET_GUARD', { guard: info }),
  kind('SET_MODULE_GUARD', { moduleGuard: info }),
  kind('DELETE_MODULE_GUARD', {}),
  kind('SET_FALLBACK_HANDLER', { handler: info }),
  kind('DELETE_GUARD', {}),
)
const custom = {
  humanDescription,
  to: info,
  dataSize: fc.nat().map(String),
  value: orNull(amount),
  methodName: orNull(text),
  isCancellation: fc.boolean(),
}
const txInfo = fc.oneof(
  kind('Transfer', {
    humanDescription,
    sender: info,
    recipient: info,
    direction: fc.constantFrom('INCOMING', 'OUTGOING', 'UNKNOWN'),
    transferInfo,
  }),
  kind('SettingsChange', { humanDescription, dataDecoded, settingsInfo: orNull(settingsInfo) }),
  kind('Custom', custom),
  kind('Custom', { ...custom, methodName: fc.constant('multiSend'), actionCount: fc.nat() }),
  kind('Creation', {
    humanDescription,
    creator: info,
    transactionHash: hash,
    implementation: orNull(info),
    factory: orNull(info),
    saltNonce: orNull(amount),
  }),
  kind('SwapOrder', { humanDescription, uid: text, status: text, orderKind: text }),
  kind('NativeStakingDeposit', { humanDescription, status: text, estimatedEntryTime: fc.nat() }),
)
const txStatus = fc.constantFrom('SUCCESS', 'FAILED', 'CANCELLED', 'AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION')
const app = orNull(fc.record({ name: text, url: text, logoUri: orNull(text) }))
const transaction = withMore(
  fc.record({
    id: fc
      .tuple(fc.constantFrom('multisig', 'module', 'transfer', 'ethereum', 'creation'), address, hash)
      .map((parts) => parts.join('_')),
    timestamp: time,
    txHash: orNull(hash),
    txStatus,
    txInfo,
    executionInfo: orNull(
      fc.oneof(
        kind('MULTISIG', {
          nonce: fc.nat(),
          confirmationsRequired: fc.nat(),
          confirmationsSubmitted: fc.nat(),
          missingSigners: orNull(fc.array(info, { maxLength: 2 })),
        }),
        kind('MODULE', { address: info }),
      ),
    ),
    safeAppInfo: app,
    note: orNull(text),
  }),
)
const row = kind('TRANSACTION', { transaction, conflictType: fc.constantFrom('None', 'HasNext', 'End') })
const dateLabel = kind('DATE_LABEL', { timestamp: time })
const txData = fc.record({
  hexData: orNull(hex(36)),
  dataDecoded: orNull(dataDecoded),
  to: info,
  value: orNull(amount),
  operation: fc.constantFrom(0, 1),
  trustedDelegateCallTarget: orNull(fc.boolean()),
  addressInfoIndex: orNull(fc.dictionary(address, info, { maxKeys: 2 })),
  tokenInfoIndex: orNull(fc.dictionary(address, tokenInfo, { maxKeys: 2 })),
})
const details = withMore(
  fc.record({
    safeAddress: address,
    txId: text,
    executedAt: orNull(time),
    txStatus,
    txInfo,
    txData: orNull(txData),
    detailedExecutionInfo: orNull(
      fc.oneof(
        kind('MODULE', { address: info }),
        kind('MULTISIG', {
          submittedAt: time,
          nonce: fc.nat(),
          safeTxGas: amount,
          baseGas: amount,
          gasPrice: amount,
          gasToken: address,
          fee: fc.constant('0'),
          payment: fc.constant('0'),
          refundReceiver: info,
          safeTxHash: hash,
          executor: orNull(info),
          signers: fc.array(info, { maxLength: 2 }),
          confirmationsRequired: fc.nat(),
          confirmations: fc.array(fc.record({ signer: info, signature: orNull(hex(65)), submittedAt: time }), {
            maxLength: 2,
          }),
          rejectors: fc.array(info, { maxLength: 1 }),
          gasTokenInfo: orNull(tokenInfo),
          trusted: fc.boolean(),
          proposer: orNull(info),
          proposedByDelegate: orNull(info),
        }),
      ),
    ),
    txHash: orNull(hash),
    safeAppInfo: app,
    note: orNull(text),
  }),
)
const rpc = fc.record({
  authentication: fc.constantFrom('API_KEY_PATH', 'NO_AUTHENTICATION', 'UNKNOWN', 'LATER'),
  value: fc.constant('https://node.example'),
})
const chain = withMore(
  fc.record({
    chainId: fc.nat().map(String),
    chainName: text,
    shortName: text,
    description: text,
    chainLogoUri: orNull(text),
    l2: fc.boolean(),
    isTestnet: fc.boolean(),
    zk: fc.boolean(),
    nativeCurrency: fc.record({ name: text, symbol: text, decimals: fc.constant(18), logoUri: text }),
    transactionService: text,
    blockExplorerUriTemplate: fc.record({ address: text, txHash: text, api: text }),
    beaconChainExplorerUriTemplate: fc.record({ publicKey: orNull(text) }),
    disabledWallets: fc.array(text, { maxLength: 2 }),
    features: fc.array(fc.constantFrom('ERC721', 'NATIVE_SWAPS', 'ADDED_LATER'), { maxLength: 3 }),
    gasPrice: fc.array(
      fc.oneof(
        kind('oracle', { uri: text, gasParameter: text, gweiFactor: text }),
        kind('fixed', { weiValue: amount }),
        kind('fixed1559', { maxFeePerGas: amount, maxPriorityFeePerGas: amount }),
        kind('unknown', {}),
      ),
      { maxLength: 2 },
    ),
    ensRegistryAddress: orNull(address),
    rpcUri: rpc,
    safeAppsRpcUri: rpc,
    publicRpcUri: rpc,
    theme: fc.record({ textColor: text, backgroundColor: text }),
    balancesProvider: fc.record({ chainName: orNull(text), enabled: fc.boolean() }),
    recommendedMasterCopyVersion: orNull(text),
    relayer: fc.constant(null),
  }),
)
const tag = orNull(fc.nat().map(String))
const safe = withMore(
  fc.record({
    address: info,
    chainId: fc.nat().map(String),
    nonce: fc.nat(),
    threshold: fc.nat(),
    owners: fc.array(info, { maxLength: 3 }),
    implementation: info,
    modules: orNull(fc.array(info, { minLength: 1, maxLength: 2 })),
    fallbackHandler: orNull(info),
    guard: orNull(info),
    version: orNull(fc.constantFrom('1.3.0', '1.4.1+L2')),
    implementationVersionState: fc.constantFrom('UP_TO_DATE', 'OUTDATED', 'UNKNOWN'),
    collectiblesTag: tag,
    txQueuedTag: tag,
    txHistoryTag: tag,
    messagesTag: tag,
  }),
)
const message = {
  messageHash: hash,
  status: fc.constantFrom('NEEDS_CONFIRMATION', 'CONFIRMED'),
  logoUri: orNull(text),
  name: orNull(text),
  message: fc.oneof(
    text,
    fc.record({
      domain: fc.record({ name: text, chainId: fc.nat(), verifyingContract: address }, { requiredKeys: [] }),
      primaryType: fc.constant('Mail'),
      types: fc.constant({ Mail: [{ name: 'contents', type: 'string' }] }),
      message: fc.record({ contents: text }),
    }),
  ),
  creationTimestamp: time,
  modifiedTimestamp: time,
  confirmationsSubmitted: fc.nat(),
  confirmationsRequired: fc.nat(),
  proposedBy: info,
  confirmations: fc.array(fc.record({ owner: info, signature: hex(65) }), { maxLength: 2 }),
  preparedSignature: orNull(hex(65)),
  origin: orNull(text),
}
const block = { BlockNumber: fc.nat(), BlockTimestamp: fc.constant('2026-08-01T00:00:00.000Z') }
const indexing = fc.record({
  ...Object.fromEntries(
    ['current', 'erc20', 'masterCopies'].flatMap((of) =>
      Object.entries(block).map(([name, value]) => [of + name, value]),
    ),
  ),
  erc20Synced: fc.boolean(),
  masterCopiesSynced: fc.boolean(),
  synced: fc.boolean(),
  lastSync: time,
})

const answers = {
  getAbout: fc.record({ name: text, version: orNull(text), buildNumber: orNull(text) }),
  getChainsV2: page(chain),
  getSafe: safe,
  getIndexingStatus: indexing,
  getSafeOverviews: fc.array(
    fc.record({
      address: info,
      chainId: fc.nat().map(String),
      threshold: fc.nat(),
      owners: fc.array(info, { maxLength: 2 }),
      fiatTotal: fc.nat().map(String),
      queued: fc.nat(),
      awaitingConfirmation: orNull(fc.nat()),
    }),
  ),
  getHistory: page(fc.oneof(row, dateLabel)),
  getQueue: page(
    fc.oneof(
      row,
      kind('LABEL', { label: fc.constantFrom('Next', 'Queued') }),
      kind('CONFLICT_HEADER', { nonce: fc.nat() }),
    ),
  ),
  getMultisigTransactions: page(row, false),
  getIncomingTransfers: page(row, false),
  getTransaction: details,
  getMessages: page(fc.oneof(kind('MESSAGE', message), dateLabel)),
  getMessage: withMore(fc.record(message)),
  getModuleTransactions: page(row, false),
  previewTransaction: fc.record({ txInfo, txData }),
  proposeTransaction: details,
  confirmTransaction: details,
  decodeData: dataDecoded,
  getBalances: fc.record({
    fiatTotal: fc.nat().map(String),
    items: fc.array(
      withMore(
        fc.record({
          tokenInfo,
          balance: amount,
          fiatBalance: fc.constantFrom('0', '12.345', '0.00000000000000000001'),
          fiatConversion: fc.constantFrom('0', '1.0001'),
          fiatBalance24hChange: orNull(fc.constantFrom('-1.5', '0')),
        }),
      ),
      { maxLength: 3 },
    ),
  }),
} as const

test.each(Object.entries(answers))('behavior: any answer of a plain gateway to %s is read', (name, answer) => {
  const route = Object.entries(routes).find(([operation]) => operation === name)?.[1]
  const schema = route?.response
  if (!schema) throw new Error(`${name} has no answer.`)
  fc.assert(
    fc.property(answer, (body) => {
      const parsed = z.safeParse(schema, JSON.parse(JSON.stringify(body)))
      expect(parsed.error?.issues ?? []).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test('behavior: a kind that only a gateway makes keeps its name, a known kind in a wrong form is an error', () => {
  const { response } = routes.getTransaction
  const [sample] = fc.sample(details, 1)
  const read = (info: object) => z.safeParse(response, JSON.parse(JSON.stringify({ ...sample, txInfo: info })))
  expect(read({ type: 'SwapOrder', humanDescription: null, uid: '0x' }).data?.txInfo).toEqual({
    type: 'Foreign',
    kind: 'SwapOrder',
    humanDescription: null,
  })
  expect(read({ type: 'Transfer' }).success).toBe(false)
})
