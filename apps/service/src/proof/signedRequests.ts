import type { DemoKey } from '@countersign/devchain'
import { concat, hashMessage, hashTypedData, type Address, type Hex, zeroAddress, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/*
 * Every write of the API in the form of a wallet. Hashes come from viem and the published type definitions, not from the packages of the
 * service.
 */

export type SignedRequest = { method: 'POST' | 'DELETE'; path: string; body: Record<string, unknown> }
export type Account = { chainId: string; safe: Address }
export type TransactionFields = {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

export const plainTransaction = (
  input: Partial<TransactionFields> & { to: Address; nonce: bigint },
): TransactionFields => ({
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  ...input,
})

const domainOf = ({ chainId, safe }: Account) => ({ chainId: Number(chainId), verifyingContract: safe })
const field = (text: string) => {
  const [type = '', name = ''] = text.split(' ')
  return { type, name }
}
const SAFE_TX = [
  'address to',
  'uint256 value',
  'bytes data',
  'uint8 operation',
  'uint256 safeTxGas',
  'uint256 baseGas',
  'uint256 gasPrice',
  'address gasToken',
  'address refundReceiver',
  'uint256 nonce',
].map(field)

export const hashTransaction = (account: Account, transaction: TransactionFields): Hex =>
  hashTypedData({
    domain: domainOf(account),
    primaryType: 'SafeTx',
    types: { SafeTx: SAFE_TX },
    message: { ...transaction },
  })

export const hashText = (account: Account, text: string): Hex =>
  hashTypedData({
    domain: domainOf(account),
    primaryType: 'SafeMessage',
    types: { SafeMessage: [field('bytes message')] },
    message: { message: hashMessage(text) },
  })

const totp = (now: number) => BigInt(Math.floor(now / 3_600_000))
const SERVICE = { name: 'Safe Transaction Service', version: '1.0' }

export const sign = (hash: Hex, key: DemoKey): Promise<Hex> => privateKeyToAccount(key.privateKey).sign({ hash })

/** @param signer proposes, and signs by default */
export async function buildProposalRequest(
  account: Account,
  transaction: TransactionFields,
  signer: DemoKey,
  { isSigned = true, origin = null }: { isSigned?: boolean; origin?: string | null } = {},
): Promise<SignedRequest & { safeTxHash: Hex }> {
  const safeTxHash = hashTransaction(account, transaction)
  const fields = Object.entries(transaction).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? String(value) : value,
  ])
  return {
    safeTxHash,
    method: 'POST',
    path: `/v1/chains/${account.chainId}/transactions/${account.safe}/propose`,
    body: {
      ...Object.fromEntries(fields),
      safeTxHash,
      sender: signer.address,
      signature: isSigned ? await sign(safeTxHash, signer) : null,
      origin,
    },
  }
}

export const buildConfirmationRequest = async (
  { chainId }: Account,
  safeTxHash: Hex,
  signer: DemoKey,
): Promise<SignedRequest> => ({
  method: 'POST',
  path: `/v1/chains/${chainId}/transactions/${safeTxHash}/confirmations`,
  body: { signature: await sign(safeTxHash, signer) },
})

export async function buildDeletionRequest(
  account: Account,
  safeTxHash: Hex,
  signer: DemoKey,
  now = Date.now(),
): Promise<SignedRequest> {
  const hash = hashTypedData({
    domain: { ...SERVICE, ...domainOf(account) },
    primaryType: 'DeleteRequest',
    types: { DeleteRequest: ['bytes32 safeTxHash', 'uint256 totp'].map(field) },
    message: { safeTxHash, totp: totp(now) },
  })
  return {
    method: 'DELETE',
    path: `/v1/chains/${account.chainId}/transactions/${safeTxHash}`,
    body: { signature: await sign(hash, signer) },
  }
}

export const buildMessageRequest = async (account: Account, text: string, signer: DemoKey): Promise<SignedRequest> => ({
  method: 'POST',
  path: `/v1/chains/${account.chainId}/safes/${account.safe}/messages`,
  body: { message: text, safeAppId: null, signature: await sign(hashText(account, text), signer), origin: null },
})

export const buildMessageConfirmationRequest = async (
  { chainId }: Account,
  messageHash: Hex,
  signer: DemoKey,
): Promise<SignedRequest> => ({
  method: 'POST',
  path: `/v1/chains/${chainId}/messages/${messageHash}/signatures`,
  body: { signature: await sign(messageHash, signer) },
})

const consentTo = (chainId: string, delegate: Address, signer: DemoKey, now: number) =>
  sign(
    hashTypedData({
      domain: { ...SERVICE, chainId: Number(chainId) },
      primaryType: 'Delegate',
      types: { Delegate: ['address delegateAddress', 'uint256 totp'].map(field) },
      message: { delegateAddress: delegate, totp: totp(now) },
    }),
    signer,
  )

export const buildDelegateRequest = async (
  { chainId, safe }: Account,
  delegate: Address,
  delegator: DemoKey,
  label: string,
  now = Date.now(),
): Promise<SignedRequest> => ({
  method: 'POST',
  path: `/v2/chains/${chainId}/delegates`,
  body: {
    safe,
    delegate,
    delegator: delegator.address,
    label,
    signature: await consentTo(chainId, delegate, delegator, now),
  },
})

export const buildDelegateRemovalRequest = async (
  { chainId, safe }: Account,
  delegate: Address,
  delegator: DemoKey,
  now = Date.now(),
): Promise<SignedRequest> => ({
  method: 'DELETE',
  path: `/v2/chains/${chainId}/delegates/${delegate}`,
  body: { safe, delegator: delegator.address, signature: await consentTo(chainId, delegate, delegator, now) },
})

/** The first version of a name in the account's shared address book. */
export async function buildSharedEntryRequest(
  { chainId, safe }: Account,
  address: Address,
  name: string,
  owner: DemoKey,
  now = Date.now(),
): Promise<SignedRequest> {
  const entry = { address, name, everyNetwork: false, version: 1, previous: zeroHash, signedAt: Math.floor(now / 1000) }
  const hash = hashTypedData({
    domain: {
      name: 'Countersign shared address book',
      version: '1',
      chainId: Number(chainId),
      verifyingContract: safe,
    },
    types: {
      SharedEntry: [
        { name: 'address', type: 'address' },
        { name: 'name', type: 'string' },
        { name: 'everyNetwork', type: 'bool' },
        { name: 'version', type: 'uint256' },
        { name: 'previous', type: 'bytes32' },
        { name: 'signedAt', type: 'uint256' },
      ],
    },
    primaryType: 'SharedEntry',
    message: { ...entry, version: BigInt(entry.version), signedAt: BigInt(entry.signedAt) },
  })
  const signature = await privateKeyToAccount(owner.privateKey).sign({ hash })
  return {
    method: 'POST',
    path: `/v1/chains/${chainId}/safes/${safe}/shared-book`,
    body: { ...entry, signature },
  }
}

/** In the form that the account's `isValidSignature` accepts: ascending by owner. */
export const packMessageSignatures = (given: readonly { owner: Address; signature: Hex }[]): Hex =>
  concat(
    given
      .toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1))
      .map(({ signature }) => signature),
  )
