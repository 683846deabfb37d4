import { defineMessages } from '@countersign/primitives'

export const feeMessages = defineMessages('check-fee', {
  usualPerGas: 'A usual fee per gas',
  feeFarTooHigh: 'The network fee is far too high',
  feeHigh: 'The network fee is high',
  gasFarTooHigh: 'The gas limit is far too high',
  gasHigh: 'The gas limit is high',
  networkFee: 'Network fee',
  noSuggestion: ({ reason, reported }: { reason: string; reported: bigint }) =>
    `The node suggested no fee: ${reason}. Compare ${reported} wei per gas in your wallet.`,
  values: ({ reported, usual }: { reported: bigint; usual: bigint }) =>
    `The service says ${reported} wei per gas, the node suggests ${usual}.`,
  farTooHigh: 'The service names a far too high fee',
  executorPays: (values: string) => `${values} The executor would pay it. Use the node’s value.`,
  high: 'The fee is high',
  compare: (values: string) => `${values} Compare it in your wallet.`,
  usual: 'A usual fee',
  perGas: 'Fee per gas',
  blocksUnread: ({ reason, perGas }: { reason: string; perGas: string }) =>
    `The fees of the newest blocks could not be read: ${reason}. Compare ${perGas} gwei per gas in your wallet.`,
  suggests: ({ perGas, base, usual }: { perGas: string; base: string; usual: string }) =>
    `The node suggests ${perGas} gwei per gas. The newest blocks have a base fee of ${base} gwei, so up to ${usual} gwei is usual.`,
  usualGas: 'A usual gas limit',
  gasIs: (gas: string) => `The gas limit is ${gas}.`,
  gasLimit: 'Gas limit',
  gasNotCompared: ({ gas, reason }: { gas: string; reason: string }) =>
    `The gas limit of ${gas} could not be compared with a local trial: ${reason}`,
  gasTried: ({ gas, used }: { gas: string; used: string }) => `The gas limit is ${gas}; the local trial used ${used}.`,
  worst: (amount: string) => `In the worst case it costs ${amount}.`,
  costFarTooHigh: 'The cost is far too high',
  cost: 'Cost',
  balanceUnread: ({ worst, reason }: { worst: string; reason: string }) =>
    `${worst} The balance of your wallet could not be read: ${reason}.`,
  mostOfBalance: 'The cost may take most of your wallet’s balance',
  walletHolds: ({ worst, balance, symbol }: { worst: string; balance: string; symbol: string }) =>
    `${worst} Your wallet holds ${balance} ${symbol}.`,
  costHigh: 'The cost is high',
  usualCost: 'A usual cost',
})
