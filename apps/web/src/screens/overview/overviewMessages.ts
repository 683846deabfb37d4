import { defineMessages, numberText } from '@countersign/primitives'

/** Texts of the overview that are drawn with its first content. */
export const overviewMessages = defineMessages('overview', {
  overview: 'Overview',
  overviewOf: ({ name }: { name: string }) => `Overview of ${name}`,
  thisAccount: 'this account',
  qrCode: 'QR code',
  showQrCode: 'Show QR code',
  address: 'address',
  receive: 'Receive',
  send: 'Send',
  nextInQueue: 'Next in queue',
  shown: ({ shown, total }: { shown: number; total: number }) => `${numberText(shown)} of ${numberText(total)}`,
  openQueue: 'Open queue',
  queueFailed: 'The service did not send the queue',
  queueLoading: 'Loading the queue',
  queueEmpty: 'The queue is empty.',
  queueEmptyDetail: 'A transaction appears here when an owner proposes it.',
  newTransaction: 'New transaction',
  health: 'Health',
  notChecked:
    'Not checked yet. This page reads from the chain: owners and threshold, contract, modules, guard and fallback handler of this account.',
  transaction: ({ nonce }: { nonce: number }) => `Transaction ${nonce}`,
})
