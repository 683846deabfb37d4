/** What one import may cost a page. */
export type SizeLimit = {
  readonly from: string
  /** `*`: everything that the entry exports. */
  readonly name: string
  /** Bytes, minified and compressed by gzip, with everything that it imports at once. */
  readonly limit: number
}

/** Each entry as a whole, and one function of it, which shows that the rest is left out. */
export const sizeLimits: readonly SizeLimit[] = [
  { from: '@countersign/primitives', name: '*', limit: 7_000 },
  { from: '@countersign/primitives', name: 'formatUnits', limit: 400 },
  { from: '@countersign/primitives', name: 'checksumAddress', limit: 1_100 },
  { from: '@countersign/primitives/fileLines', name: '*', limit: 500 },
  { from: '@countersign/chains', name: '*', limit: 13_600 },
  { from: '@countersign/chains', name: 'findSafeDeployment', limit: 3_800 },
  { from: '@countersign/chains', name: 'safeAbi', limit: 1_300 },
  { from: '@countersign/chains/signatures', name: 'findSignatures', limit: 48_800 },
  { from: '@countersign/safe', name: '*', limit: 51_500 },
  { from: '@countersign/safe', name: 'hashSafeTransaction', limit: 4_600 },
  { from: '@countersign/safe/light', name: '*', limit: 7_300 },
  { from: '@countersign/safe/checks', name: '*', limit: 103_700 },
  { from: '@countersign/safe/checks', name: 'checkWitness', limit: 3_400 },
  { from: '@countersign/safe/decode', name: '*', limit: 37_500 },
  { from: '@countersign/safe/exchange', name: '*', limit: 51_400 },
  { from: '@countersign/safe/witness', name: 'witnessTransaction', limit: 1_900 },
  { from: '@countersign/ledger', name: '*', limit: 54_700 },
  { from: '@countersign/ledger', name: 'decodeSafeLog', limit: 32_400 },
  { from: '@countersign/simulation', name: '*', limit: 77_900 },
  { from: '@countersign/simulation', name: 'declareEffects', limit: 12_800 },
  { from: '@countersign/api', name: '*', limit: 26_200 },
  { from: '@countersign/api/client', name: '*', limit: 23_300 },
  { from: '@countersign/api/client', name: 'cursorOf', limit: 400 },
  { from: '@countersign/app-bridge', name: '*', limit: 14_700 },
  { from: '@countersign/chain-client', name: '*', limit: 94_400 },
  { from: '@countersign/chain-client/state', name: 'readCurrentState', limit: 3_600 },
  { from: '@countersign/describe/transaction', name: '*', limit: 29_500 },
  { from: '@countersign/describe/transaction', name: 'statementOfCall', limit: 20_400 },
  { from: '@countersign/describe/message', name: '*', limit: 18_400 },
  { from: '@countersign/ui/atoms', name: '*', limit: 24_700 },
  { from: '@countersign/ui/atoms', name: 'AddressLabel', limit: 4_600 },
  { from: '@countersign/connect', name: 'ConnectProvider, ConnectButton', limit: 22_500 },
  { from: '@countersign/connect', name: '*', limit: 23_400 },
  { from: '@countersign/connect/core', name: '*', limit: 13_300 },
  { from: '@countersign/connect/dialogs', name: '*', limit: 32_000 },
  { from: '@countersign/connect/wallets', name: '*', limit: 4_200 },
  { from: '@countersign/connect/connectors', name: '*', limit: 34_800 },
  { from: '@countersign/connect/wagmi', name: '*', limit: 300 },
  { from: '@countersign/connect/german', name: '*', limit: 7_600 },
]
