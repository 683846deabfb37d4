export type PageWallet = {
  /** Name of the exposed function; the name of the event listener derives from it. */
  readonly channel: string
  readonly name: string
  readonly rdns: string
  readonly announces: boolean
  readonly injected: Readonly<Record<string, boolean>> | null
}

/** Name of the function with which Node sends an event to a page. */
export const emitterOf = (channel: string) => `${channel}_emit`

/** The page's side of a wallet, run before the page's own scripts. It has a channel, and no key. */
export const testWalletPage = (wallet: PageWallet) => `((wallet) => {
  const listeners = {}
  const provider = {
    ...wallet.injected,
    async request({ method, params }) {
      const answer = JSON.parse(await window[wallet.channel](JSON.stringify({ method, params: params ?? [] })))
      if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error)
      return answer.result
    },
    on(event, listener) { (listeners[event] ??= []).push(listener); return provider },
    removeListener(event, listener) {
      listeners[event] = (listeners[event] ?? []).filter((other) => other !== listener)
      return provider
    },
  }
  const emit = (event, value) => [...(listeners[event] ?? [])].forEach((listener) => listener(value))
  Object.defineProperty(window, ${JSON.stringify(emitterOf(wallet.channel))}, { value: emit })
  if (wallet.injected) window.ethereum = provider
  if (!wallet.announces) return
  const icon = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#75808F"/></svg>')
  const info = Object.freeze({ uuid: crypto.randomUUID(), name: wallet.name, rdns: wallet.rdns, icon })
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
})(${JSON.stringify(wallet)})`
