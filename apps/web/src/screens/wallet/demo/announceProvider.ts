import type { Eip1193Provider } from '../../../data/wallet/Eip1193Provider.ts'

export type ProviderInfo = { uuid: string; name: string; icon: `data:image/${string}`; rdns: string }

/** Announces a wallet as EIP-6963 asks: once now, and again whenever a page asks who is there. */
export function announceProvider(info: ProviderInfo, provider: Eip1193Provider): () => void {
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
