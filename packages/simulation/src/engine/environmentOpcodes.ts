import type { EnvironmentRead } from '../values/SimulationResult.ts'

/** Instructions that may return another value when the transaction is executed. */
export const ENVIRONMENT_OPCODES: Readonly<Record<number, EnvironmentRead['what']>> = {
  0x32: 'origin',
  0x3a: 'gasprice',
  0x40: 'blockhash',
  0x41: 'coinbase',
  0x42: 'timestamp',
  0x43: 'number',
  0x44: 'prevrandao',
  0x45: 'gaslimit',
  0x48: 'basefee',
}
