import type { Chain, TokenInfo } from '@countersign/api'
import type { ToastInput } from '@countersign/ui'
import { ensureWalletChain } from '../../data/wallet/ensureWalletChain.ts'
import { normalizeWalletError } from '../../data/wallet/normalizeWalletError.ts'
import { watchAsset } from '../../data/wallet/watchAsset.ts'

/** A wallet lists a token on the chain it is on, so it is moved there first. Answers what to say about it. */
export async function addTokenToWallet(chain: Chain, token: TokenInfo, walletName: string): Promise<ToastInput> {
  const { address, symbol, decimals } = token
  try {
    const { provider } = await ensureWalletChain(chain)
    await watchAsset(provider, { address, symbol, ...(decimals === null ? {} : { decimals }) })
    return { kind: 'info', title: `${symbol} is listed in ${walletName}`, detail: `On ${chain.chainName}.` }
  } catch (cause) {
    const error = normalizeWalletError(cause)
    const isDeclined = error.code === 'rejected'
    return { kind: isDeclined ? 'declined' : 'failure', title: `${symbol} was not added`, detail: error.message }
  }
}
