import type { TypedDataSchema } from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import type { LedgerToken } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import {
  buildSafeTransaction,
  buildTransaction,
  chooseCreationContracts,
  type CreationData,
  encodeErc20Transfer,
  encodeMultiSend,
  hashSafeTransaction,
  type SignatureReads,
} from '@countersign/safe'
import { publishedAt } from '@countersign/describe/transaction'
import { inspectCalls, type AccountState, type Check, type CodeBook } from '@countersign/safe/checks'
import type { TargetReads } from '@countersign/safe/decode'
import type { MessageProposal, SharedProposal } from '@countersign/safe/exchange'
import type { RecoveryModule } from '@countersign/safe/recovery'
import type { Rpc } from '@countersign/simulation'
import { alice, lawyer, owners, recipient, safe, usdc } from './exampleAddresses.ts'

/*
 * What a name means in every example. An example may leave these names open; all others it declares, or they are parameters
 * of the function that it shows.
 */
export * from './exampleAddresses.ts'
export * from './exampleRecords.ts'

/** A node, and a wallet that speaks EIP-1193. Examples that name them are compiled and not run. */
export declare const rpc: Rpc
export declare const provider: { request(call: { method: string; params?: readonly unknown[] }): Promise<Hex> }
export declare const wallet: { sendTransaction(call: { to: Address; data: Hex; value?: bigint }): Promise<Hex> }
export declare const readFile: (path: string, encoding: 'utf8') => Promise<string>
export declare const writeFile: (path: string, text: string) => Promise<void>

/** A local chain, a service and a relay of this machine. */
export const rpcUrl = 'http://127.0.0.1:8545'
export const serviceUrl = 'http://localhost:4180'
export const relayUrl = 'ws://127.0.0.1:5555'
/** A key of the tests. */
export const privateKey: Hex = `0x${'1'.padStart(64, '0')}`

/** 5 units of USDC to the recipient. */
export const transferData: Hex = encodeErc20Transfer(recipient, 5n)
export const transaction = buildTransaction({ to: usdc, data: transferData, nonce: 7n })
export const reviewed = buildSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
export const safeTxHash = hashSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
/** Every call of the transaction. */
export const calls = inspectCalls(safe, transaction)
/** Calldata of a MultiSend: one wei to the recipient, then 5 units of USDC. */
export const batch: Hex = encodeMultiSend([
  { operation: 0, to: recipient, value: 1n, data: '0x' },
  { operation: 0, to: usdc, value: 0n, data: transferData },
])
const { address: masterCopy, codeHash: masterCopyHash } = findSafeDeployment('1.4.1', 'Safe') ?? {
  address: safe,
  codeHash: '0x' as const,
}
/** The account as the chain has it. */
export const state: AccountState = {
  owners,
  threshold: 2,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  masterCopy,
  block: 21_000_000n,
  nonce: 7n,
  version: '1.4.1',
  masterCopyHash,
}

const creationContracts = chooseCreationContracts('1.4.1')
if (creationContracts === null) throw new TypeError('The contracts of 1.4.1 are not published.')
/** What decides the address of a new account. */
export const creation: CreationData = { ...creationContracts, owners, threshold: 2, saltNonce: 0n }

/** Tokens that are known to the account. */
export const tokens: ReadonlyMap<Address, LedgerToken> = new Map([
  [usdc, { type: 'ERC20', name: 'USD Coin', symbol: 'USDC', decimals: 6, trusted: true }],
])

/** Calldata of `changeThreshold(3)`. */
export const newThreshold: Hex = `0x694e80c3${'3'.padStart(64, '0')}`
/** An EIP-2612 permit: the recipient may take 1.5 USDC of the account until 20 November 2026. */
export const permit = {
  domain: { name: 'USD Coin', version: '2', chainId: '1', verifyingContract: usdc },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: safe, spender: recipient, value: '1500000', nonce: '0', deadline: '1795176240' },
} satisfies TypedDataSchema

/** What a check that found something says. */
export const danger: Check = {
  id: 'delegatecall',
  verdict: 'danger',
  title: 'Delegatecall to unknown code',
  reason: 'The code at the target is not published.',
}
/** The account as it was read from the chain. */
export const chainState = { ok: true, value: state } as const
/** A code book that knows the published contracts, before the chain was asked for their code. */
export const book: CodeBook = { find: publishedAt, codeHash: () => undefined }
/** 65 bytes of a plain key; not a signature of any hash above. */
export const signature: Hex = `0x${'11'.repeat(64)}1b`
/** What a contract owner and the account answer about signatures. */
export declare const read: SignatureReads
/** Code and storage of one chain at one block. */
export declare const reads: TargetReads

/** A Delay module that lets the lawyer recover the account after 14 days. */
export const delay: RecoveryModule = {
  address: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  owner: safe,
  avatar: safe,
  target: safe,
  cooldown: 14n * 86_400n,
  expiration: 0n,
  txNonce: 3n,
  queueNonce: 4n,
  recoverers: [lawyer],
}

const shared = {
  chainId: 1n,
  chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
  safe,
  version: '1.4.1',
  signatures: [],
  proposer: alice,
  createdAt: 1_795_176_240_000,
  account: null,
  names: [],
  tokens: [],
} as const
/** The transaction as an owner passes it on by file, link or QR code. */
export const proposal: SharedProposal = {
  ...shared,
  kind: 'proposal',
  transaction,
  note: 'Rent for March',
  messages: [],
}
/** A text to sign, passed on the same way. */
export const messageProposal: MessageProposal = {
  ...shared,
  kind: 'message',
  message: { kind: 'text', content: 'Rent for March' },
  origin: null,
}
