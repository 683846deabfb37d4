import type { Chain } from '@countersign/api'
import { ensureWalletChain as ensure, type ReadyWallet } from '@countersign/connect/core'
import { toConnectChain } from '../chain-access/toConnectChain.ts'
import { givenNetworks } from './givenNetworks.ts'
import { walletStore } from './walletStore.ts'

/** The connected wallet, after it was switched to the chain if necessary. Called before every signature and every transaction. */
export const ensureWalletChain = (chain: Chain): Promise<ReadyWallet> =>
  ensure({ wallet: walletStore, given: givenNetworks }, toConnectChain(chain))
