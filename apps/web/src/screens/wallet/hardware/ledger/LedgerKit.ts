import type { SendApdu } from './ethereumApp.ts'

/** The connection to Ledger devices. */
export type LedgerKit = {
  /** Connects to a device that this page may already use, without a prompt; null if there is none. */
  connectKnown(): Promise<SendApdu | null>
  /** Opens the browser's device prompt. Works only directly after a click. */
  connectChosen(): Promise<SendApdu>
}
