import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'

export type SdkListener = (value: unknown) => void
export type SdkProvider = Pick<Eip1193Provider, 'request'> & {
  on(event: string, listener: SdkListener): void
  removeListener(event: string, listener: SdkListener): void
  /** Ends the session for the wallet too, and cancels open requests. */
  close?(): Promise<void>
}

/** Event listeners for the providers of this page. */
export function createProviderEvents() {
  const listeners = new Map<string, Set<SdkListener>>()
  return {
    on(event: string, listener: SdkListener): void {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: SdkListener): void {
      listeners.get(event)?.delete(listener)
    },
    emit(event: string, value: unknown): void {
      for (const listener of listeners.get(event) ?? []) listener(value)
    },
  }
}
