import { unknownModuleCall, type ModuleFacts } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { ModuleCall } from '../scan/readEvents.ts'

export const moduleFacts = (safe: Address, acted: ModuleCall, timestamp: number): ModuleFacts => ({
  ...(acted.call ?? unknownModuleCall(acted.module)),
  safe,
  id: moduleIdOf(acted),
  module: acted.module,
  transactionHash: acted.transactionHash,
  executedAt: timestamp,
  failed: acted.failed,
})

export const moduleIdOf = ({ transactionHash, logIndex }: Pick<ModuleCall, 'transactionHash' | 'logIndex'>): string =>
  `i${transactionHash.slice(2)}${logIndex}`
