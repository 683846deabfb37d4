/** The measured part of the peer; `npm run bench` installs the package beside this file. */
declare module '@safe-global/protocol-kit' {
  type MetaTransaction = { to: string; value: string; data: string; operation?: 0 | 1 }
  type SafeTransaction = MetaTransaction & {
    operation: 0 | 1
    safeTxGas: string
    baseGas: string
    gasPrice: string
    gasToken: string
    refundReceiver: string
    nonce: number
  }
  export function calculateSafeTransactionHash(
    safe: string,
    transaction: SafeTransaction,
    version: string,
    chainId: bigint,
  ): string
  export function encodeMultiSendData(calls: MetaTransaction[]): string
  export function decodeMultiSendData(data: string): MetaTransaction[]
}
