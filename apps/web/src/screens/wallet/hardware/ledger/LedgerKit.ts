import type { SendApdu } from './ethereumApp.ts'

/** What is needed of a way to reach Ledger devices. */
export type LedgerKit = {
  /** Connects to a device this page may already use; null when there is none. Asks nobody. */
  connectKnown(): Promise<SendApdu | null>
  /** Lets the browser ask which device. Only right after a click. */
  connectChosen(): Promise<SendApdu>
}
