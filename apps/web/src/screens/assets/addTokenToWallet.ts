import type { Chain, TokenInfo } from '@countersign/api'
import type { ToastInput } from '@countersign/ui'
import { ensureWalletChain } from '../../data/wallet/ensureWalletChain.ts'
import { normalizeWalletError, watchAsset } from '@countersign/connect/core'
import { logoUrlOf } from '../../data/tokens/logoUrlOf.ts'
import { tokenInWalletMessages } from './tokenInWalletMessages.ts'

/** A wallet adds a token to its current chain, so it is switched first. Returns the message to show. */
export async function addTokenToWallet(chain: Chain, token: TokenInfo, walletName: string): Promise<ToastInput> {
  const { address, symbol, decimals } = token
  try {
    const { provider } = await ensureWalletChain(chain)
    const image = logoUrlOf(chain.chainId, token) ?? undefined
    await watchAsset(provider, { address, symbol, image, ...(decimals === null ? {} : { decimals }) })
    return {
      kind: 'info',
      title: tokenInWalletMessages.added({ symbol, wallet: walletName }),
      detail: tokenInWalletMessages.addedDetail({ network: chain.chainName }),
    }
  } catch (cause) {
    const error = normalizeWalletError(cause)
    const isDeclined = error.code === 'rejected'
    return {
      kind: isDeclined ? 'declined' : 'failure',
      title: tokenInWalletMessages.notAdded({ symbol }),
      detail: error.code === 'not-supported' ? tokenInWalletMessages.noList({ wallet: walletName }) : error.message,
    }
  }
}
