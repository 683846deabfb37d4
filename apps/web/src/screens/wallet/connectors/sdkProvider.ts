import type { Eip1193Provider } from '../../../data/wallet/Eip1193Provider.ts'

export type SdkListener = (value: unknown) => void
export type SdkProvider = Pick<Eip1193Provider, 'request'> & {
  on(event: string, listener: SdkListener): void
  removeListener(event: string, listener: SdkListener): void
  /** Ends the session on the wallet's side too, and whatever is still being asked. */
  close?(): Promise<void>
}

/** Listeners by event, for providers made here. */
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
