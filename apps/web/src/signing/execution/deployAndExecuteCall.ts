import type { Chain } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { type CreationData, encodeDeployAndExecute } from '@countersign/safe'
import { findMultiSend } from './findMultiSend.ts'

/** The call of a wallet that creates the account and executes its first transaction, both or neither. */
export const deployAndExecuteCall = async (
  chain: Chain,
  creation: CreationData,
  execution: Hex,
): Promise<{ readonly to: Address; readonly data: Hex }> => ({
  to: await findMultiSend(chain, creation.version),
  data: encodeDeployAndExecute(creation, execution),
})
