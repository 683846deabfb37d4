import type { Address } from '@countersign/primitives'
import type { ChainReader } from '../../chain/reader/createChainReader.ts'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import type { IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { addHashChange, addOwnerRemoval, type Batch } from '../fold/Batch.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { crossesHashVersion } from '../fold/effects/crossesHashVersion.ts'
import { NO_CREATION } from '../../db/schema/noCreation.ts'

/**
 * Replaces the state derived from events by the state of the chain, at the block of the index. Events are not complete: they do not show
 * the position of a swapped owner, or a slot that a delegatecall wrote.
 * @returns addresses that are not accounts
 */
export async function refreshAccounts(
  reader: ChainReader,
  batch: Batch,
  addresses: readonly Address[],
  block: BlockHeader,
): Promise<Address[]> {
  const states = await reader.readSafes(addresses, block.number)
  const strangers: Address[] = []
  for (const address of addresses) {
    const account = batch.accounts.get(address)
    const state = states.get(address)
    if (!account) continue
    if (state) adopt(batch, account, state, block)
    else strangers.push(address)
  }
  return strangers
}

function adopt(batch: Batch, account: IndexedAccount, state: ChainSafeState, block: BlockHeader): void {
  const { address } = account
  const { blockNumber: stateBlock, ...read } = state
  batch.accounts.set(address, { ...account, ...read, stateBlock })
  batch.changed.add(address)
  const owners = new Set(state.owners)
  for (const owner of account.owners)
    if (!owners.has(owner)) addOwnerRemoval(batch, { safe: address, owner, blockNumber: block.number, at: block.time })
  if (crossesHashVersion(account.version, state.version))
    addHashChange(batch, { safe: address, blockNumber: block.number, version: state.version ?? '1.3.0' })
}

/** The row of an account that was found by reading the chain and not by its setup. */
export const toIndexedAccount = (chainId: string, { blockNumber, ...state }: ChainSafeState): IndexedAccount => ({
  ...state,
  chainId,
  stateBlock: blockNumber,
  ...NO_CREATION,
})
