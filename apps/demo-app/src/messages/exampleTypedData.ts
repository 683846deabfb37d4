import type { EIP712TypedData, SafeInfoExtended } from '@safe-global/safe-apps-sdk'

/** A pledge as an example of typed data that contracts read. */
export const exampleTypedData = ({ safeAddress, chainId }: SafeInfoExtended): EIP712TypedData => ({
  domain: { name: 'Demo app', version: '1', chainId, verifyingContract: safeAddress },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Pledge: [
      { name: 'purpose', type: 'string' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Pledge',
  message: { purpose: 'A bench for the garden', amount: '250' },
})
