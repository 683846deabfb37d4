import { PERMIT2_ADDRESS } from '@countersign/chains'
import { type Address, type Hex, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { MAX_UINT256 } from './amountParts.ts'
import type { CallMeaning, Parameter, ReadCall } from './CallMeaning.ts'
import { readWords, type WordValues } from './readWords.ts'
import type { ViewContext } from './ViewContext.ts'

const MAX_UINT160 = (1n << 160n) - 1n

type Types = readonly ('address' | 'uint256' | 'uint160' | 'uint48' | 'bool' | 'bytes32' | 'bytes' | 'uint256[]')[]
type Reader = (data: Hex, target: Address, context: ViewContext) => ReadCall | null

/**
 * The methods whose parameters this file reads, by selector. Settings, multiSend and execTransaction are read in
 * other files.
 */
const READERS: Readonly<Record<string, Reader>> = {
  '0xa9059cbb': method('transfer', ['to', 'value'], ['address', 'uint256'], ([to, amount], token) => ({
    kind: 'payment',
    token,
    from: null,
    to,
    amount,
  })),
  '0x23b872dd': method(
    'transferFrom',
    ['from', 'to', 'value'],
    ['address', 'address', 'uint256'],
    ([from, to, amount], token, context) =>
      context.tokenOf(token)?.kind === 'ERC721'
        ? { kind: 'nft', token, from: payer(from, context), to, tokenId: amount, amount: null }
        : { kind: 'payment', token, from: payer(from, context), to, amount },
  ),
  '0x42842e0e': method('safeTransferFrom', ['from', 'to', 'tokenId'], ['address', 'address', 'uint256'], nft),
  '0xb88d4fde': method(
    'safeTransferFrom',
    ['from', 'to', 'tokenId', 'data'],
    ['address', 'address', 'uint256', 'bytes'],
    nft,
  ),
  '0xf242432a': method(
    'safeTransferFrom',
    ['from', 'to', 'id', 'value', 'data'],
    ['address', 'address', 'uint256', 'uint256', 'bytes'],
    ([from, to, tokenId, amount], token, context) => ({
      kind: 'nft',
      token,
      from: payer(from, context),
      to,
      tokenId,
      amount,
    }),
  ),
  '0x2eb2c2d6': method(
    'safeBatchTransferFrom',
    ['from', 'to', 'ids', 'values', 'data'],
    ['address', 'address', 'uint256[]', 'uint256[]', 'bytes'],
    ([from, to, ids, amounts], token, context) =>
      ids.length !== amounts.length
        ? null
        : {
            kind: 'nfts',
            token,
            from: payer(from, context),
            to,
            items: ids.map((tokenId, index) => ({ tokenId, amount: amounts[index] ?? 0n })),
          },
  ),
  '0x095ea7b3': method('approve', ['spender', 'value'], ['address', 'uint256'], ([spender, amount], token, context) => {
    const hasNoSpender = spender === ZERO_ADDRESS
    const kind = context.tokenOf(token)?.kind ?? null
    // ERC-721 has the same method: the second parameter is then the id, and the zero address takes the approval back.
    if (kind === 'ERC721' || (hasNoSpender && kind === null))
      return { kind: 'nftApproval', token, spender: hasNoSpender ? null : spender, tokenId: amount }
    const allowance = { kind: 'allowance', token, spender, amount, through: null } as const
    return kind === null && amount === 0n
      ? { ...allowance, unlimited: false, isZeroOrItem: true }
      : { ...allowance, unlimited: amount === MAX_UINT256 }
  }),
  '0x87517c45': method(
    'approve',
    ['token', 'spender', 'amount', 'expiration'],
    ['address', 'address', 'uint160', 'uint48'],
    ([token, spender, amount], target) =>
      isSameAddress(target, PERMIT2_ADDRESS)
        ? { kind: 'allowance', token, spender, amount, unlimited: amount === MAX_UINT160, through: target }
        : null,
  ),
  '0xa22cb465': method(
    'setApprovalForAll',
    ['operator', 'approved'],
    ['address', 'bool'],
    ([operator, approved], token) => ({ kind: 'operator', token, operator, approved }),
  ),
  '0xd4d9bdcd': method('approveHash', ['hash'], ['bytes32'], ([hash]) => ({ kind: 'approveHash', hash })),
}

/** Reads a call of a token or Safe method; null if the selector is not known or the parameters do not fit. */
export function readKnownMethod(data: Hex, target: Address, context: ViewContext): ReadCall | null {
  const selector = data.slice(0, 10).toLowerCase()
  return Object.hasOwn(READERS, selector) ? (READERS[selector]?.(data, target, context) ?? null) : null
}

function method<const T extends Types>(
  name: string,
  names: readonly string[],
  types: T,
  mean: (values: WordValues<T>, target: Address, context: ViewContext) => CallMeaning | null,
): Reader {
  return (data, target, context) => {
    const values = readWords(data, types)
    const meaning = values === null ? null : mean(values, target, context)
    if (values === null || meaning === null) return null
    const parameters: Parameter[] = types.map((type, index) => ({
      name: names[index] ?? '',
      type,
      value: String(values[index]),
    }))
    return { meaning, signature: `${name}(${types.join(',')})`, parameters }
  }
}

function nft(
  values: readonly [Address, Address, bigint, ...unknown[]],
  token: Address,
  context: ViewContext,
): CallMeaning {
  const [from, to, tokenId] = values
  return { kind: 'nft', token, from: payer(from, context), to, tokenId, amount: null }
}

const payer = (from: Address, context: ViewContext): Address | null =>
  from.toLowerCase() === context.safe.toLowerCase() ? null : from
