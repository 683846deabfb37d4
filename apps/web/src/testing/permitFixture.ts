import type { ViewContext } from '@countersign/describe/transaction'

export const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const token = '0x00000000000000000000000000000000000000AA'
export const spender = '0x00000000000000000000000000000000000000Bb'

/** The context of a page that knows one token. */
export const context: ViewContext = {
  safe,
  accountName: 'Treasury',
  native: { symbol: 'ETH', decimals: 18 },
  nameOf: () => null,
  tokenOf: (address) => (address === token ? { symbol: 'TUSD', decimals: 6, kind: 'ERC20' } : null),
  hasApps: true,
}

/** An ERC-2612 permit of the account. @param value in the token's smallest unit */
export const permitOf = (value: string) => ({
  domain: { name: 'Test USD', version: '1', chainId: 1, verifyingContract: token },
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
  message: { owner: safe, spender, value, nonce: '0', deadline: '1795780800' },
})
