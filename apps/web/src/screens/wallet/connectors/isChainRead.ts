const READ = /^(eth_(call|get\w+|estimateGas|gasPrice|feeHistory|blockNumber|maxPriorityFeePerGas|syncing)|web3_\w+)$/

/** Questions to the chain, which the page asks its own node: a wallet far away is slower at them, and need not be believed. */
export const isChainRead = (method: string): boolean => READ.test(method)
