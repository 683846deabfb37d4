import { type Address, isHex, wordReader, type WordReader, ZERO_ADDRESS } from '@countersign/primitives'
import { selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'

/**
 * The declared effect of a token method. `amount` is null if it is not a single amount; `isAll` grants access to
 * everything.
 *
 * @example
 * const meaning = readTokenCall(call) // { kind: 'transfer', token: call.to, from: null, to, amount: 5n }
 */
export type TokenCall =
  | {
      readonly kind: 'transfer'
      readonly token: Address
      /** Null if the caller pays. */
      readonly from: Address | null
      readonly to: Address
      readonly amount: bigint | null
    }
  | {
      readonly kind: 'token-approval'
      readonly token: Address
      readonly spender: Address
      /** Null for access to everything that the account has of the token. */
      readonly amount: bigint | null
      readonly isUnlimited: boolean
      /** False if only the kind of token decides: see `isZeroOrItem`. */
      readonly isRevocation: boolean
      /** An approval of 0: it takes a permission back (ERC-20), or gives one for item 0 (ERC-721). */
      readonly isZeroOrItem: boolean
    }

type TokenBytes = Pick<InspectedCall, 'to' | 'data' | 'operation'>
type Reader = (token: Address, at: WordReader) => TokenCall | null

/** Selector → meaning, from the positions of the parameters. Exported for the test of every method. */
export const TOKEN_READERS: Readonly<Record<string, Reader>> = {
  /** transfer(address to, uint256 value) */
  '0xa9059cbb': (token, at) => transfer(token, null, at.address(0), at.uint(32)),
  /** transferFrom(address from, address to, uint256 value) */
  '0x23b872dd': (token, at) => transferFrom(token, at.address(0), at.address(32), at.uint(64)),
  /** safeTransferFrom(address,address,uint256), with data, and of ERC-1155 */
  '0x42842e0e': (token, at) => transferFrom(token, at.address(0), at.address(32), null),
  '0xb88d4fde': (token, at) => transferFrom(token, at.address(0), at.address(32), null),
  '0xf242432a': (token, at) => transferFrom(token, at.address(0), at.address(32), null),
  /** safeBatchTransferFrom(address,address,uint256[],uint256[],bytes) */
  '0x2eb2c2d6': (token, at) => transferFrom(token, at.address(0), at.address(32), null),
  /** transferAndCall(address to, uint256 value), with data (ERC-677, ERC-1363); transfer(address,uint256,bytes) (ERC-223) */
  '0x1296ee62': (token, at) => transfer(token, null, at.address(0), at.uint(32)),
  '0x4000aea0': (token, at) => transfer(token, null, at.address(0), at.uint(32)),
  '0xbe45fd62': (token, at) => transfer(token, null, at.address(0), at.uint(32)),
  /** send(address recipient, uint256 amount, bytes data) (ERC-777) */
  '0x9bd9bbc6': (token, at) => transfer(token, null, at.address(0), at.uint(32)),
  /** transfer(address receiver, uint256 id, uint256 amount) (ERC-6909) */
  '0x095bcdb6': (token, at) => transfer(token, null, at.address(0), null),
  /** approve(address spender, uint256 value) */
  '0x095ea7b3': (token, at) => {
    const approval = tokenApproval(token, at.address(0), at.uint(32))
    const isZeroOrItem = approval?.amount === 0n && approval.spender !== ZERO_ADDRESS
    return isZeroOrItem ? { ...approval, isRevocation: false, isZeroOrItem } : approval
  },
  /** increaseAllowance(address spender, uint256 addedValue), increaseApproval(address,uint256) */
  '0x39509351': (token, at) => tokenApproval(token, at.address(0), at.uint(32)),
  '0xd73dd623': (token, at) => tokenApproval(token, at.address(0), at.uint(32)),
  /** approveAndCall(address spender, uint256 value), with data (ERC-1363) */
  '0x3177029f': (token, at) => tokenApproval(token, at.address(0), at.uint(32)),
  '0xcae9ca51': (token, at) => tokenApproval(token, at.address(0), at.uint(32)),
  /** approve(address spender, uint256 id, uint256 amount) (ERC-6909) */
  '0x426a8493': (token, at) => tokenApproval(token, at.address(0), at.uint(64)),
  /** approveDelegation(address delegatee, uint256 amount): another address may take a loan for which the account is liable */
  '0xc04a8a10': (token, at) => tokenApproval(token, at.address(0), at.uint(32)),
  /** setApprovalForAll(address operator, bool approved), setOperator(address operator, bool approved) (ERC-6909) */
  '0xa22cb465': (token, at) => accessToAll(token, at.address(0), at.uint(32)),
  '0x558a7297': (token, at) => accessToAll(token, at.address(0), at.uint(32)),
  /** allow(address manager, bool isAllowed), setAuthorization(address authorized, bool newIsAuthorized): of lending markets */
  '0x110496e5': (token, at) => accessToAll(token, at.address(0), at.uint(32)),
  '0xeecea000': (token, at) => accessToAll(token, at.address(0), at.uint(32)),
  /** authorizeOperator(address operator) (ERC-777) */
  '0x959b8c3f': (token, at) => accessToAll(token, at.address(0), 1n),
  /** Permit2: approve(address token, address spender, uint160 amount, uint48 expiration) */
  '0x87517c45': (_, at) => {
    const token = at.address(0)
    return token === null ? null : tokenApproval(token, at.address(32), at.uint(64))
  },
  /** approve(address guy), push(address dst, uint256 wad), move(address src, address dst, uint256 wad) (DSToken) */
  '0xdaea85c5': (token, at) => accessToAll(token, at.address(0), 1n),
  '0xb753a98c': (token, at) => transfer(token, null, at.address(0), at.uint(32)),
  '0xbb35783b': (token, at) => transferFrom(token, at.address(0), at.address(32), at.uint(64)),
  /** permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) */
  '0xd505accf': (token, at) => tokenApproval(token, at.address(32), at.uint(64)),
}

/**
 * Reads a call of a token method; null for another method, or if the words do not fit. Null for a delegatecall.
 *
 * @example
 * readTokenCall(transaction) // { kind: 'transfer', token: usdc, from: null, to: recipient, amount: 5n }
 */
export function readTokenCall(call: TokenBytes): TokenCall | null {
  const selector = selectorOf(call.data)
  if (call.operation === 1 || selector === null || !Object.hasOwn(TOKEN_READERS, selector) || !isHex(call.data))
    return null
  return TOKEN_READERS[selector]?.(call.to, wordReader(call.data, 4)) ?? null
}

/**
 * Whether a call of a token method cannot be read, so that its effect is not known.
 *
 * @example
 * calls.some(isUnreadableTokenCall) // false
 */
export const isUnreadableTokenCall = (call: TokenBytes): boolean =>
  call.operation === 0 && Object.hasOwn(TOKEN_READERS, selectorOf(call.data) ?? '') && readTokenCall(call) === null

/**
 * Whether an address parameter of a token method has extra bytes. Missing bytes count as zeros.
 *
 * @example
 * hasDirtyAddress(transaction) // false
 */
export const hasDirtyAddress = (call: TokenBytes): boolean =>
  isUnreadableTokenCall({ ...call, data: `0x${call.data.slice(2)}${'0'.repeat(256)}` })

const MAX_UINT96 = (1n << 96n) - 1n
/** No token has this many base units. */
const UNLIMITED_FROM = 1n << 128n

/**
 * Whether an allowance exceeds any token's supply: the greatest number of 96, 160 or 256 bits, or close to it.
 *
 * @example
 * isUnlimitedAmount((1n << 160n) - 1n) // true
 */
export const isUnlimitedAmount = (amount: bigint): boolean => amount >= UNLIMITED_FROM || amount === MAX_UINT96

function transfer(token: Address, from: Address | null, to: Address | null, amount: bigint | null): TokenCall | null {
  return to === null ? null : { kind: 'transfer', token, from, to, amount }
}

function transferFrom(
  token: Address,
  from: Address | null,
  to: Address | null,
  amount: bigint | null,
): TokenCall | null {
  return from === null ? null : transfer(token, from, to, amount)
}

function accessToAll(token: Address, spender: Address | null, approved: bigint | null): TokenCall | null {
  if (spender === null || approved === null) return null
  return {
    kind: 'token-approval',
    token,
    spender,
    amount: null,
    isUnlimited: approved !== 0n,
    isRevocation: approved === 0n,
    isZeroOrItem: false,
  }
}

function tokenApproval(
  token: Address,
  spender: Address | null,
  amount: bigint | null,
): Extract<TokenCall, { kind: 'token-approval' }> | null {
  if (spender === null || amount === null) return null
  return {
    kind: 'token-approval',
    token,
    spender,
    amount,
    isUnlimited: isUnlimitedAmount(amount),
    // ERC-721 takes an approval back by approving the zero address.
    isRevocation: amount === 0n || spender === ZERO_ADDRESS,
    isZeroOrItem: false,
  }
}
