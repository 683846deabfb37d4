import type { RecoveryCall } from '@countersign/safe/recovery'
import type { ReadCall } from './CallMeaning.ts'

/** The method of a recovery module and its parameters, with the names that the contract uses. */
export function recoveryMethod(call: RecoveryCall): Pick<ReadCall, 'signature' | 'parameters'> {
  const number = (name: string, value: bigint) => [{ name, type: 'uint256', value: String(value) }]
  switch (call.act) {
    case 'notice':
      return { signature: 'setTxCooldown(uint256)', parameters: number('cooldown', call.seconds) }
    case 'expiration':
      return { signature: 'setTxExpiration(uint256)', parameters: number('expiration', call.seconds) }
    case 'cancel':
      return { signature: 'setTxNonce(uint256)', parameters: number('_nonce', call.nonce) }
    case 'add':
      return {
        signature: 'enableModule(address)',
        parameters: [{ name: 'module', type: 'address', value: call.recoverer }],
      }
    case 'remove':
      return {
        signature: 'disableModule(address,address)',
        parameters: [{ name: 'module', type: 'address', value: call.recoverer }],
      }
    case 'skip':
      return { signature: 'skipExpired()', parameters: [] }
    case 'announce':
      return { signature: 'execTransactionFromModule(address,uint256,bytes,uint8)', parameters: [] }
    case 'execute':
      return { signature: 'executeNextTx(address,uint256,bytes,uint8)', parameters: [] }
  }
}
