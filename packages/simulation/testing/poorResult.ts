import type { SimulationResult } from '../src/values/SimulationResult.ts'

const unknown = { known: false, reason: 'The node has no debug_traceCall.' } as const

/** A success about which the engine could provide little, and which moved nothing. */
export const poorResult: SimulationResult = {
  engine: 'eth_simulateV1',
  rpcUrl: 'https://rpc.example/key',
  chainId: 1n,
  block: { number: 9n, hash: `0x${'b0'.repeat(32)}`, timestamp: 1n },
  assumptions: [],
  fallbacks: [],
  success: true,
  reason: null,
  gasUsed: 1n,
  inner: unknown,
  innerSuccess: true,
  earlier: [],
  deltas: [],
  tokenApprovals: [],
  writes: unknown,
  delegatecalls: unknown,
  created: unknown,
  selfdestructs: unknown,
  environment: unknown,
  logs: [],
}
