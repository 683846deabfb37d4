const READ = /^(eth_(call|get\w+|estimateGas|gasPrice|feeHistory|blockNumber|maxPriorityFeePerGas|syncing)|web3_\w+)$/

/** Chain reads, which the page sends to its own node: a remote wallet is slower, and its answers need not be true. */
export const isChainRead = (method: string): boolean => READ.test(method)
