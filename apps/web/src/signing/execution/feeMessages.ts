import { defineMessages } from '@countersign/primitives'

/** The network fee of a transaction that the connected wallet sends. */
export const feeMessages = defineMessages('network-fee', {
  networkFee: 'Network fee',
  reading: 'Reading the fee…',
  unread: 'The fee could not be read',
  atMost: ({ most }: { most: string }) => `at most ${most}`,
  gasLimit: 'Gas limit',
  maxFee: 'Maximum fee per gas (gwei)',
  tip: 'Tip per gas (gwei), part of the maximum fee',
  gasPrice: 'Gas price (gwei)',
  noWholeGas: 'The gas limit is a whole number.',
  worst: 'At most, if all gas is used at the maximum fee: <cost/>',
  expected: 'About, at the base fee of the newest block: <cost/>',
  walletMayChange:
    'Your wallet receives exactly these values. It may change them before it sends: compare them there. After sending, this page shows what was sent.',
  suggestion: 'Use the suggested values',
  sendThrough: 'Send through',
  byWallet: 'The wallet’s own node',
  fromYou: ({ host }: { host: string }) => `${host}, added by you`,
  fromOperator: ({ host }: { host: string }) => `${host}, named by the operator`,
  signsAndSends: 'This wallet always sends by itself. Choose a node in the wallet, or use a hardware wallet here.',
  signsOnly: 'Your wallet only signs. The page compares what was signed and sends it to this node alone.',
  addNode: 'Add a node',
  again: 'Try again',
})
