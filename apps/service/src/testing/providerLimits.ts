/** Limits as public providers have them, for `faultyNode.ts`. */
export const providerLimits = { mostBlocks: 1000, mostLogs: 10_000, mostNames: 1000, perSecond: 300, delayMs: 20 }
