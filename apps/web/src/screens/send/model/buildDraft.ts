import { erc721Abi } from '@countersign/chains'
import { type Address, BaseError, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeErc20Transfer, type MultiSendCall, type SafeTransactionData } from '@countersign/safe'
import { encodeFunctionData, parseAbi } from 'viem'
import { batchOf, draftOf, type DraftOptions } from '../../../data/chain-access/draftOf.ts'
import type { ContractCall } from './CallForm.ts'
import type { Payment } from './checkRows.ts'
import { readCollectibleHolding } from './readCollectibleHolding.ts'
import { sendProblemMessages as messages } from './sendProblemMessages.ts'

type Meta = { readonly held: bigint; readonly sent: bigint }

/** The token's contract says that the account holds fewer than the form would send. */
class CollectibleError extends BaseError<'not-held', Meta> {
  constructor({ token, tokenId }: { readonly token: Address; readonly tokenId: string | null }, meta: Meta) {
    const message = messages.notHeld({ token, id: tokenId ?? '', ...meta })
    super({ code: 'not-held', message, meta, retry: 'later' })
    this.name = 'CollectibleError'
  }
}

const erc1155Abi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
])

type Holder = Pick<DraftOptions, 'chain' | 'safe'>

export type DraftSubject =
  | { readonly kind: 'payments'; readonly payments: readonly Payment[] }
  | { readonly kind: 'call'; readonly call: ContractCall }

/**
 * The transaction to sign. Whether a collectible has an amount, and how many the account holds, is read from its
 * contract.
 *
 * @throws {CollectibleError} if the account holds fewer than the form would send
 */
export async function buildDraft(subject: DraftSubject, options: DraftOptions): Promise<SafeTransactionData> {
  return draftOf(await buildSavedCalls(subject, options), options)
}

const checkedPayments = (payments: readonly Payment[], { chain, safe }: Holder): Promise<Payment[]> =>
  Promise.all(
    payments.map(async (payment) => {
      const { token, tokenId } = payment
      if (tokenId === null) return payment
      const sent = payments
        .filter((other) => isSameAddress(other.token, token) && other.tokenId === tokenId)
        .reduce((sum, { amount }) => sum + amount, 0n)
      const { isCounted, held } = await readCollectibleHolding(chain, safe.address.value, token, BigInt(tokenId))
      if (held < sent) throw new CollectibleError(payment, { held, sent })
      return { ...payment, isCounted }
    }),
  )

/**
 * The calls of the form, to be kept in a draft. Collectibles are read as in `buildDraft`.
 * @throws {CollectibleError} if the account holds fewer than the form would send
 */
export async function buildSavedCalls(subject: DraftSubject, options: Holder): Promise<MultiSendCall[]> {
  const checked =
    subject.kind === 'call' ? subject : { ...subject, payments: await checkedPayments(subject.payments, options) }
  return callsOf(checked, options.safe.address.value)
}

/** The transaction without gas fields. */
export const buildCalls = (subject: DraftSubject, options: Omit<DraftOptions, 'safeTxGas'>): SafeTransactionData =>
  batchOf(callsOf(subject, options.safe.address.value), options)

const callsOf = (subject: DraftSubject, safe: Address): MultiSendCall[] =>
  subject.kind === 'call'
    ? [{ operation: 0, ...subject.call }]
    : subject.payments.map((payment) => callOf(payment, safe))

function callOf({ token, tokenId, recipient, amount, isCounted }: Payment, safe: Address): MultiSendCall {
  if (tokenId !== null && isCounted) {
    const args = [safe, recipient, BigInt(tokenId), amount, '0x'] as const
    const data = encodeFunctionData({ abi: erc1155Abi, functionName: 'safeTransferFrom', args })
    return { operation: 0, to: token, value: 0n, data }
  }
  if (tokenId !== null) {
    const args = [safe, recipient, BigInt(tokenId)] as const
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args })
    return { operation: 0, to: token, value: 0n, data }
  }
  return isSameAddress(token, ZERO_ADDRESS)
    ? { operation: 0, to: recipient, value: amount, data: '0x' }
    : { operation: 0, to: token, value: 0n, data: encodeErc20Transfer(recipient, amount) }
}
