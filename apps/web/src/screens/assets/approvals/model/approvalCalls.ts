import { PERMIT2_ADDRESS } from '@countersign/chains'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe'
import { encodeFunctionData, erc20Abi, erc721Abi, type Hex, parseAbi } from 'viem'
import type { Approval } from './Approval.ts'

const permit2Abi = parseAbi(['function approve(address token, address spender, uint160 amount, uint48 expiration)'])

type Named = Pick<Approval, 'kind' | 'token' | 'spender' | 'tokenId'>

/** The call that takes an approval back. */
export function revokeCall({ kind, token, spender, tokenId }: Named): MultiSendCall {
  switch (kind) {
    case 'ERC20':
      return approveCall(token, spender, 0n)
    case 'PERMIT2':
      return permit2Call(token, spender, 0n, 0)
    case 'ERC721':
      return call(
        token,
        encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [ZERO_ADDRESS, tokenId ?? 0n] }),
      )
    case 'OPERATOR':
      return call(
        token,
        encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [spender, false] }),
      )
  }
}

/** The call that sets the amount of an approval; the end of an allowance of Permit2 stays. */
export const lowerCall = (
  { kind, token, spender, expiresAt }: Pick<Approval, 'kind' | 'token' | 'spender' | 'expiresAt'>,
  amount: bigint,
): MultiSendCall =>
  kind === 'PERMIT2'
    ? permit2Call(token, spender, amount, Math.floor((expiresAt ?? 0) / 1000))
    : approveCall(token, spender, amount)

/** The word of the amount among the arguments of `lowerCall`. */
export const amountPlace = ({ kind }: Pick<Approval, 'kind'>): number => (kind === 'PERMIT2' ? 2 : 1)

const approveCall = (token: Address, spender: Address, amount: bigint) =>
  call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }))

const permit2Call = (token: Address, spender: Address, amount: bigint, expiration: number) =>
  call(
    PERMIT2_ADDRESS,
    encodeFunctionData({ abi: permit2Abi, functionName: 'approve', args: [token, spender, amount, expiration] }),
  )

const call = (to: Address, data: Hex): MultiSendCall => ({ to, value: 0n, data, operation: 0 })
